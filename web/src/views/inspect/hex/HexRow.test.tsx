import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HexRow } from './HexRow.tsx';
import { piecesOf } from './rows.ts';

const text = { row: 1, start: 16, length: 4, hex: '00 00 03 09', ascii: '····', here: true };

describe('a hex row', () => {
  it('wraps runs, selection and hover in spans where the browser cannot paint text nodes', () => {
    const runs = [
      { from: 0, to: 2, paint: 'length-0', issue: false },
      { from: 2, to: 4, paint: 'value-1', issue: true },
    ] as const;
    const pieces = piecesOf(runs, [{ from: 3, to: 4, paint: 'hover' }]);
    const html = renderToStaticMarkup(<HexRow text={text} digits={4} active={false} pieces={pieces} />);
    expect(html).toContain(
      '<span class="run run-length-0">00 00</span> <span class="run run-value-1 run-issue">03</span> ' +
        '<span class="run run-value-1 run-issue run-hover">09</span>',
    );
  });

  it('reads itself out', () => {
    const html = renderToStaticMarkup(<HexRow text={text} digits={4} active={true} />);
    expect(html).toContain('aria-label="0x0010: 00 00 03 09, text ····"');
    expect(html).toContain('aria-rowindex="2"');
  });
});
