import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenFields } from './openFields.ts';
import { detailOf, field, object, price, root, server, tree } from './openTree.fixture.ts';
import { rowAt, rowCount } from './treeRows.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the fields of an open tree', () => {
  it('are closed at first, and a field inside a closed one has no row', () => {
    const fields = new OpenFields(tree, root);
    expect(rowCount(fields.rows.get())).toBe(1 + 2);
    expect(fields.rowOf(detailOf(price, [root, object]))).toBeUndefined();
    expect(fields.rowOf(detailOf(root, []))).toBe(0);
  });

  it('open down to a field that is revealed, and toggling its parent hides it again', () => {
    const fields = new OpenFields(tree, root);
    const detail = detailOf(price, [root, object]);
    fields.reveal(detail);
    expect(fields.rowOf(detail)).toBe(1 + 1 + 1 + 2);
    expect(fields.toggle(fields.rows.get().root, object)).toBe(false);
    expect(fields.rowOf(detail)).toBeUndefined();
    expect(fields.toggle(fields.rows.get().root, object)).toBe(true);
    expect(fields.rowOf(detail)).toBe(1 + 1 + 1 + 2);
  });

  it('are shown from an ancestor nearby where a field lies a million levels deep', () => {
    const near = field('near', 'further up', 0, 0, 100, 1);
    const deep = field('deep', 'near', 0, 50, 10);
    const fields = new OpenFields(tree, root);
    fields.reveal(detailOf(deep, [near], 1_000_000));
    expect(fields.root.get().id).toBe('near');
    expect(fields.rowOf(detailOf(deep, [near]))).toBe(1);
    fields.reveal(detailOf(price, [root, object]));
    expect(fields.root.get()).toBe(root);
  });

  it('open along what takes most of its parent, as long as that is half of it', async () => {
    const small = field('small', 'object', 0, 10, 30, 5);
    server({
      'fields/root/children?from=0&limit=200': { items: [field('magic', 'root', 0, 0, 10), object] },
      'fields/object/children?from=0&limit=200': { items: [small, field('text', 'object', 1, 40, 60)] },
    });
    const fields = new OpenFields(tree, root);
    await fields.openLargest();
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 3);
    expect(fields.atRow(fields.rows.get().root, 1)).toEqual(object);
  });

  it('show what is only syntax as one row until it is asked for', async () => {
    const token = { ...field('tc', 'object', 0, 10, 1), syntax: true };
    const known = { ...field('classDesc', 'object', 1, 11, 5), syntax: true };
    server({ 'fields/object/children?from=0&limit=200': { items: [token, known, price] } });
    const fields = new OpenFields(tree, root);
    fields.toggle(fields.rows.get().root, object);
    await fields.children.fetch('object/0');
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 2);
    expect(fields.rowOf(detailOf(known, [root, object]))).toBe(1 + 1 + 1);
    const row = rowAt(fields.rows.get(), 3);
    expect(row.folded).toBe(2);
    if (row.parent) fields.unfold(row.parent);
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 3);
  });

  it('show no row for syntax at the end, until it is asked for or selected', async () => {
    const small = field('small', 'object', 0, 10, 5);
    const end = { ...field('end', 'object', 2, 99, 1), syntax: true };
    server({ 'fields/object/children?from=0&limit=200': { items: [small, { ...price, index: 1 }, end] } });
    const fields = new OpenFields(tree, root);
    fields.toggle(fields.rows.get().root, object);
    await fields.children.fetch('object/0');
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 2);
    fields.reveal(detailOf(end, [root, object]));
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 3);
    expect(fields.rowOf(detailOf(end, [root, object]))).toBe(1 + 2 + 2);
  });

  it('keep the row of syntax that was selected before its page came', async () => {
    const end = { ...field('end', 'object', 2, 99, 1), syntax: true };
    server({
      'fields/object/children?from=0&limit=200': { items: [field('small', 'object', 0, 10, 5), price, end] },
    });
    const fields = new OpenFields(tree, root);
    fields.reveal(detailOf(end, [root, object]));
    await fields.children.fetch('object/0');
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 3);
  });

  it('keep the rows of what is syntax alone', async () => {
    const token = { ...field('end', 'object', 0, 99, 1), syntax: true };
    const short = { ...object, childCount: 1 };
    server({ 'fields/object/children?from=0&limit=200': { items: [token] } });
    const fields = new OpenFields(tree, root);
    fields.toggle(fields.rows.get().root, short);
    await fields.children.fetch('object/0');
    expect(rowCount(fields.rows.get())).toBe(1 + 2 + 1);
  });

  it('do not open what would fill more than the screen', async () => {
    server({ 'fields/root/children?from=0&limit=200': { items: [{ ...object, childCount: 1000 }] } });
    const fields = new OpenFields(tree, root);
    await fields.openLargest();
    expect(rowCount(fields.rows.get())).toBe(1 + 2);
  });
});
