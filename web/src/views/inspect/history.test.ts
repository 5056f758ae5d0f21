import { describe, expect, it } from 'vitest';
import { step } from './history.ts';

describe('arrows in the expression bar', () => {
  it('go to older ones and back to what is being written', () => {
    expect(step(['new', 'old'], -1, 1)).toBe(0);
    expect(step(['new', 'old'], 1, 1)).toBe(1);
    expect(step(['new', 'old'], 0, -1)).toBe(-1);
    expect(step(['new', 'old'], -1, -1)).toBe(-1);
    expect(step([], -1, 1)).toBe(-1);
  });
});
