import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../api/types.ts';
import type { Place } from '../address/route.ts';
import { detailOf, field, object, price, root, server, tree } from './openTree.fixture.ts';
import { OpenTree } from './openTree.ts';
import { rowAt, rowCount } from './treeRows.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an open tree', () => {
  it('selects the field that holds a byte, opens the way to it, and remembers both', async () => {
    server({ 'field-at?offset=44': detailOf(price, [root, object]) });
    const open = new OpenTree(tree, root);
    const places: [Place, string][] = [];
    open.onPlace((place, move) => places.push([place, move]));

    await open.selectByte(44);

    expect(open.selection.get()).toEqual({ source: 0, start: 40, length: 8, field: 'price', cursor: 44, anchor: 44 });
    expect(rowCount(open.fields.rows.get())).toBe(1 + 2 + 3);
    const row = open.fields.rowOf(detailOf(price, [root, object])) ?? -1;
    expect(rowAt(open.fields.rows.get(), row)).toMatchObject({ index: 2, depth: 2 });
    expect(places).toEqual([[{ field: 'price', at: 44 }, 'replace']]);
  });

  it('does not ask again for the place it has just put into the address bar', async () => {
    const asked = server({ 'fields/price': detailOf(price, [root, object]) });
    const open = new OpenTree(tree, root);
    await open.jumpTo('price');
    await open.go({ field: 'price' });
    expect(asked).toHaveLength(1);
  });

  it('keeps the newest selection when answers come in the wrong order', async () => {
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
    const open = new OpenTree(tree, root);
    const first = open.selectByte(10);
    const second = open.selectByte(44);
    answers[1]?.(new Response(JSON.stringify(detailOf(price, [root, object]))));
    answers[0]?.(new Response(JSON.stringify(detailOf(object, [root]))));
    await Promise.all([first, second]);
    expect(open.detail.get()?.field.id).toBe('price');
    expect(open.selection.get()?.cursor).toBe(44);
  });

  it('says what is wrong and keeps the last detail when a place does not exist', async () => {
    server({ 'fields/price': detailOf(price, [root, object]) });
    const open = new OpenTree(tree, root);
    await open.jumpTo('price');
    await open.jumpToPath('nowhere');
    expect(open.failure.get()).toMatchObject({ title: 'Field not found' });
    expect(open.detail.get()?.field.id).toBe('price');
  });

  it('lights a field whole where its spans come in pages', async () => {
    const span = (offset: number, length: number, of = 'long') => ({ offset, length, field: of, role: 'value' });
    server({
      'offset=0&length=4096&limit=4096': { offset: 0, length: 4096, items: [span(0, 10, 'short'), span(10, 4086)] },
      'offset=4096&length=904&limit=4096': {
        offset: 4096,
        length: 904,
        items: [span(4096, 900), span(4996, 4, 'end')],
      },
    });
    const open = new OpenTree({ ...tree, size: 5000 }, root);
    await Promise.all([open.sources.shown.get().spans.fetch('0'), open.sources.shown.get().spans.fetch('1')]);
    open.hoverByte(4500);
    expect(open.hover.get()).toMatchObject({ start: 10, length: 4986, field: 'long' });
    open.hoverByte(3);
    expect(open.hover.get()).toMatchObject({ start: 0, length: 10, field: 'short' });
    open.hoverByte(undefined);
    expect(open.hover.get()).toBeUndefined();
  });

  describe('over derived bytes', () => {
    const made = {
      number: 1,
      size: 30,
      layer: 'zlib',
      from: 0,
      offset: 10,
      length: 20,
      field: 'object',
      root: 'inner',
    };
    const inner: Field = { ...field('inner', 'object', 3, 0, 30, 1), source: 1, placement: 'derived' };
    const word: Field = { ...field('word', 'inner', 0, 4, 2), source: 1, placement: 'derived' };
    const answers = {
      'fields/word': { ...detailOf(word, [root, object, inner]), source: made },
      'fields/object': detailOf(object, [root]),
      'sources?from=0&limit=1': { from: 0, total: 1, items: [made] },
      'field-at?offset=5&source=1': { ...detailOf(word, [root, object, inner]), source: made },
      'fields/object/children?from=0&limit=200': { from: 0, total: 1, items: [inner] },
    };

    it('a field brings the bytes it lies in, and they know the way back', async () => {
      server(answers);
      const open = new OpenTree(tree, root);
      const places: Place[] = [];
      open.onPlace((place) => places.push(place));
      await open.jumpTo('word');
      expect(open.sources.shown.get()).toMatchObject({ source: 1, size: 30, origin: { layer: 'zlib' } });
      expect(open.selection.get()).toMatchObject({ source: 1, start: 4, length: 2 });
      await open.leaveSource();
      expect(open.sources.shown.get()).toMatchObject({ source: 0, size: 100 });
      expect(open.selection.get()).toMatchObject({ source: 0, field: 'object' });
      expect(places).toEqual([{ field: 'word' }, { field: 'object' }]);
    });

    it('bytes and ranges are those of the source in sight, and the address says which', async () => {
      const asked = server(answers);
      const open = new OpenTree(tree, root);
      const places: Place[] = [];
      open.onPlace((place) => places.push(place));
      await open.go({ at: 5, source: 1 });
      expect(open.selection.get()).toMatchObject({ source: 1, field: 'word', cursor: 5 });
      open.selectRange(20, 200);
      expect(open.selection.get()).toEqual({ source: 1, start: 20, length: 10, cursor: 29, anchor: 20 });
      expect(places).toEqual([{ at: 20, to: 29, source: 1 }]);
      expect(asked.some((address) => address.endsWith('field-at?offset=5&source=1'))).toBe(true);
    });

    it('opening the field they were made for shows them', async () => {
      server(answers);
      const open = new OpenTree({ ...tree, derivedSources: 1 }, root);
      await open.jumpTo('object');
      open.toggle(open.fields.rows.get().root, object);
      await vi.waitFor(() => expect(open.sources.shown.get().source).toBe(1));
      expect(open.selection.get()).toMatchObject({ source: 0, field: 'object' });
    });
  });

  it('cuts a range at the end of the source', () => {
    const open = new OpenTree(tree, root);
    open.selectRange(90, 200);
    expect(open.selection.get()).toEqual({ source: 0, start: 90, length: 10, cursor: 99, anchor: 90 });
  });
});
