import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import { redecode } from './redecoding.ts';
import type { Verdict, Writing } from './writing.ts';

const reading = { layers: 'auto', start: 0, endian: 'auto' } as const;

/** A server that needs `slow` polls before a tree is ready, and says which trees were cancelled. */
function serverOf(slow: Record<string, number>) {
  const cancelled: string[] = [];
  const asked: Record<string, unknown>[] = [];
  const polls: Record<string, number> = {};
  const root = { id: '0', name: '', index: 0, offset: 0, length: 1, role: 'value', type: 't', childCount: 0 };
  const tree = (id: string) => {
    const ready = (polls[id] ?? 0) >= (slow[id] ?? 0);
    return { id, format: id, layers: 'raw', size: 1, state: ready ? 'ready' : 'decoding', progress: 0.5, root };
  };
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const answer = (value: unknown) => new Response(JSON.stringify(value));
    const id = /trees\/([^/?]+)/.exec(path)?.[1] ?? '';
    if (options.method === 'DELETE') {
      cancelled.push(id);
      return new Response(null, { status: 204 });
    }
    if (path.endsWith('/trees')) {
      const request = JSON.parse(String(options.body)) as { format: string };
      asked.push(request);
      return answer(tree(request.format));
    }
    polls[id] = (polls[id] ?? 0) + 1;
    return answer(tree(id));
  });
  return { cancelled, asked };
}

function writingOf() {
  const verdict = createStore<Verdict | undefined>(undefined);
  const say = (text: string, usable = true) => verdict.set({ text, draft: { draft: text, usable } as Draft });
  return { writing: { verdict } as unknown as Writing, say };
}

const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('decoding with what is being written', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps the last good tree, marked as stale, while the text is broken', async () => {
    serverOf({});
    const { writing, say } = writingOf();
    const { open, stale } = redecode(writing, 'dump', reading, () => undefined);
    say('good');
    await settle();
    expect(open.get()?.tree.id).toBe('good');
    say('broken', false);
    await settle();
    expect(open.get()?.tree.id).toBe('good');
    expect(stale.get()).toBe(true);
    say('good');
    expect(stale.get()).toBe(false);
  });

  it('cancels, on the server too, what a newer text has made needless', async () => {
    const { cancelled } = serverOf({ first: 1000 });
    const { writing, say } = writingOf();
    const { open, progress } = redecode(writing, 'dump', reading, () => undefined);
    say('first');
    await settle();
    expect(progress.get()).toBe(0.5);
    say('second');
    await settle();
    expect(cancelled).toEqual(['first']);
    expect(open.get()?.tree.id).toBe('second');
    expect(progress.get()).toBeUndefined();
  });

  it('decodes again when the byte order is swapped, and only then', async () => {
    const { asked } = serverOf({});
    const { writing, say } = writingOf();
    const { read } = redecode(writing, 'dump', reading, () => undefined);
    say('text');
    await settle();
    read(reading);
    read({ ...reading, endian: 'little' });
    await settle();
    expect(asked.map(({ endian }) => endian)).toEqual(['auto', 'little']);
  });
});
