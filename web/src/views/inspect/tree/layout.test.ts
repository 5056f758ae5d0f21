import { describe, expect, it } from 'vitest';
import { levels, nameShare, outermostLevel, type RowBytes, rowHolding } from './layout.ts';

const row = (field: string, offset: number, length: number): RowBytes => ({ field, source: 0, offset, length });

describe('indentation', () => {
  it('counts from the root while that leaves room for names', () => {
    expect(outermostLevel([0, 1, levels])).toBe(0);
    expect(outermostLevel([])).toBe(0);
  });

  it('counts from the outermost row in sight far inside', () => {
    expect(outermostLevel([60, 61, 62])).toBe(60 + 2 - levels);
    expect(outermostLevel([40, 60])).toBe(40);
  });
});

describe('the row that holds a byte', () => {
  const rows = [row('root', 0, 100), row('object', 10, 50), undefined, row('other', 60, 40)];

  it('is the innermost one in sight', () => {
    expect(rowHolding(rows, { source: 0, start: 20, length: 4, field: 'price' })).toBe(1);
    expect(rowHolding(rows, { source: 0, start: 4, length: 2, field: 'magic' })).toBe(0);
  });

  it('is none while the row of the field itself is in sight, or nothing is pointed at', () => {
    expect(rowHolding(rows, { source: 0, start: 60, length: 40, field: 'other' })).toBe(-1);
    expect(rowHolding(rows, undefined)).toBe(-1);
  });
});

describe('the column of names', () => {
  it('is as wide as it is drawn, and leaves room for values', () => {
    expect(nameShare(200, 500)).toBe(0.4);
    expect(nameShare(-20, 500)).toBe(0.15);
    expect(nameShare(490, 500)).toBe(0.75);
    expect(nameShare(0, 0)).toBe(0.15);
  });
});
