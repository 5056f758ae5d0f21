import { describe, expect, it } from 'vitest';
import { placeOf, sizesOf, ticks } from './curve.ts';

describe('the curve', () => {
  it('measures from the smallest size to the largest', () => {
    const sizes = sizesOf({ title: 'payload', unit: 'bytes', min: 0, max: 1 << 20, default: 0 });
    expect(sizes[0]).toBe(0);
    expect(sizes.at(-1)).toBe(1 << 20);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('does not measure a size twice where there are few', () => {
    expect(sizesOf({ title: 'n', unit: 'elements', min: 1, max: 3, default: 1 })).toEqual([1, 2, 3]);
  });

  it('draws within its plot', () => {
    expect(placeOf({ size: 0, bytes: 0 }, [100, 100], [300, 200])).toEqual({ x: 0, y: 200 });
    expect(placeOf({ size: 100, bytes: 100 }, [100, 100], [300, 200])).toEqual({ x: 300, y: 0 });
  });

  it('has a line for each power of ten', () => {
    expect(ticks(1500)).toEqual([1, 10, 100, 1000]);
  });
});
