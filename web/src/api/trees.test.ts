import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSpans } from './trees.ts';

afterEach(() => vi.unstubAllGlobals());

describe('spans', () => {
  it('of a window are asked for until it is covered', async () => {
    const asked: string[] = [];
    const span = (offset: number) => ({ offset, length: 10, role: 'value', field: `f${offset}` });
    vi.stubGlobal('fetch', async (path: string) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const from = Number(query.get('offset'));
      asked.push(`${from}+${query.get('length')}`);
      const next = from + 20 < 150 ? { next: from + 20 } : {};
      return new Response(JSON.stringify({ offset: from, length: 20, items: [span(from), span(from + 10)], ...next }));
    });

    const spans = await getSpans('t', 0, 100, 50);

    expect(spans.map(({ offset }) => offset)).toEqual([100, 110, 120, 130, 140, 150]);
    expect(asked).toEqual(['100+50', '120+30', '140+10']);
  });
});
