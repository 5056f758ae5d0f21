import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Note, Tree } from '../../api/types.ts';
import { bytesKey, OpenNotes } from './openNotes.ts';

const tree = { id: 't', dump: { id: 'd' }, layers: 'raw', format: 'json' } as Tree;

const note = (id: string, more: Partial<Note> = {}): Note => ({
  id,
  layers: 'raw',
  format: 'json',
  source: 0,
  offset: 4,
  length: 2,
  path: '',
  colour: 'yellow',
  text: '',
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  ...more,
});

const sent: { method: string; body: unknown }[] = [];
let answer: () => Response;

const listing = (...notes: Note[]) => new Response(JSON.stringify({ notes }));

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    sent.push({ method, body: body && JSON.parse(body) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('notes of a dump', () => {
  it('are in the trees that have their bytes', async () => {
    answer = () =>
      listing(
        note('same'),
        note('other format', { format: 'cbor' }),
        note('other layers', { layers: 'gzip' }),
        note('derived there', { source: 1, format: 'cbor' }),
        note('derived here', { source: 1 }),
      );
    const notes = new OpenNotes(tree);
    await notes.load();
    expect(notes.all.get()).toHaveLength(5);
    expect(notes.here.get().map(({ id }) => id)).toEqual(['same', 'other format', 'derived here']);
    expect(notes.colours.get().get(bytesKey(note('same')))).toBe('yellow');
  });

  it('touch a selection by one byte at least', async () => {
    answer = () => listing(note('range'), note('place', { offset: 9, length: 0 }));
    const notes = new OpenNotes(tree);
    await notes.load();
    const ids = (start: number, length: number) => notes.about({ source: 0, start, length }).map(({ id }) => id);
    expect(ids(0, 4)).toEqual([]);
    expect(ids(0, 5)).toEqual(['range']);
    expect(ids(5, 5)).toEqual(['range', 'place']);
    expect(ids(6, 3)).toEqual([]);
  });

  it('are kept as they are written', async () => {
    answer = () => listing(note('new', { text: 'why?', colour: 'red' }));
    const notes = new OpenNotes(tree);
    notes.begin({ source: 0, start: 4, length: 2 }, 'a');
    notes.change({ text: 'why?', colour: 'red' });
    await notes.keep();
    expect(sent[0]).toEqual({
      method: 'POST',
      body: {
        notes: [
          { layers: 'raw', format: 'json', source: 0, offset: 4, length: 2, path: 'a', colour: 'red', text: 'why?' },
        ],
      },
    });
    expect(notes.draft.get()).toBeUndefined();
    expect(notes.here.get()).toHaveLength(1);
  });

  it('keep their id, their time and their format when they are changed', async () => {
    const before = note('n', { format: 'cbor' });
    answer = () => listing(before);
    const notes = new OpenNotes(tree);
    notes.edit(before);
    notes.change({ text: 'because' });
    await notes.keep();
    expect(sent[0]?.body).toMatchObject({
      notes: [{ id: 'n', createdAt: before.createdAt, format: 'cbor', text: 'because' }],
    });
  });

  it('stay in the editor where they are not kept', async () => {
    answer = () => new Response(JSON.stringify({ title: 'Full', status: 409 }), { status: 409 });
    const notes = new OpenNotes(tree);
    notes.begin({ source: 0, start: 0, length: 1 }, '');
    await notes.keep();
    expect(notes.draft.get()).toBeDefined();
    expect(notes.failure.get()).toBeDefined();
  });
});
