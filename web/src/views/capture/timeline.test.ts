import { describe, expect, it } from 'vitest';
import { areaPath, spanAtShare } from './timeline.ts';

describe('the timeline', () => {
  it('stands as high as the most packets, and leaves nothing out that is there', () => {
    expect(areaPath([0, 100, 1], 30, 12)).toBe('M0 12L0 12L10 12L10 2L20 2L20 11L30 11L30 12Z');
  });

  it('is flat where nothing came', () => {
    expect(areaPath([0, 0], 10, 12)).toBe('M0 12L0 12L5 12L5 12L10 12L10 12Z');
    expect(areaPath([], 10, 12)).toBe('M0 12L10 12Z');
  });

  it('knows the span below the pointer, edges included', () => {
    expect([-0.1, 0, 0.49, 0.5, 1].map((share) => spanAtShare(4, share))).toEqual([0, 0, 1, 2, 3]);
  });
});
