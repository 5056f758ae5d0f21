import { describe, expect, it } from 'vitest';
import { identifiersOf } from './identifiers.ts';
import { textsOf, utf8 } from './texts.ts';
import { timesAt } from './times.ts';
import { varintsAt } from './varints.ts';

const bytes = (hex: string) =>
  new Uint8Array((hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)));

describe('numbers of variable length', () => {
  it('are read with and without a sign', () => {
    expect(varintsAt(bytes('ac02'))).toEqual([
      { type: 'varint', value: '300', length: 2 },
      { type: 'zigzag', value: '150', length: 2 },
    ]);
    expect(varintsAt(bytes('7f')).map(({ value }) => value)).toEqual(['127', '-64', '-1']);
    expect(varintsAt(bytes('ffffffffffffffffff01'))[0]?.value).toBe('18446744073709551615');
  });

  it('end, or are none', () => {
    expect(varintsAt(bytes('ffff'))).toEqual([]);
    expect(varintsAt(bytes('ffffffffffffffffffff01'))).toEqual([]);
  });
});

describe('times', () => {
  const time = (hex: string, type: string) => timesAt(bytes(hex)).find((reading) => reading.type === type);

  it('are those that somebody could have meant', () => {
    expect(time('0000018bcfe56800', 'epoch ms')?.big).toBe('2023-11-14T22:13:20Z');
    expect(time('6553f100', 'epoch s')).toEqual({ type: 'epoch s', big: '2023-11-14T22:13:20Z', little: '' });
    expect(time('00f15365', 'epoch s')?.little).toBe('2023-11-14T22:13:20Z');
    expect(timesAt(bytes('0000000000000001'))).toEqual([]);
  });

  it('have the digits of their clock', () => {
    expect(time('17979cfe362a0001', 'epoch ns')?.big).toBe('2023-11-14T22:13:20.000000001Z');
    expect(time('01da1747c66d0001', 'FILETIME')?.big).toBe('2023-11-14T22:13:20.0000001Z');
    expect(time('08dbe55ee8e40001', '.NET ticks')?.big).toBe('2023-11-14T22:13:20.0000001Z');
  });

  it('of DOS have a date that there is', () => {
    expect(time('576eb1aa', 'DOS')?.big).toBe('2023-11-14T22:13:20Z');
    expect(time('57000000', 'DOS')).toBeUndefined();
  });
});

describe('what exactly these bytes are', () => {
  const said = (hex: string, type: string) => identifiersOf(bytes(hex)).find((reading) => reading.type === type);

  it('is an address', () => {
    expect(said('c0a80001', 'IPv4')).toEqual({ type: 'IPv4', big: '192.168.0.1', little: '1.0.168.192' });
    expect(said('20010db8000000000000000000000001', 'IPv6')?.big).toBe('2001:db8::1');
    expect(said('00000000000000000000000000000000', 'IPv6')?.big).toBe('::');
  });

  it('is a UUID in either form', () => {
    expect(said('00112233445566778899aabbccddeeff', 'UUID')).toEqual({
      type: 'UUID',
      big: '00112233-4455-6677-8899-aabbccddeeff',
      little: '33221100-5544-7766-8899-aabbccddeeff',
    });
  });

  it('is an ObjectId with its time', () => {
    expect(said('6553f1000102030405060708', 'ObjectId')?.big).toBe('6553f1000102030405060708 2023-11-14T22:13:20Z');
  });

  it('is a BigInteger or packed digits', () => {
    expect(said('ffffffffffffffffff', 'BigInteger')?.big).toBe('-1');
    expect(said('01234d', 'BCD')?.big).toBe('-1234');
    expect(said('0012', 'BCD')?.big).toBe('12');
    expect(said('0a', 'BCD')).toBeUndefined();
  });
});

describe('texts', () => {
  const read = (hex: string) => textsOf(bytes(hex)).map(({ encoding, text }) => `${encoding} ${text}`);

  it('are read only where they are well formed', () => {
    expect(utf8(new TextEncoder().encode('Größe 🙂'))).toBe('Größe 🙂');
    expect(utf8(bytes('aced'))).toBeUndefined();
    expect(utf8(bytes('4100'))).toBe('A␀');
  });

  it('are read as Java writes them', () => {
    expect(read('41c080')).toEqual(['modified UTF-8 A␀']);
    expect(read('eda0bdedb982')).toEqual(['modified UTF-8 🙂']);
  });

  it('are UTF-16 where that is readable', () => {
    expect(read('0048007e')).toContain('UTF-16BE H~');
    expect(read('48007e00')).toContain('UTF-16LE H~');
    expect(read('48656c6c')).toEqual(['UTF-8 Hell']);
  });
});
