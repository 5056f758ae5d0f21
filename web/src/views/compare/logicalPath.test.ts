import { describe, expect, it } from 'vitest';
import { inObject, isWithin, memberOf } from './logicalPath.ts';

describe('logical paths', () => {
  it('belong to the outermost member', () => {
    expect(['prices[3]', 'a.b.c', '[2].name', ''].map(memberOf)).toEqual(['prices', 'a', '[2]', '']);
  });

  it('know which path is part of which', () => {
    expect(isWithin('prices[3]', 'prices')).toBe(true);
    expect(isWithin('prices', 'prices')).toBe(true);
    expect(isWithin('pricesOld', 'prices')).toBe(false);
    expect(isWithin('prices', '')).toBe(false);
    expect(isWithin('[3].str', 'str')).toBe(true);
    expect(isWithin('[3].prices[1]', 'prices')).toBe(true);
    expect(isWithin('[3].str1', 'str')).toBe(false);
    expect(isWithin('[3]', '')).toBe(false);
  });

  it('are sorted in the order of the object, elements by number', () => {
    expect(inObject('prices[10]', 'prices[9]', ['prices'])).toBeGreaterThan(0);
    expect(inObject('prices', 'prices[0]', ['prices'])).toBeLessThan(0);
  });
});
