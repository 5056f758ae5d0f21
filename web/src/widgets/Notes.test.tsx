import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notes } from './Notes.tsx';

it('backticks in notes hold code', () => {
  const html = renderToStaticMarkup(<Notes notes={['`a.b[3]` is not searched.', 'All `x` of `y`.']} />);
  expect(html).toContain('<li><code>a.b[3]</code> is not searched.</li>');
  expect(html).toContain('<li>All <code>x</code> of <code>y</code>.</li>');
});
