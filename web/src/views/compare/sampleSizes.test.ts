import { describe, expect, it } from 'vitest';
import { positionOf, sizeAt, sizeOf } from './sampleSizes.ts';

const bounds = { min: 0, max: 1_000_000 };

describe('the size of a sample', () => {
  it('is a whole number within bounds, or says what is wrong', () => {
    expect(sizeOf(' 1,000 ', bounds)).toBe(1000);
    expect(sizeOf('ten', bounds)).toBe('Write a whole number.');
    expect(sizeOf('', bounds)).toBe('Write a whole number.');
    expect(sizeOf('1000001', bounds)).toBe('From 0 to 1,000,000.');
  });

  it('is at the ends of the slider where it is at the bounds', () => {
    expect([positionOf(0, bounds), positionOf(1_000_000, bounds)].map(Math.round)).toEqual([0, 1]);
    expect([sizeAt(0, bounds), sizeAt(1, bounds)]).toEqual([0, 1_000_000]);
  });

  it('comes in round numbers from the slider', () => {
    expect(sizeAt(positionOf(9873, bounds), bounds)).toBe(9900);
    expect(sizeAt(positionOf(7, bounds), bounds)).toBe(7);
  });
});
