import { describe, expect, it } from 'vitest';
import type { Codec, Encoding } from '../../api/types.ts';
import { defaultComparison } from '../../state/comparison.ts';
import { firstChoice, lengthOf, ranked, times } from './ranking.ts';

const codec = (id: string, title = id): Codec => ({ id, title, family: 'F', library: 'lib', doc: '' });
const encoded = (codecId: string, size: number, zstd = size): Encoding => ({
  codec: codecId,
  state: 'encoded',
  version: '1',
  size,
  compressed: { deflate: size, zstd, lz4: size, snappy: size },
  roles: { value: size - 2, header: 2 },
  members: [
    { path: '', bytes: 2 },
    { path: 'prices', bytes: size - 2 },
  ],
});
const codecs = [codec('java', 'Java serialization'), codec('kryo'), codec('raw'), codec('old')];
const results = new Map([
  ['java', encoded('java', 340, 250)],
  ['kryo', encoded('kryo', 124, 120)],
  ['raw', encoded('raw', 185, 60)],
  ['old', { codec: 'old', state: 'unavailable', version: '', reason: 'It is in no registry.' } as Encoding],
]);

describe('the ranking', () => {
  it('goes from small to large, and names those that could not', () => {
    const { bars, refused, most } = ranked(codecs, results, defaultComparison);
    expect(bars.map((bar) => [bar.codec.id, bar.bytes])).toEqual([
      ['kryo', 124],
      ['raw', 185],
      ['java', 340],
    ]);
    expect(refused.map((each) => each.encoding.reason)).toEqual(['It is in no registry.']);
    expect(most).toBe(340);
  });

  it('stacks parts that add up to the size, in one order for all', () => {
    for (const stacking of ['role', 'member'] as const) {
      const { bars } = ranked(codecs, results, { ...defaultComparison, stacking });
      for (const { parts, bytes } of bars) expect(parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(bytes);
    }
    expect(ranked(codecs, results, defaultComparison).keys).toEqual(['header', 'value']);
  });

  it('ranks by compressed sizes, which have no parts', () => {
    const { bars } = ranked(codecs, results, { ...defaultComparison, measure: 'zstd' });
    expect(bars.map((bar) => bar.bytes)).toEqual([60, 120, 250]);
    expect(bars[0]?.parts).toEqual([]);
  });

  it('keeps pinned codecs on top and compares with the baseline', () => {
    const { bars } = ranked(codecs, results, { ...defaultComparison, pinned: ['java'], baseline: 'raw' });
    expect(bars[0]?.codec.id).toBe('java');
    expect(times(bars[0]?.ratio ?? 0)).toBe('×1.84');
  });

  it('finds codecs by every word', () => {
    expect(ranked(codecs, results, { ...defaultComparison, find: 'SERIAL java' }).bars).toHaveLength(1);
    expect(ranked(codecs, results, { ...defaultComparison, find: 'nothing' }).bars).toHaveLength(0);
  });

  it('draws lengths on either scale', () => {
    expect(lengthOf(50, 100, false)).toBe(0.5);
    expect(lengthOf(10, 100, true)).toBe(0.5);
    expect(lengthOf(0, 0, true)).toBe(0);
  });

  it('begins with codecs people know', () => {
    expect(firstChoice(ranked(codecs, results, defaultComparison).bars)).toEqual(['java', 'kryo', 'raw']);
  });
});
