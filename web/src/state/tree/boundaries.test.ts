import { describe, expect, it } from 'vitest';
import type { Boundary } from '../../api/types.ts';
import { boundaryIndexAt, boundaryWords, joined } from './boundaries.ts';

const packet = (number: number, offset: number, length: number, time: string): Boundary => ({
  offset,
  length,
  gap: false,
  packet: number,
  time: `2024-03-01T12:03:${time}Z`,
});
const first = packet(12, 0, 536, '04.120256789');
const gap: Boundary = { offset: 536, length: 536, gap: true };
const last = packet(17, 1072, 100, '04.123456789');

describe('packet boundaries', () => {
  it('that reach over the edge of a page are counted once', () => {
    expect(joined([[first, gap], [gap, last], []])).toEqual([first, gap, last]);
  });

  it('hold every byte of theirs, and no other', () => {
    const all = [first, gap, last];
    expect([0, 535, 536, 1071, 1072, 1171, 1172].map((at) => boundaryIndexAt(all, at))).toEqual([0, 0, 1, 1, 2, 2, -1]);
    expect(boundaryIndexAt([], 0)).toBe(-1);
  });

  it('say which packet, when, and how long after the one before', () => {
    expect(boundaryWords(last, first)).toBe('packet 17, 12:03:04.123456789, +3.2 ms');
    expect(boundaryWords(last, undefined)).toBe('packet 17, 12:03:04.123456789');
    expect(boundaryWords(gap, first)).toBe('536 bytes missing in the capture');
  });
});
