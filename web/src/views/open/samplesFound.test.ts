import { describe, expect, it } from 'vitest';
import type { SampleDump } from '../../api/types.ts';
import { samplesFound } from './samplesFound.ts';

const sample = (id: string, part: Partial<SampleDump> = {}): SampleDump => ({
  id,
  title: id,
  doc: '',
  category: 'java',
  size: 1,
  featured: false,
  ...part,
});

const samples = [
  sample('hash-map', { doc: 'A map with an order of its own.' }),
  sample('order', { title: 'Order' }),
  sample('order.avro', { title: 'Order, Avro', category: 'encodings', format: 'avro:order.avro' }),
];

describe('searching samples', () => {
  it.each([
    ['', ['hash-map', 'order', 'order.avro']],
    ['  ', ['hash-map', 'order', 'order.avro']],
    ['order', ['order', 'order.avro', 'hash-map']],
    ['ORDER avro', ['order.avro']],
    ['avro order', ['order.avro']],
    ['encodings', ['order.avro']],
    ['its own', ['hash-map']],
    ['kryo', []],
  ])('for “%s” finds what has every word, in its name first', (query, ids) => {
    expect(samplesFound(samples, query).map(({ id }) => id)).toEqual(ids);
  });

  it('leaves the list that is searched as it was', () => {
    samplesFound(samples, 'order');
    expect(samples[0]?.id).toBe('hash-map');
  });
});
