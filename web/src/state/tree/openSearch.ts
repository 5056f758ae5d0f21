import { wasAborted, wordsFor } from '../../api/problem.ts';
import { countHits, find, findWithin, type Sought } from '../../api/search.ts';
import type { Hit, HitCounts } from '../../api/types.ts';
import { Pages } from '../../base/pages.ts';
import { createStore } from '../../base/store.ts';
import { count } from '../../base/text.ts';
import { spanWindow } from './spans.ts';

/** How far a search came: more hits may follow those that are here where it `rests`. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'rests' }
  | { readonly kind: 'over'; readonly problem: string }
  | { readonly kind: 'failed'; readonly words: string };

/** How many hits there are in bytes, as far as they are counted. */
export type Tally = {
  /** By parts of the dump, all of the same length. */
  readonly parts: readonly number[];
  readonly total: number;
  readonly isWhole: boolean;
};

const idle: SearchState = { kind: 'idle' };
const searching: SearchState = { kind: 'searching' };

/** Hits that come at once. */
const pageSize = 200;
/** Hits that are kept: a list of more is not read by anybody, and all are counted and marked. */
const mostKept = 10_000;
const partCount = 256;
const marksInWindow = 1000;

/** A search in a tree: the hits that are here, how many there are, and which of them one is at. */
export class OpenSearch {
  readonly sought = createStore<Sought | undefined>(undefined);
  readonly state = createStore<SearchState>(idle);
  readonly hits = createStore<readonly Hit[]>([]);
  /** What was left out, a sentence each. */
  readonly notes = createStore<readonly string[]>([]);
  /** Absent where hits are not counted: those of names and values. */
  readonly tally = createStore<Tally | undefined>(undefined);
  /** Number of the hit one is at; -1 before the first. */
  readonly at = createStore(-1);
  /** Hits by window of bytes, for marks; keys are `source/number of the window`. */
  readonly marks = createStore<Pages<readonly Hit[]> | undefined>(undefined);

  #next = '';
  #loading: Promise<void> = Promise.resolve();
  #stop = new AbortController();

  constructor(private readonly tree: string) {}

  close(): void {
    this.#stop.abort();
    this.marks.get()?.close();
  }

  /** Forgets what was found, and begins to look for something else; for nothing where that is absent. */
  search(sought: Sought | undefined): void {
    this.close();
    this.#stop = new AbortController();
    this.#next = '';
    this.sought.set(sought);
    this.hits.set([]);
    this.notes.set([]);
    this.tally.set(undefined);
    this.at.set(-1);
    this.state.set(sought ? searching : idle);
    const isOfBytes = sought !== undefined && isCounted(sought);
    this.marks.set(isOfBytes ? this.#marksOf(sought) : undefined);
    if (sought) this.#loading = this.#load(sought, this.#stop.signal);
    if (isOfBytes) void this.#count(sought, this.#stop.signal);
  }

  /** Loads the hits after those that are here, if there are any. */
  async more(): Promise<void> {
    const sought = this.sought.get();
    if (!sought || this.state.get().kind !== 'rests') return;
    this.state.set(searching);
    this.#loading = this.#load(sought, this.#stop.signal);
    await this.#loading;
  }

  /** The hit that many after the one it is at, and from the last one on to the first; absent where there is none. */
  async step(by: 1 | -1): Promise<Hit | undefined> {
    const next = this.at.get() + by;
    if (next >= this.hits.get().length) {
      await this.#loading;
      await this.more();
    }
    const here = this.hits.get();
    if (here.length === 0) return undefined;
    return this.goTo(next < 0 ? here.length - 1 : next >= here.length ? 0 : next);
  }

  /** Moves to a hit by its number. */
  goTo(number: number): Hit | undefined {
    this.at.set(number);
    return this.hits.get()[number];
  }

  async #load(sought: Sought, signal: AbortSignal): Promise<void> {
    const enough = Math.min(mostKept, this.hits.get().length + pageSize);
    try {
      while (this.hits.get().length < enough) {
        const page = await find(this.tree, sought, enough - this.hits.get().length, this.#next, signal);
        if (signal.aborted) return;
        this.hits.set([...this.hits.get(), ...page.items]);
        this.#note(page.notes);
        this.#next = page.next ?? '';
        if (page.next === undefined) return this.state.set({ kind: 'over', problem: page.problem ?? '' });
      }
      if (this.hits.get().length < mostKept) return this.state.set({ kind: 'rests' });
      this.#note([`There are more hits than these ${count(mostKept)}: hexplain find --limit lists more.`]);
      this.state.set({ kind: 'over', problem: '' });
    } catch (error) {
      if (!wasAborted(error)) this.state.set({ kind: 'failed', words: wordsFor(error).detail });
    }
  }

  /** Each page says again what is left out of the whole. */
  #note(notes: readonly string[]): void {
    this.notes.set([...new Set([...this.notes.get(), ...notes])]);
  }

  /** What is wrong with a request is said by the search itself. */
  async #count(sought: Sought, signal: AbortSignal): Promise<void> {
    let after: string | undefined = '';
    let tally: Tally = { parts: [], total: 0, isWhole: false };
    while (after !== undefined) {
      const counts: HitCounts | undefined = await countHits(this.tree, sought, partCount, after, signal).catch(
        () => undefined,
      );
      if (!counts || signal.aborted) return;
      tally = added(tally, counts);
      this.tally.set(tally);
      after = counts.next;
    }
  }

  #marksOf(sought: Sought): Pages<readonly Hit[]> {
    return new Pages(async (key, signal) => {
      const [source, number] = key.split('/').map(Number);
      const within = { source: source ?? 0, offset: (number ?? 0) * spanWindow, length: spanWindow };
      return (await findWithin(this.tree, sought, within, marksInWindow, signal)).items;
    }, 64);
  }
}

function isCounted({ kind }: Sought): boolean {
  return kind !== 'name' && kind !== 'type' && kind !== 'value';
}

function added(tally: Tally, { counts, others, next }: HitCounts): Tally {
  const parts = counts.map((hits, i) => hits + (tally.parts[i] ?? 0));
  const total = tally.total + others + counts.reduce((sum, hits) => sum + hits, 0);
  return { parts, total, isWhole: next === undefined };
}
