import { getCandidates, getDump } from '../../api/dumps.ts';
import { wasAborted } from '../../api/problem.ts';
import { cancelTree } from '../../api/trees.ts';
import type { Candidates, Dump, Reading, Tree } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import { navigate, route } from '../address/route.ts';
import { decoded } from '../tree/decoded.ts';
import { OpenTree } from '../tree/openTree.ts';
import { restoreRows } from '../tree/restoredRows.ts';

export type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'decoding'; readonly tree: Tree }
  | { readonly kind: 'ready'; readonly open: OpenTree }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' };

/** One dump being read one way: from the first request to a tree that can be looked at. */
export type Loading = {
  readonly phase: Store<Phase>;
  readonly dump: Store<Dump | undefined>;
  readonly candidates: Store<Candidates | undefined>;
  /** Stops decoding on the server. */
  readonly cancel: () => void;
  /** Ends every request; call it when the view goes away. */
  readonly close: () => void;
};

/** @param before a tree of the same bytes, which stays on screen until the next one can take its place */
export function load(dumpId: string, reading: Reading, before?: OpenTree): Loading {
  const stop = new AbortController();
  const phase = createStore<Phase>(before ? { kind: 'ready', open: before } : { kind: 'asking' });
  const dump = createStore<Dump | undefined>(undefined);
  const candidates = createStore<Candidates | undefined>(undefined);

  const run = async () => {
    try {
      const tree = await decoded(dumpId, reading, stop.signal, (now) => {
        dump.set(now.dump);
        if (now.state === 'decoding' && !before) phase.set({ kind: 'decoding', tree: now });
      });
      const open = new OpenTree(tree, tree.root);
      if (before) await takePlace(open, before);
      if (!stop.signal.aborted) phase.set({ kind: 'ready', open });
    } catch (error) {
      if (!wasAborted(error)) phase.set({ kind: 'failed', error });
    }
  };
  const takePlace = async (open: OpenTree, old: OpenTree) => {
    await restoreRows(open, old, stop.signal);
    const now = route.get();
    if (now.view === 'inspect' && now.editing === undefined && !stop.signal.aborted)
      navigate({ ...now, place: open.place }, 'replace');
  };
  void run();
  // Names and other readings are extras: when they fail the tree still shows.
  getDump(dumpId, stop.signal).then(dump.set, () => undefined);
  getCandidates(dumpId, reading.layers, stop.signal).then(candidates.set, () => undefined);

  return {
    phase,
    dump,
    candidates,
    cancel: () => {
      const now = phase.get();
      stop.abort();
      // Whoever asks for the same tree before the server has dropped it gets one that is gone a moment later.
      const dropped = now.kind === 'decoding' ? cancelTree(now.tree.id) : Promise.resolve();
      void dropped.catch(() => undefined).then(() => phase.set({ kind: 'cancelled' }));
    },
    close: () => {
      stop.abort();
      const now = phase.get();
      if (now.kind === 'ready') now.open.close();
    },
  };
}
