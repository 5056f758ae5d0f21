import { describe, expect, it } from 'vitest';
import { interpret, utf8 } from './interpret.ts';

const reading = (bytes: number[], type: string) => interpret(new Uint8Array(bytes)).find((r) => r.type === type);

describe('bytes nobody has named', () => {
  it('are read in both byte orders', () => {
    expect(reading([0x01, 0x00], 'u16')).toEqual({ type: 'u16', big: '256', little: '1' });
    expect(reading([0xff, 0xff, 0xff, 0xfe, 0, 0, 0, 0], 's32')?.big).toBe('-2');
    expect(reading([0x3f, 0xd9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9a], 'f64')?.big).toBe('0.4');
    expect(reading([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], 'u64')?.big).toBe('18446744073709551615');
  });

  it('are not read as types they are too few for', () => {
    expect(interpret(new Uint8Array([1, 2])).map((r) => r.type)).toEqual(['u8', 's8', 'u16', 's16']);
    expect(interpret(new Uint8Array())).toEqual([]);
  });

  it('are text only where they are well formed', () => {
    expect(utf8(new TextEncoder().encode('Größe 🙂'))).toBe('Größe 🙂');
    expect(utf8(new Uint8Array([0xac, 0xed]))).toBeUndefined();
    expect(utf8(new Uint8Array([0x41, 0x00]))).toBe('A␀');
  });
});
