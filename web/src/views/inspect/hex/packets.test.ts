import { describe, expect, it } from 'vitest';
import type { Boundary } from '../../../api/types.ts';
import { gapsIn, marksIn } from './packets.ts';

const boundaries: readonly Boundary[] = [
  { offset: 0, length: 20, gap: false, packet: 1 },
  { offset: 20, length: 30, gap: true },
  { offset: 50, length: 1, gap: false, packet: 4 },
  { offset: 51, length: 900, gap: false, packet: 5 },
];

describe('packets in the bytes', () => {
  it('begin at their first byte, several in a row too', () => {
    expect(marksIn(boundaries, { from: 0, to: 10 }, 16)).toEqual([
      { row: 0, i: 0, index: 0 },
      { row: 3, i: 2, index: 2 },
      { row: 3, i: 3, index: 3 },
    ]);
  });

  it('outside the window are left alone', () => {
    expect(marksIn(boundaries, { from: 1, to: 3 }, 16)).toEqual([]);
  });

  it('have gaps between, cut by the rows', () => {
    expect(gapsIn(boundaries, { from: 0, to: 10 }, 16)).toEqual([
      { row: 1, from: 4, to: 16, index: 1 },
      { row: 2, from: 0, to: 16, index: 1 },
      { row: 3, from: 0, to: 2, index: 1 },
    ]);
    expect(gapsIn(boundaries, { from: 2, to: 3 }, 16)).toHaveLength(1);
  });
});
