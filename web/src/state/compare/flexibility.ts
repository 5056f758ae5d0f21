import { getFlexibility } from '../../api/flexibility.ts';
import { wasAborted } from '../../api/problem.ts';
import type { FlexibilityCell, FlexibilityMatrix, FlexibilityOutcome, SchemaChange } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';

/** What codecs make of changes, as far as the server has tried it. */
export type Matrix = {
  readonly outcomes: readonly FlexibilityOutcome[];
  readonly codecs: FlexibilityMatrix['codecs'];
  readonly changes: readonly SchemaChange[];
  readonly cells: readonly FlexibilityCell[];
  readonly total: number;
};

export type Tried = {
  readonly matrix: Matrix | undefined;
  readonly state: 'running' | 'done' | 'failed';
  /** Undefined where the server stopped before all was tried. */
  readonly error: unknown;
};

export type LiveFlexibility = {
  readonly tried: Store<Tried>;
  /** Asks for what is not there yet, until all is. */
  readonly start: () => void;
  readonly stop: () => void;
};

const nothing: Tried = { matrix: undefined, state: 'running', error: undefined };

/** Between two questions: cells come one by one, and are drawn many at a time. */
const pauseMillis = 300;

export function liveFlexibility(ask: typeof getFlexibility = getFlexibility, pause = pauseMillis): LiveFlexibility {
  const tried = createStore(nothing);
  let stop = new AbortController();

  const run = async (signal: AbortSignal) => {
    try {
      for (let measuring = true; measuring; ) {
        const part = await ask(tried.get().matrix?.cells.length ?? 0, signal);
        const matrix = withPart(tried.get().matrix, part);
        measuring = part.measuring;
        const rest = matrix.cells.length < matrix.total ? 'failed' : 'done';
        tried.set({ matrix, state: measuring ? 'running' : rest, error: undefined });
        if (measuring) await new Promise((resolve) => setTimeout(resolve, pause));
        signal.throwIfAborted();
      }
    } catch (error) {
      if (!wasAborted(error)) tried.set({ ...tried.get(), state: 'failed', error });
    }
  };

  return {
    tried,
    start: () => {
      stop.abort();
      stop = new AbortController();
      // After a process that failed, the server begins anew: in the same order, so that what is here stays true.
      tried.set({ ...tried.get(), state: 'running', error: undefined });
      void run(stop.signal);
    },
    stop: () => stop.abort(),
  };
}

/** The part begins where the cells end. */
function withPart(matrix: Matrix | undefined, part: FlexibilityMatrix): Matrix {
  const { outcomes, codecs, changes, total, items } = part;
  return { outcomes, codecs, changes, total, cells: [...(matrix?.cells ?? []), ...items] };
}
