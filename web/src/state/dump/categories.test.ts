import { expect, it } from 'vitest';
import type { Format } from '../../api/types.ts';
import { byCategory } from './categories.ts';

const format = (id: string, category: string): Format => ({
  id,
  title: id.toUpperCase(),
  category,
  doc: '',
  kind: 'native',
  origin: 'builtin',
  license: '',
  fileExtensions: [],
  ports: [],
  signatures: [],
  samples: [],
});

it("lists formats by category, one's own first and what has no title of its own last", () => {
  const groups = byCategory([
    format('x', 'zoo'),
    format('smile', 'documents'),
    format('cbor', 'documents'),
    format('mine', 'own'),
  ]);
  expect(groups.map(({ title, formats }) => [title, formats.map(({ id }) => id)])).toEqual([
    ['Your own', ['mine']],
    ['Self-describing documents', ['cbor', 'smile']],
    ['zoo', ['x']],
  ]);
});
