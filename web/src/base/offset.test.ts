import { describe, expect, it } from 'vitest';
import { gutterDigits, hexOffset, offset, parseOffset } from './offset.ts';

describe('an offset', () => {
  it('is read from decimal, hexadecimal and grouped spellings', () => {
    expect(parseOffset('340')).toBe(340);
    expect(parseOffset('0x154')).toBe(340);
    expect(parseOffset('154h')).toBe(340);
    expect(parseOffset('$154')).toBe(340);
    expect(parseOffset('1,073,741,824')).toBe(2 ** 30);
  });

  it('is not read from a path or a negative number', () => {
    expect(parseOffset('prices[3]')).toBeUndefined();
    expect(parseOffset('-1')).toBeUndefined();
    expect(parseOffset('')).toBeUndefined();
  });

  it('refuses numbers that no byte can have', () => {
    expect(() => offset(-1)).toThrow(RangeError);
    expect(() => offset(1.5)).toThrow(RangeError);
  });

  it('is padded to one width per source', () => {
    expect(gutterDigits(340)).toBe(4);
    expect(gutterDigits(65_537)).toBe(6);
    expect(gutterDigits(2 ** 30)).toBe(8);
    expect(hexOffset(0x15, gutterDigits(340))).toBe('0x0015');
  });
});
