import { describe, expect, it } from 'vitest';
import type { Field } from '../../../api/types.ts';
import { levels, outermostLevel, rowHolding } from './layout.ts';

const field = (id: string, offset: number, length: number): Field => ({
  id,
  index: 0,
  name: id,
  offset,
  length,
  type: 'bytes',
  role: 'value',
  childCount: 1,
  computed: false,
  source: 0,
  placement: 'tiled',
});

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
  const rows = [field('root', 0, 100), field('object', 10, 50), undefined, field('other', 60, 40)];

  it('is the innermost one in sight', () => {
    expect(rowHolding(rows, { source: 0, start: 20, length: 4, field: 'price' })).toBe(1);
    expect(rowHolding(rows, { source: 0, start: 4, length: 2, field: 'magic' })).toBe(0);
  });

  it('is none while the row of the field itself is in sight, or nothing is pointed at', () => {
    expect(rowHolding(rows, { source: 0, start: 60, length: 40, field: 'other' })).toBe(-1);
    expect(rowHolding(rows, undefined)).toBe(-1);
  });
});
