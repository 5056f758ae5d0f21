import { describe, expect, it } from 'vitest';
import type { Format } from '../../api/types.ts';
import { bytePairs, matching } from './matching.ts';

const format = (part: Partial<Format>): Format => ({
  id: 'x',
  title: 'X',
  category: 'c',
  doc: '',
  kind: 'descriptor',
  origin: 'builtin',
  license: '',
  fileExtensions: [],
  ports: [],
  signatures: [],
  samples: [],
  ...part,
});

const java = format({
  id: 'java_serialization',
  title: 'Java serialization',
  fileExtensions: ['ser'],
  ports: [],
  signatures: [{ offset: 0, hex: 'ACED0005' }],
});
const order = format({ id: 'order', title: 'Order', doc: 'As java writes it.' });

describe('searching formats', () => {
  it.each([
    ['', ['java_serialization', 'order']],
    ['java', ['java_serialization', 'order']],
    ['order', ['order']],
    ['.ser', ['java_serialization']],
    ['aced', ['java_serialization']],
    ['ac ed', ['java_serialization']],
    ['java writes', ['order']],
    ['zip', []],
  ])('%s', (query, ids) => {
    expect(matching([order, java], query).map(({ id }) => id)).toEqual(ids);
  });

  it('spells signatures byte by byte', () => {
    expect(bytePairs('ACED0005')).toBe('AC ED 00 05');
  });
});
