import { describe, expect, it } from 'vitest';
import { type Box, lastTop, maxSpacer, scrollOfTop, spacerHeight, topOfScroll, topToShow } from './scroll.ts';

const small: Box = { rows: 22, rowHeight: 20, height: 200 };
const gib: Box = { rows: 2 ** 26, rowHeight: 20, height: 970 };

describe('scrolling by rows', () => {
  it('never asks the browser for more pixels than it can hold', () => {
    expect(spacerHeight(gib)).toBe(maxSpacer);
    expect(spacerHeight(small)).toBe(440);
  });

  it('reaches the last row of 1 GiB exactly', () => {
    expect(topOfScroll(gib, maxSpacer - gib.height)).toBe(2 ** 26 - 48);
    expect(lastTop(gib)).toBe(2 ** 26 - 48);
  });

  it('puts the thumb where the same row comes back, for short lists', () => {
    for (let top = 0; top <= lastTop(small); top++) expect(topOfScroll(small, scrollOfTop(small, top))).toBe(top);
  });

  it('does not move for a row in sight, and moves by one at the edges', () => {
    expect(topToShow(gib, 100, 120)).toBe(100);
    expect(topToShow(gib, 100, 99)).toBe(99);
    expect(topToShow(gib, 100, 148)).toBe(101);
  });

  it('leaves room above the row it jumps to', () => {
    expect(topToShow(gib, 0, 1_000_000)).toBe(1_000_000 - 16);
    expect(topToShow(gib, 0, 2 ** 26 - 1)).toBe(lastTop(gib));
  });

  it('shows everything where everything fits', () => {
    const box = { rows: 3, rowHeight: 20, height: 200 };
    expect(lastTop(box)).toBe(0);
    expect(spacerHeight(box)).toBe(200);
    expect(topOfScroll(box, 0)).toBe(0);
  });
});
