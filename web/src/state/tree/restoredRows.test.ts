import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field, Tree } from '../../api/types.ts';
import { OpenTree } from './openTree.ts';
import { outer, restoreRows } from './restoredRows.ts';
import { rowCount } from './treeRows.ts';

/** A tree of nested names; every leaf is one byte. */
type Names = { readonly [name: string]: Names };

const size = 16;

function serverOf(trees: Record<string, Names>) {
  const nodes = (tree: string) => fieldsOf(trees[tree] ?? {});
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    const [, tree = '', what, field = ''] = url.pathname.slice('/api/v1/'.length).split('/');
    const all = nodes(tree);
    const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
    const detail = (found: Node | undefined) =>
      found
        ? answer({ field: found.field, path: found.path, ancestors: found.ancestors, depth: 0, issues: [] })
        : answer({ title: 'Not found' }, 404);
    if (what === 'spans') return answer({ items: [] });
    if (what === 'field-by-path') return detail(all.find(({ path: own }) => own === url.searchParams.get('path')));
    if (what === 'field-at') return detail(all.find((node) => node.field.childCount === 0));
    if (path.includes('/children')) {
      return answer({ items: all.filter((node) => node.field.parent === field).map((node) => node.field) });
    }
    return detail(all.find((node) => node.field.id === field));
  });
  return (id: string, kind = { fleeting: true }) => {
    const root = nodes(id)[0]?.field as Field;
    return new OpenTree({ id, layers: 'raw', size, fields: 1, status: 'complete' } as unknown as Tree, root, kind);
  };
}

type Node = { readonly field: Field; readonly path: string; readonly ancestors: readonly Field[] };

function fieldsOf(names: Names): Node[] {
  const found: Node[] = [];
  let offset = 0;
  const visit = (name: string, children: Names, index: number, path: string, ancestors: readonly Field[]) => {
    const entries = Object.entries(children);
    const field = {
      id: String(found.length),
      name,
      index,
      offset,
      source: 0,
      placement: 'tiled',
      length: Math.max(1, entries.length),
      type: 't',
      role: 'value',
      childCount: entries.length,
      computed: false,
      ...(ancestors.length > 0 ? { parent: ancestors.at(-1)?.id } : {}),
    } as Field;
    found.push({ field, path, ancestors });
    entries.forEach(([child, below], i) => {
      visit(child, below, i, path === '' ? child : `${path}.${child}`, [...ancestors, field]);
    });
    if (entries.length === 0) offset++;
  };
  visit('', names, 0, '', []);
  return found;
}

describe('a tree that takes the place of another', () => {
  afterEach(() => vi.unstubAllGlobals());

  const before = { head: { magic: {}, version: {} }, body: { a: {}, b: {} } };

  async function shown(open: OpenTree): Promise<void> {
    await open.fields.children.fetch('0/0');
    await open.jumpToPath('body.b');
  }

  it('has the same rows open and the same field selected, though both have moved', async () => {
    const tree = serverOf({ old: before, next: { extra: {}, ...before, tail: {} } });
    const [old, next] = [tree('old'), tree('next')];
    await shown(old);
    await restoreRows(next, old, new AbortController().signal);
    expect(next.detail.get()?.path).toBe('body.b');
    expect(rowCount(next.fields.rows.get())).toBe(1 + 4 + 2);
    expect(next.follows).toBe(true);
  });

  it('selects what stands at the same byte when the field is gone', async () => {
    const tree = serverOf({ old: before, next: { all: {} } });
    const [old, next] = [tree('old'), tree('next')];
    await shown(old);
    await restoreRows(next, old, new AbortController().signal);
    expect(next.detail.get()?.path).toBe('all');
  });

  it('puts offsets in the address, since ids of its fields mean nothing later', async () => {
    const tree = serverOf({ old: before, next: before });
    const [old, next, lasting] = [tree('old'), tree('next'), tree('next', { fleeting: false })];
    await shown(old);
    await restoreRows(next, old, new AbortController().signal);
    await restoreRows(lasting, old, new AbortController().signal);
    expect(next.place).toEqual({ at: 3 });
    expect(lasting.place).toMatchObject({ field: expect.any(String) });
  });

  it('goes up a path name by name', () => {
    expect(outer('body.xor.words[3]')).toBe('body.xor.words');
    expect(outer('body.xor')).toBe('body');
    expect(outer('body')).toBe('');
  });

  it('selects nothing where nothing was', async () => {
    const tree = serverOf({ old: before, next: before });
    const [old, next] = [tree('old'), tree('next')];
    await old.fields.children.fetch('0/0');
    await restoreRows(next, old, new AbortController().signal);
    expect(next.selection.get()).toBeUndefined();
    expect(next.place).toEqual({});
  });
});
