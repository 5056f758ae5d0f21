import { describe, expect, it } from 'vitest';
import { asciiText, byteAtColumn, hexChars, hexColumn, hexColumns, hexText, runInRow } from './layout.ts';

const bytes = [0xac, 0xed, 0x00, 0x05, 0x73, 0x72, 0x00, 0x14, 0x4f, 0x62, 0x6a, 0xe9];
const byteAt = (i: number) => bytes[i];

describe('a row of bytes', () => {
  it('is written in groups of eight', () => {
    expect(hexText(byteAt, 12)).toBe('AC ED 00 05 73 72 00 14  4F 62 6A E9');
    expect(hexText(() => undefined, 2)).toBe('·· ··');
  });

  it('shows printable characters, Latin-1 only when asked', () => {
    expect(asciiText(byteAt, 12, false)).toBe('····sr··Obj·');
    expect(asciiText(byteAt, 12, true)).toBe('¬í··sr··Objé');
  });

  it('finds each byte by the columns of its digits', () => {
    const text = hexText((i) => i, 32);
    expect(text.length).toBe(hexColumns(32));
    for (let i = 0; i < 32; i++) {
      expect(byteAtColumn(hexColumn(i), 32)).toBe(i);
      expect(byteAtColumn(hexColumn(i) + 1, 32)).toBe(i);
      expect(Number.parseInt(text.slice(hexColumn(i), hexColumn(i) + 2), 16)).toBe(i);
    }
  });

  it('takes clicks beyond its end as its last byte', () => {
    expect(byteAtColumn(500, 16)).toBe(15);
    expect(byteAtColumn(-3, 16)).toBe(0);
  });

  it('holds the part of a field that crosses it', () => {
    expect(runInRow(10, 20, 16, 16)).toEqual({ from: 0, to: 14 });
    expect(runInRow(10, 6, 16, 16)).toBeUndefined();
    expect(runInRow(0, 100, 16, 4)).toEqual({ from: 0, to: 4 });
    expect(hexChars({ from: 7, to: 9 })).toEqual({ from: 21, to: 27 });
  });
});
