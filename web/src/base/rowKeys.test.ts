import { describe, expect, it } from 'vitest';
import { rowAfter } from './rowKeys.ts';

describe('keys in a list', () => {
  const box = { row: 5, rows: 1_000_000, pageRows: 20 };

  it('move by a row, a page, or all the way', () => {
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End'].map((key) => rowAfter(key, box))).toEqual([
      6, 4, 25, 0, 999_999,
    ]);
  });

  it('stop at the ends', () => {
    expect(rowAfter('PageUp', box)).toBe(0);
    expect(rowAfter('ArrowDown', { ...box, row: 999_999 })).toBe(999_999);
  });

  it('leave others alone, and lists without rows', () => {
    expect(rowAfter('x', box)).toBeUndefined();
    expect(rowAfter('End', { ...box, rows: 0 })).toBeUndefined();
  });
});
