import { describe, expect, it } from 'vitest';
import type { Population, PopulationCodec } from '../../../api/types.ts';
import { bytesOf, populationWords, progressPart, reasonWords, refusedShare, rowsOf } from './populationRows.ts';

function codec(id: string, encoded: number, total: number, part: Partial<PopulationCodec> = {}): PopulationCodec {
  return {
    codec: id,
    version: '1',
    encoded,
    refused: [],
    sizes: { min: 1, p25: 1, median: 1, p75: 1, p99: 1, max: 1, total },
    compressed: { deflate: total, zstd: total / 2, lz4: total, snappy: total },
    noDictionary: '',
    changed: 0,
    ...part,
  };
}

const dictionary = { size: 10, trainedOn: 2, validationCount: 2, heldOut: 2, plain: 10, with: 5, estimate: 20 };
const { sizes: _s, compressed: _c, ...nothing } = codec('unsafe', 0, 0);

const population: Population = {
  dumps: 5,
  read: 4,
  objects: 4,
  classes: 2,
  roots: [
    { className: 'Order', objects: 3 },
    { className: 'Item', objects: 1 },
  ],
  left: [],
  incomplete: [],
  codecs: [
    codec('java', 4, 400),
    codec('avro', 3, 50),
    codec('kryo', 4, 100, { dictionary }),
    { ...nothing, refused: [{ reason: 'no buffer', count: 4, first: 'a' }] },
  ],
  best: { raw: 'kryo', zstd: 'kryo', dictionary: 'kryo' },
  millis: 1,
};

const known = [{ id: 'kryo', title: 'Kryo' }];

describe('rows of a population', () => {
  it('begin with those that wrote everything, smallest first', () => {
    const { rows, none } = rowsOf(population, known, 'total');
    expect(rows.map(({ title }) => title)).toEqual(['Kryo', 'java', 'avro']);
    expect(rows.map(({ best }) => best.length)).toEqual([3, 0, 0]);
    expect(none).toEqual([{ reason: 'no buffer', titles: ['unsafe'] }]);
  });

  it('count the dictionary, and those without one come last', () => {
    const { rows } = rowsOf(population, known, 'dictionary');
    expect(rows.map((row) => bytesOf(row, 'dictionary'))).toEqual([
      30,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('say which share was refused', () => {
    expect(rowsOf(population, known, 'total').rows.map(({ codec }) => refusedShare(codec, 4))).toEqual(['', '', '25%']);
  });

  it('have words', () => {
    expect(populationWords(population)).toBe('4 objects of Order and 1 other class, from 4 of 5 dumps');
    expect(reasonWords({ reason: 'no value', count: 1200, first: 'a.json' })).toBe('1,200 × no value (first: a.json)');
    expect(reasonWords({ reason: 'beyond', count: 2, first: '' })).toBe('2 × beyond');
  });

  it('are near when the last pass is', () => {
    expect(progressPart({ pass: 'classes', done: 0, total: 4 })).toBe(0);
    expect(progressPart({ pass: 'sizes', done: 4, total: 4 })).toBe(1);
    expect(progressPart({ pass: 'objects', done: 0, total: 0 })).toBeCloseTo(0.2);
  });
});
