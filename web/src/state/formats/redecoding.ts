import { decode } from '../../api/dumps.ts';
import { wasAborted } from '../../api/problem.ts';
import { cancelTree, getTree } from '../../api/trees.ts';
import type { Reading, Tree } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import { navigate, route } from '../address/route.ts';
import { OpenTree } from '../tree/openTree.ts';
import { restoreRows } from '../tree/restoredRows.ts';
import type { Writing } from './writing.ts';

/** A dump decoded again and again with a descriptor that is being written. */
export type Redecoding = {
  /** The last good tree; undefined until there is one. */
  readonly open: Store<OpenTree | undefined>;
  /** Whether the text has moved on to something that cannot be decoded with. */
  readonly stale: Store<boolean>;
  /** How far decoding is, 0 … 1, while it takes its time. */
  readonly progress: Store<number | undefined>;
  readonly failure: Store<unknown>;
  /** Decodes the same bytes another way. */
  readonly read: (reading: BytesReading) => void;
  readonly close: () => void;
};

/** A reading, whose format is the one that is being written. */
export type BytesReading = Omit<Reading, 'format'>;

const pollMillis = 100;

/** @param base the tree on screen before the first good one, whose open rows and selection it takes over */
export function redecode(
  writing: Writing,
  dump: string,
  first: BytesReading,
  base: () => OpenTree | undefined,
): Redecoding {
  const open = createStore<OpenTree | undefined>(undefined);
  const stale = createStore(false);
  const progress = createStore<number | undefined>(undefined);
  const failure = createStore<unknown>(undefined);
  let reading = first;
  let stop = new AbortController();
  let shown = '';

  const run = async (draft: string, signal: AbortSignal) => {
    let tree = await decode(dump, { ...reading, format: draft }, signal);
    try {
      while (tree.state === 'decoding') {
        progress.set(tree.progress ?? 0);
        await new Promise((resume) => setTimeout(resume, pollMillis));
        signal.throwIfAborted();
        tree = await getTree(tree.id, signal);
      }
      signal.throwIfAborted();
      progress.set(undefined);
      await publish(tree, signal);
      shown = draft;
    } finally {
      if (signal.aborted && tree.state === 'decoding') cancelTree(tree.id).catch(() => undefined);
    }
  };

  const publish = async (tree: Tree, signal: AbortSignal) => {
    if (tree.state === 'failed' || !tree.root) throw new Error(tree.detail ?? 'The dump could not be decoded');
    const next = new OpenTree(tree, tree.root, { fleeting: true });
    const before = open.get() ?? base();
    if (before) await restoreRows(next, before, signal);
    if (signal.aborted) return;
    const now = route.get();
    if (now.view === 'inspect' && before) navigate({ ...now, place: next.place }, 'replace');
    failure.set(undefined);
    stale.set(false);
    open.set(next);
    if (before !== base()) before?.close();
  };

  const follow = () => {
    const verdict = writing.verdict.get();
    if (!verdict) return;
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    progress.set(undefined);
    const { usable, draft } = verdict.draft;
    const blank = verdict.text.trim() === '';
    if (!usable) return stale.set(!blank);
    if (draft === shown) return stale.set(false);
    run(draft, signal).catch((error: unknown) => {
      if (wasAborted(error) || signal.aborted) return;
      progress.set(undefined);
      failure.set(error);
    });
  };

  const end = writing.verdict.subscribe(follow);
  follow();
  return {
    open,
    stale,
    progress,
    failure,
    read: (next) => {
      if (JSON.stringify(next) === JSON.stringify(reading)) return;
      reading = next;
      shown = '';
      follow();
    },
    close: () => {
      end();
      stop.abort();
      open.get()?.close();
    },
  };
}
