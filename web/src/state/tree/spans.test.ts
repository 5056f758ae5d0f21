import { describe, expect, it } from 'vitest';
import type { Span } from '../../api/types.ts';
import { byteWindow, Shades, spanAt, spanWindow, windowKeys } from './spans.ts';

const span = (offset: number, length: number, field: string): Span => ({ offset, length, field, role: 'value' });

describe('spans', () => {
  const spans = [span(0, 2, 'magic'), span(2, 2, 'version'), span(4, 336, 'rest')];

  it('are found by any byte they hold', () => {
    expect(spanAt(spans, 0)?.field).toBe('magic');
    expect(spanAt(spans, 3)?.field).toBe('version');
    expect(spanAt(spans, 339)?.field).toBe('rest');
    expect(spanAt(spans, 340)).toBeUndefined();
    expect(spanAt([], 0)).toBeUndefined();
  });

  it('are asked for by the windows in sight', () => {
    expect(windowKeys(0, 340, spanWindow)).toEqual(['0']);
    expect(windowKeys(4090, 4100, spanWindow)).toEqual(['0', '1']);
    expect(windowKeys(2 ** 30 - 16, 2 ** 30, byteWindow)).toEqual(['16383']);
    expect(windowKeys(0, 0, byteWindow)).toEqual([]);
  });
});

describe('shades', () => {
  const pages = [
    [span(0, 8, 'a'), span(8, 8, 'b'), span(16, 8, 'text')],
    [span(24, 24, 'text')],
    [span(48, 8, 'text'), span(56, 8, 'c'), span(64, 8, 'd')],
    [span(72, 24, 'e')],
  ];
  const shadesInOrder = (order: readonly number[]) => {
    const shades = new Shades();
    const found: Record<string, Set<number>> = {};
    for (const page of order) {
      for (const [i, { field }] of (pages[page] ?? []).entries()) {
        found[field] ??= new Set();
        found[field].add(shades.of(page, pages[page] ?? [], i));
      }
    }
    return found;
  };

  it('of one field are the same on every page, and neighbours differ, whichever page comes first', () => {
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 0, 2, 3],
    ]) {
      const { a, b, text, c, d, e } = shadesInOrder(order);
      for (const one of [a, b, text, c, d, e]) expect(one?.size).toBe(1);
      const row = [a, b, text, c, d, e].map((one) => [...(one ?? [])][0]);
      for (let i = 1; i < row.length; i++) expect(row[i]).not.toBe(row[i - 1]);
    }
  });
});
