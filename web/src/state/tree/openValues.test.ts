import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogicalValue, LogicalValueDetail } from '../../api/types.ts';
import { detailOf, field, root, server, tree } from './openTree.fixture.ts';
import { OpenTree } from './openTree.ts';
import { OpenValues } from './openValues.ts';
import { rowCount } from './treeRows.ts';

afterEach(() => vi.unstubAllGlobals());

const value = (id: string, index: number, count?: number): LogicalValue => ({
  field: id,
  index,
  name: id,
  step: id,
  kind: count === undefined ? 'scalar' : 'structure',
  text: id,
  ...(count === undefined ? {} : { count }),
  offset: 40,
  length: 8,
  source: 0,
});
const whole = value('root', -1, 2);
const order = value('order', 1, 3);
const price = value('price', 2);
const detail = (of: LogicalValue, around: LogicalValue[]): LogicalValueDetail => ({
  path: 'order.price',
  value: of,
  around,
  ranges: [
    { field: of.field, is: 'own', offset: 40, length: 8, source: 0 },
    { field: 'described', is: 'descriptor', offset: 4, length: 3, source: 0 },
    { field: 'order', is: 'referred', offset: 10, length: 90, source: 0 },
  ],
  raw: [],
});

describe('the values of an open tree', () => {
  it('open the way to the value around a field, and know its row', async () => {
    server({ 'fields/tag/value': detail(price, [whole, order]) });
    const values = new OpenValues(tree, whole);
    expect(values.rowOf(detail(price, [whole, order]))).toBeUndefined();
    await values.follow('tag');
    expect(values.detail.get()?.value.field).toBe('price');
    expect(rowCount(values.rows.get())).toBe(1 + 2 + 3);
    expect(values.rowOf(detail(price, [whole, order]))).toBe(1 + 1 + 1 + 2);
    expect(values.rowOf(detail(whole, []))).toBe(0);
  });

  it('do not ask twice about one field', async () => {
    const asked = server({ 'fields/price/value': detail(price, [whole, order]) });
    const values = new OpenValues(tree, whole);
    await values.select(price);
    await values.follow('price');
    expect(asked).toHaveLength(1);
  });

  it('ask for the member that a field holds as well, and for its parts', async () => {
    const member = { ...value('list', 1, 2), within: 'elements/all' };
    const asked = server({ 'within=elements%2Fall': { from: 0, total: 2, items: [value('a', 0), value('b', 1)] } });
    const values = new OpenValues(tree, member);
    await values.children.fetch(`${values.top.id}/0`);
    expect(values.atRow(values.rows.get().root, 1)?.field).toBe('b');
    expect(asked[0]).toMatch(/fields\/list\/value\/parts\?from=0&limit=200&within=elements%2Fall$/);
  });

  it('light what describes the selected value and what it refers to, until nothing is selected', async () => {
    server({
      'fields/price/value': detail(price, [whole, order]),
      'fields/price': detailOf(field('price', 'root', 0, 40, 8), [root]),
    });
    const open = new OpenTree({ ...tree, value: whole }, root);
    await open.selectValue(price);
    await vi.waitFor(() =>
      expect(open.related.get()).toEqual([
        { is: 'descriptor', source: 0, start: 4, length: 3 },
        { is: 'referred', source: 0, start: 10, length: 90 },
      ]),
    );
    expect(open.selection.get()).toMatchObject({ start: 40, length: 8, field: 'price' });
    open.clear();
    expect(open.related.get()).toEqual([]);
  });

  it('are found by paths where no field has them', async () => {
    server({
      'value-by-path?path=order.price': detail(price, [whole, order]),
      'fields/price': detailOf(field('price', 'root', 0, 40, 8), [root]),
    });
    const open = new OpenTree({ ...tree, value: whole }, root);
    await open.jumpToPath('order.price');
    expect(open.selection.get()?.field).toBe('price');
    await open.jumpToPath('order.cost');
    expect(open.failure.get()).toMatchObject({ title: 'Field not found' });
  });
});
