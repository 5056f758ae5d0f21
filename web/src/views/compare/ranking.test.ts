import { describe, expect, it } from 'vitest';
import type { Codec, Encoding } from '../../api/types.ts';
import { defaultComparison } from '../../state/address/comparison.ts';
import { byReason, firstChoice, lengthOf, ranked, times } from './ranking.ts';

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

const contest = { codecs, results, members: ['prices'], published: [] };

describe('the ranking', () => {
  it('goes from small to large, and names those that could not', () => {
    const { bars, refused, most } = ranked(contest, defaultComparison);
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
      const { bars } = ranked(contest, { ...defaultComparison, stacking });
      for (const { parts, bytes } of bars) expect(parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(bytes);
    }
    expect(ranked(contest, defaultComparison).keys).toEqual(['header', 'value']);
  });

  it('ranks by compressed sizes, which have no parts', () => {
    const { bars } = ranked(contest, { ...defaultComparison, measure: 'zstd' });
    expect(bars.map((bar) => bar.bytes)).toEqual([60, 120, 250]);
    expect(bars[0]?.parts).toEqual([]);
  });

  it('keeps pinned codecs on top and compares with the baseline', () => {
    const { bars } = ranked(contest, { ...defaultComparison, pinned: ['java'], baseline: 'raw' });
    expect(bars[0]?.codec.id).toBe('java');
    expect(times(bars[0]?.ratio ?? 0)).toBe('×1.84');
  });

  it('finds codecs by every word', () => {
    expect(ranked(contest, { ...defaultComparison, find: 'SERIAL java' }).bars).toHaveLength(1);
    expect(ranked(contest, { ...defaultComparison, find: 'nothing' }).bars).toHaveLength(0);
  });

  it('draws lengths on either scale', () => {
    expect(lengthOf(50, 100, false)).toBe(0.5);
    expect(lengthOf(10, 100, true)).toBe(0.5);
    expect(lengthOf(0, 0, true)).toBe(0);
  });

  it('begins with codecs people know', () => {
    expect(firstChoice(results)).toEqual(['java', 'kryo', 'raw']);
  });

  it('keeps rows where they are while results arrive', () => {
    const order = (results_: Map<string, Encoding>, settled?: Map<string, Encoding>) =>
      ranked({ ...contest, results: results_, settled }, defaultComparison).rows.map(({ codec: { id } }) => id);
    expect(order(new Map([['raw', encoded('raw', 1)]]), new Map())).toEqual(['java', 'kryo', 'raw', 'old']);
    expect(order(new Map([...results, ['java', encoded('java', 3)]]), results)).toEqual(['kryo', 'raw', 'java']);
    expect(order(new Map([...results, ['java', encoded('java', 3)]]))).toEqual(['java', 'kryo', 'raw']);
  });

  it('shows what is pinned whatever is searched for', () => {
    const { bars } = ranked(contest, { ...defaultComparison, pinned: ['raw'], find: 'kryo' });
    expect(bars.map((bar) => bar.codec.id)).toEqual(['raw', 'kryo']);
  });

  it('makes room for published sizes that are larger than what is measured', () => {
    const published = [{ codec: 'java', bytes: 400, source: 'an article', note: '' }];
    const { bars, most } = ranked({ ...contest, published }, defaultComparison);
    expect(most).toBe(400);
    expect(bars.flatMap((bar) => bar.published)).toEqual(published);
  });

  it('counts bytes that nobody can explain as unparsed', () => {
    const bare: Encoding = { codec: 'raw', state: 'encoded', version: '', size: 7 };
    const only = { ...contest, results: new Map([['raw', bare]]) };
    expect(ranked(only, defaultComparison).bars[0]?.parts).toEqual([{ key: 'unparsed', bytes: 7 }]);
    const byMember = ranked(only, { ...defaultComparison, stacking: 'member' });
    expect(byMember.bars[0]?.parts).toEqual([{ key: '', bytes: 7 }]);
  });

  it('tells refusals with the same reason together', () => {
    const no = (id: string, reason: string) => ({
      codec: codec(id),
      encoding: { codec: id, state: 'unsupported', version: '', reason } as Encoding,
    });
    const groups = byReason([no('a', 'A cycle.'), no('b', 'No schema.'), no('c', 'A cycle.')]);
    expect(groups.map((group) => [group.reason, group.codecs.length])).toEqual([
      ['A cycle.', 2],
      ['No schema.', 1],
    ]);
  });
});
