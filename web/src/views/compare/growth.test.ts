import { describe, expect, it } from 'vitest';
import { along, aside, decadesOf, errorEnds, scaleOf, shortCount, stepsOf, ticks } from './growth.ts';

describe('the size growth', () => {
  it('is measured from the smallest to the largest size, each once', () => {
    const sizes = stepsOf({ title: 'payload', unit: 'bytes', min: 0, max: 1_000_000 });
    expect(sizes[0]).toBe(0);
    expect(sizes.at(-1)).toBe(1_000_000);
    expect(new Set(sizes).size).toBe(sizes.length);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
  });

  it('is timed at the powers of ten that an object can have', () => {
    expect(decadesOf({ title: 'prices', unit: 'elements', min: 1, max: 10_000 })).toEqual([1, 10, 100, 1000, 10_000]);
    expect(decadesOf({ title: 'payload', unit: 'bytes', min: 5, max: 999 })).toEqual([10, 100]);
  });

  it('is drawn on scales of whole powers of ten', () => {
    expect(scaleOf([])).toEqual([10, 10_000]);
    const points = [175, 2_400_000].map((bytes) => ({ codec: 'java', size: 0, value: bytes, words: '' }));
    expect(scaleOf(points)).toEqual([100, 10_000_000]);
    expect(scaleOf([{ codec: 'a', size: 0, value: 0, words: '' }])).toEqual([1, 10]);
  });

  it('shows errors whole, unless they are ten times the value', () => {
    const point = (value: number, error?: number) => ({ codec: 'java', size: 1, value, error, words: '' });
    expect(scaleOf([point(50, 60)])).toEqual([10, 1000]);
    expect(scaleOf([point(50, 1e9)])).toEqual([10, 1000]);
    expect(errorEnds(point(50), [10, 1000])).toBeUndefined();
    expect(errorEnds(point(50, 20), [10, 1000])).toEqual([
      { value: 30, isCut: false },
      { value: 70, isCut: false },
    ]);
    expect(errorEnds(point(50, 5000), [10, 1000])).toEqual([
      { value: 10, isCut: true },
      { value: 1000, isCut: true },
    ]);
  });

  it('has errors side by side, within a few pixels', () => {
    expect([0, 1, 2].map((index) => aside(index, 3))).toEqual([-7, 0, 7]);
    expect(aside(0, 1)).toBe(0);
    expect(aside(0, 14)).toBe(-13);
  });

  it('begins at the edge and ends at the other', () => {
    expect(along(0, [0, 100])).toBe(0);
    expect(along(100, [0, 100])).toBe(1);
    expect(along(100, [10, 1000])).toBeCloseTo(0.5);
    expect(along(3, [10, 1000])).toBe(0);
  });

  it('has a line at each power of ten', () => {
    expect(ticks([0, 1000])).toEqual([0, 1, 10, 100, 1000]);
    expect(ticks([100, 10_000])).toEqual([100, 1000, 10_000]);
    expect([0, 100, 10_000, 1_000_000].map(shortCount)).toEqual(['0', '100', '10 k', '1 M']);
  });
});
