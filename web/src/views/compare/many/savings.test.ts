import { expect, test } from 'vitest';
import type { Population } from '../../../api/types.ts';
import { lessWords, savingsOf } from './savings.ts';

const codec = (id: string, total: number, zstd: number): Population['codecs'][number] => ({
  codec: id,
  version: '1',
  encoded: 10,
  refused: [],
  sizes: { min: 1, p25: 1, median: 1, p75: 1, p99: 1, max: 1, total },
  compressed: { deflate: 0, zstd, lz4: 0, snappy: 0 },
  noDictionary: 'too few',
  changed: 0,
});

test('the smallest codec of each column says what it takes of the bytes that there are', () => {
  const population = {
    bytes: 1000,
    codecs: [codec('avro', 250, 240), codec('json', 800, 200)],
    best: { raw: 'avro', zstd: 'json' },
  };
  expect(savingsOf(population, [{ id: 'avro', title: 'Avro' }])).toEqual([
    { how: 'with', title: 'Avro', part: 0.25 },
    { how: 'compressed by zstd, with', title: 'json', part: 0.2 },
  ]);
  expect(savingsOf({ ...population, bytes: undefined }, [])).toEqual([]);
  expect(savingsOf({ ...population, best: {} }, [])).toEqual([]);
});

test('what is saved is a part and an amount, also where it is none', () => {
  expect(lessWords(0.25, 12_000_000_000)).toBe('75% less: 8.4 GiB');
  expect(lessWords(1.5, 2000)).toBe('50% more: 1000 B');
});
