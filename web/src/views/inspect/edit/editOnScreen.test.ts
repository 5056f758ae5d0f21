import { expect, it } from 'vitest';
import { withoutQuotes } from './editOnScreen.ts';

it('edits a text of a field as it is, and not as it is shown', () => {
  expect(withoutQuotes('"csrf"')).toBe('csrf');
  expect(withoutQuotes('"a \\"b\\" \\n\\u0001ä"')).toBe('a "b" \n\u0001ä');
  expect(withoutQuotes('""')).toBe('');
  expect(withoutQuotes("'a'")).toBe('a');
  expect(withoutQuotes("'\\''")).toBe("'");
  expect(withoutQuotes(`'"'`)).toBe('"');
  expect(withoutQuotes('42')).toBe('42');
  expect(withoutQuotes('"')).toBe('"');
});
