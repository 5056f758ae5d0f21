import { describe, expect, it } from 'vitest';
import { numbersAt, numbersIn } from './numbers.ts';

const reading = (bytes: number[], type: string) => numbersAt(new Uint8Array(bytes)).find((r) => r.type === type);
const eight = (...bytes: number[]) => [...bytes, ...Array(8 - bytes.length).fill(0)];

describe('bytes nobody has named', () => {
  it('are read in both byte orders', () => {
    expect(reading([0x01, 0x00], 'short')).toEqual({ type: 'short', big: '256', little: '1' });
    expect(reading(eight(0xff, 0xff, 0xff, 0xfe), 'int')?.big).toBe('-2');
    expect(reading([0x3f, 0xd9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9a], 'double')?.big).toBe('0.4');
    expect(reading([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], 'unsigned long')?.big).toBe(
      '18446744073709551615',
    );
    expect(reading([0x80, 0, 1], '24-bit')).toEqual({ type: '24-bit', big: '-8388607', little: '65664' });
    expect(reading([0xff, 0xff, 0xff, 0xff, 0xff, 0xfe], '48-bit')?.big).toBe('-2');
  });

  it('have all their digits', () => {
    expect(reading([0x40, 0x09, 0x21, 0xfb, 0x54, 0x44, 0x2d, 0x18], 'double')?.big).toBe('3.141592653589793');
    expect(reading(eight(0x3f, 0xd9, 0x99, 0x9a), 'float')?.big).toBe('1.7');
    expect(reading([0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], 'long')?.big).toBe('9223372036854775807');
  });

  it('are halves as IEEE 754 has them', () => {
    const half = (high: number, low: number) => reading([high, low], 'float16')?.big;
    expect(half(0x3c, 0x00)).toBe('1');
    expect(half(0xc0, 0x00)).toBe('-2');
    expect(half(0x7b, 0xff)).toBe('65504');
    expect(half(0x00, 0x01)).toBe(String(2 ** -24));
    expect(half(0x7c, 0x00)).toBe('Infinity');
    expect(half(0x7e, 0x00)).toBe('NaN');
  });

  it('are characters as in Java source', () => {
    expect(reading([0x00, 0x41], 'char')).toEqual({ type: 'char', big: "'A'", little: "'䄀'" });
    expect(reading([0x00, 0x0a], 'char')?.big).toBe("'\\u000a'");
  });

  it('are shown without a sign only where that says something else', () => {
    const types = (...bytes: number[]) => numbersAt(new Uint8Array(bytes)).map(({ type }) => type);
    expect(types(1, 2)).toEqual(['byte', 'short', 'char', 'float16']);
    expect(types(0xff, 2)).toEqual(['byte', 'unsigned byte', 'short', 'unsigned short', 'char', 'float16']);
    expect(types()).toEqual([]);
  });

  it('are exact where all of them are asked', () => {
    expect(numbersIn(new Uint8Array(eight(1))).map(({ type, big }) => [type, big])).toEqual([
      ['long', 72057594037927936n],
      ['unsigned long', 72057594037927936n],
      ['double', 2 ** -1007],
    ]);
  });
});
