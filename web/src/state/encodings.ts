import { encode } from '../api/encodings.ts';
import { wasAborted } from '../api/problem.ts';
import type { Encoding } from '../api/types.ts';
import { createStore, type Store } from '../base/store.ts';

/** An object, encoded with every codec, as far as that has come. */
export type Encoded = {
  readonly sample: string;
  /** All values that are being encoded; undefined until the server has answered. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** By codec. While values change, what is not encoded again yet is what it was before. */
  readonly results: ReadonlyMap<string, Encoding>;
  /** What was here when all codecs had last finished: rows keep that order until all have again. */
  readonly settled: ReadonlyMap<string, Encoding>;
  /** Codecs whose result is of the values before. */
  readonly stale: ReadonlySet<string>;
  readonly state: 'running' | 'done' | 'failed';
  /** How many codecs there are, once that is known. */
  readonly total: number | undefined;
  readonly millis: number | undefined;
  readonly error: unknown;
};

/** What is to be encoded. */
export type Wanted = {
  readonly sample: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly size: number | undefined;
};

export type LiveEncodings = {
  readonly encoded: Store<Encoded | undefined>;
  /** Encodes, unless that is what is here already; what was under way for other values ends. */
  readonly want: (wanted: Wanted) => void;
  readonly again: () => void;
  readonly close: () => void;
};

/** Events that arrive within a frame become one change. */
const frameMillis = 16;

export function liveEncodings(): LiveEncodings {
  const encoded = createStore<Encoded | undefined>(undefined);
  let last = '';
  let wanted: Wanted | undefined;
  let stop = new AbortController();

  const run = async ({ sample, values, size }: Wanted, signal: AbortSignal) => {
    const before = encoded.get();
    const kept = before?.sample === sample ? before.results : new Map<string, Encoding>();
    let now: Encoded = {
      sample,
      values: before?.sample === sample ? before.values : undefined,
      results: kept,
      settled: before?.sample === sample ? before.settled : new Map(),
      stale: new Set(kept.keys()),
      state: 'running',
      total: before?.total,
      millis: undefined,
      error: undefined,
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!signal.aborted) encoded.set(now);
    };
    const soon = () => {
      timer ??= setTimeout(publish, frameMillis);
    };
    publish();
    try {
      const what = { sample, values, ...(size === undefined ? {} : { size }) };
      await encode(
        what,
        (told) => {
          now = told.event === 'result' ? withResult(now, told.encoding) : { ...now, ...progressOf(told) };
          soon();
        },
        signal,
      );
      const results = withoutStale(now);
      now = { ...now, state: 'done', results, settled: results, stale: new Set() };
    } catch (error) {
      if (wasAborted(error)) return;
      now = { ...now, state: 'failed', error };
    }
    publish();
  };

  const start = () => {
    stop.abort();
    stop = new AbortController();
    if (wanted) void run(wanted, stop.signal);
  };

  return {
    encoded,
    want: (next) => {
      const key = JSON.stringify(next);
      if (key === last) return;
      last = key;
      wanted = next;
      start();
    },
    again: start,
    close: () => stop.abort(),
  };
}

function progressOf(
  told: { event: 'begin'; total: number; values: Encoded['values'] } | { event: 'end'; millis: number },
) {
  return told.event === 'begin' ? { total: told.total, values: told.values } : { millis: told.millis };
}

function withResult(before: Encoded, encoding: Encoding): Encoded {
  const results = new Map(before.results).set(encoding.codec, encoding);
  const stale = new Set(before.stale);
  stale.delete(encoding.codec);
  return { ...before, results, stale };
}

/** Codecs that are gone have no result any more. */
function withoutStale({ results, stale }: Encoded): ReadonlyMap<string, Encoding> {
  return stale.size === 0 ? results : new Map([...results].filter(([codec]) => !stale.has(codec)));
}
