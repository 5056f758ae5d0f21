import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../api/types.ts';
import { unnamed } from '../address/route.ts';
import { unsavedText } from './unsaved.ts';
import { restMillis, targetOf, write } from './writing.ts';

/** The server as far as a text needs it: texts with `bad` in them have an error. */
function serverOf(saved: Record<string, string>) {
  const checked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const body = String(options.body ?? '');
    const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
    const format = /formats\/([^/]+)/.exec(path)?.[1] ?? '';
    if (path.endsWith('/source')) return new Response(saved[format] ?? '', { status: saved[format] ? 200 : 404 });
    if (path.endsWith('/formats')) return answer(Object.keys(saved).map((id) => ({ id, origin: 'own' })));
    if (path.endsWith('/drafts')) {
      checked.push(body);
      return answer(draftOf(body));
    }
    saved[format] = body;
    return answer({ format: { id: format, origin: 'own' } });
  });
  return checked;
}

const draftOf = (text: string): Draft => ({
  draft: `draft-${text}`,
  id: text.replace(/\W.*/, ''),
  title: '',
  usable: !text.includes('bad'),
  nativeEndian: false,
  mistakes: [],
});

const settle = () => vi.advanceTimersByTimeAsync(restMillis + 1);

describe('a descriptor that is written', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is looked at when one pauses, not at every letter', async () => {
    const checked = serverOf({});
    const writing = write(unnamed);
    await settle();
    for (const text of ['o', 'or', 'ord', 'order']) writing.edit(text);
    await settle();
    expect(checked).toEqual(['', 'order']);
    expect(writing.verdict.get()?.text).toBe('order');
  });

  it('keeps the last verdict until there is a newer one, and is not to be saved meanwhile', async () => {
    serverOf({});
    const writing = write(unnamed);
    writing.edit('order');
    await settle();
    expect(writing.target()).toEqual({ kind: 'new', id: 'order' });
    writing.edit('order bad');
    expect(writing.verdict.get()?.text).toBe('order');
    expect(writing.target()).toBeUndefined();
    await settle();
    expect(writing.verdict.get()?.draft.usable).toBe(false);
    expect(writing.target()).toBeUndefined();
  });

  it('is kept in the browser until it is saved, then it is the next version', async () => {
    const saved: Record<string, string> = {};
    serverOf(saved);
    const writing = write(unnamed);
    writing.edit('order');
    await settle();
    expect(unsavedText(unnamed)).toBe('order');
    const target = writing.target();
    if (!target) throw new Error('There is nothing to save');
    await writing.save(target);
    expect(saved).toEqual({ order: 'order' });
    expect(writing.format()).toBe('order');
    expect(unsavedText(unnamed)).toBeUndefined();
    await settle();
    expect(writing.target()).toEqual({ kind: 'version', id: 'order' });
  });

  it('comes back as it was left, and can go back to what is saved', async () => {
    serverOf({ order: 'order' });
    const first = write('order');
    await settle();
    first.edit('order more');
    first.close();
    const again = write('order');
    await settle();
    expect(again.text.get()).toBe('order more');
    expect(again.saved.get()).toBe('order');
    again.discard();
    expect(again.text.get()).toBe('order');
    expect(unsavedText('order')).toBeUndefined();
  });
});

describe('saving', () => {
  const formats = [
    { id: 'png', origin: 'builtin' },
    { id: 'my_png', origin: 'own' },
  ] as const;
  it.each([
    ['png', 'png', { kind: 'duplicate', id: 'my_png_2' }],
    ['my_png', 'my_png', { kind: 'version', id: 'my_png' }],
    ['my_png', unnamed, { kind: 'overwrite', id: 'my_png' }],
    ['fresh', unnamed, { kind: 'new', id: 'fresh' }],
  ])('%s opened as %s', (id, open, target) => {
    expect(targetOf(id, open, formats)).toEqual(target);
  });
});
