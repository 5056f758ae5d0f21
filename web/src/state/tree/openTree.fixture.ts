import { vi } from 'vitest';
import type { Field, FieldDetail, Tree } from '../../api/types.ts';

export const field = (
  id: string,
  parent: string | undefined,
  index: number,
  offset: number,
  length: number,
  childCount = 0,
): Field => ({
  id,
  ...(parent === undefined ? {} : { parent }),
  index,
  name: id,
  offset,
  length,
  type: 'bytes',
  role: 'value',
  childCount,
  computed: false,
  source: 0,
  placement: 'tiled',
});

/** Three levels: a root of 100 bytes, an object in it, a number in that. */
export const root = field('root', undefined, 0, 0, 100, 2);
export const object = field('object', 'root', 1, 10, 90, 3);
export const price = field('price', 'object', 2, 40, 8);

export const tree: Tree = {
  id: 't',
  dump: { id: 'd', name: 'a dump', size: 100, sha256: '', space: 'public', createdAt: '2026-01-01T00:00:00Z' },
  format: 'test',
  formatTitle: 'Test',
  layers: 'raw',
  layersTitle: '',
  offset: 0,
  size: 100,
  state: 'ready',
};

export const detailOf = (of: Field, ancestors: Field[], depth = ancestors.length): FieldDetail => ({
  field: of,
  path: of.id,
  depth,
  ancestors,
  issues: [],
});

/** Answers each address with what `answers` has for its end; records what was asked. */
export function server(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const key = Object.keys(answers).find((end) => address.endsWith(end));
    if (key) return new Response(JSON.stringify(answers[key]), { status: 200 });
    return new Response('{"title":"Field not found","detail":"","status":404,"type":""}', { status: 404 });
  });
  return asked;
}
