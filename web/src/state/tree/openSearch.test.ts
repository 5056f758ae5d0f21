import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sought } from '../../api/search.ts';
import type { Hit } from '../../api/types.ts';
import { OpenSearch } from './openSearch.ts';

const sought = (text: string, kind: Sought['kind'] = 'text'): Sought => ({ text, kind, ignoreCase: true });

const hit = (offset: number): Hit => ({
  source: 0,
  offset,
  length: 4,
  is: 'UTF-8',
  path: 'name',
  before: '',
  text: 'name',
  after: '',
  bytes: '6e616d65',
});

type Answer = { readonly route: string; readonly text: string; readonly after: string; readonly limit?: number };

/** Answers what a search asks; hits stand at 0, 1, 2, …, so many of them, `perAnswer` in each answer. */
function server(total: number, perAnswer: number): Answer[] {
  const asked: Answer[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const route = url.split('/').at(-1) ?? '';
    const { text, after, limit } = JSON.parse(init.body);
    asked.push({ route, text, after, limit });
    const from = Number(after || 0);
    const to = Math.min(total, from + Math.min(limit ?? perAnswer, perAnswer));
    const next = to < total ? { next: String(to) } : {};
    const offsets = Array.from({ length: to - from }, (_, i) => from + i);
    const said = { complete: false, notes: ['`a` is not searched: too deep.'] };
    const body = route === 'hits' ? { items: offsets.map(hit), ...said, ...next } : counted(to - from, next);
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  });
  return asked;
}

const counted = (hits: number, next: object) => ({ counts: [hits, 0], others: 1, searched: 9, ...next });

const settled = (search: OpenSearch) => vi.waitUntil(() => search.state.get().kind !== 'searching');

afterEach(() => vi.unstubAllGlobals());

describe('a search', () => {
  it('asks on until there is a page, and for the next page when it is wanted', async () => {
    const asked = server(250, 80);
    const search = new OpenSearch('t');
    search.search(sought('name'));
    await settled(search);
    expect(search.hits.get()).toHaveLength(200);
    expect(search.state.get().kind).toBe('rests');
    expect(asked.filter(({ route }) => route === 'hits').map(({ after }) => after)).toEqual(['', '80', '160']);
    await search.more();
    expect(search.hits.get().map(({ offset }) => offset)).toEqual([...Array(250).keys()]);
    expect(search.state.get()).toEqual({ kind: 'over', problem: '' });
  });

  it('tells once what is left out of the whole, and that there are more hits than are kept', async () => {
    server(20_000, 10_000);
    const search = new OpenSearch('t');
    search.search(sought('name'));
    await settled(search);
    expect(search.notes.get()).toEqual(['`a` is not searched: too deep.']);
    while (search.state.get().kind === 'rests') await search.more();
    expect(search.notes.get()).toHaveLength(2);
    expect(search.notes.get()[1]).toMatch(/^There are more hits than these 10.?000/);
    search.search(undefined);
    expect(search.notes.get()).toEqual([]);
  });

  it('adds up what is counted, of bytes only', async () => {
    server(250, 100);
    const search = new OpenSearch('t');
    search.search(sought('name'));
    await vi.waitUntil(() => search.tally.get()?.isWhole);
    expect(search.tally.get()).toEqual({ parts: [250, 0], total: 253, isWhole: true });
    const asked = server(3, 3);
    search.search(sought('name', 'name'));
    await settled(search);
    expect(search.tally.get()).toBeUndefined();
    expect(asked.map(({ route }) => route)).toEqual(['hits']);
  });

  it('goes from hit to hit, over the end of a page, and round', async () => {
    server(201, 201);
    const search = new OpenSearch('t');
    search.search(sought('name'));
    expect((await search.step(1))?.offset, 'waits for the first').toBe(0);
    expect(search.goTo(199)?.offset).toBe(199);
    expect((await search.step(1))?.offset).toBe(200);
    expect((await search.step(1))?.offset).toBe(0);
    expect((await search.step(-1))?.offset).toBe(200);
  });

  it('forgets the one before, and what comes of it later', async () => {
    server(250, 80);
    const search = new OpenSearch('t');
    search.search(sought('name'));
    search.search(undefined);
    expect(search.state.get().kind).toBe('idle');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(search.hits.get()).toEqual([]);
    expect(search.tally.get()).toBeUndefined();
  });

  it('says what is wrong with it', async () => {
    const problem = '{"title":"No","detail":"Expected two digits","status":422}';
    vi.stubGlobal('fetch', async () => new Response(problem, { status: 422 }));
    const search = new OpenSearch('t');
    search.search(sought('ac e', 'hex'));
    await settled(search);
    expect(search.state.get()).toEqual({ kind: 'failed', words: 'Expected two digits' });
  });
});
