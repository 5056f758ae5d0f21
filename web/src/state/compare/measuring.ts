import { wasAborted } from '../../api/problem.ts';
import { measure, type TimingEvent } from '../../api/timings.ts';
import type { CodecTime, Timing, TimingIteration, TimingPlan } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import { isGenerated, requestOf, subjectOf, type Wanted } from './encodings.ts';

/** Codecs that are being measured with an object, as far as that has come. */
export type Measured = {
  /** Which object: `subjectOf` what was wanted. */
  readonly subject: string;
  /** Results that there will be: one for each codec and size. */
  readonly total: number;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  /** Runs of others that come first. */
  readonly before: number;
  /** Whether another program on the machine measures, so that this waits. */
  readonly blocked: boolean;
  readonly at: TimingIteration | undefined;
  readonly results: readonly CodecTime[];
  /** All of the run, and where it is kept, once it has ended. */
  readonly run: Timing | undefined;
  readonly id: string | undefined;
  readonly error: unknown;
};

export type LiveTiming = {
  readonly measured: Store<Measured | undefined>;
  /** With the object as it is, or, of a sample or of generated values, in several sizes. */
  readonly start: (wanted: Wanted, codecs: readonly string[], plan: TimingPlan, sizes: readonly number[]) => void;
  /** Ends the run; the server ends its processes. */
  readonly cancel: () => void;
};

export function liveTiming(): LiveTiming {
  const measured = createStore<Measured | undefined>(undefined);
  let stop = new AbortController();

  const run = async (
    wanted: Wanted,
    codecs: readonly string[],
    plan: TimingPlan,
    sizes: readonly number[],
    signal: AbortSignal,
  ) => {
    const total = codecs.length * Math.max(1, sizes.length);
    measured.set({ ...fresh, subject: subjectOf(wanted), total });
    const update = (part: Partial<Measured>) => {
      const now = measured.get();
      if (now && !signal.aborted) measured.set({ ...now, ...part });
    };
    try {
      const what = { ...timedRequest(wanted, sizes), codecs: [...codecs], plan };
      await measure(what, (step) => update(changeOf(step, measured.get()?.results ?? [])), signal);
      if (measured.get()?.run === undefined) throw new Error('The server ended the run before its end.');
    } catch (error) {
      if (!wasAborted(error)) update({ state: 'failed', error });
    }
  };

  return {
    measured,
    start: (wanted, codecs, plan, sizes) => {
      stop.abort();
      stop = new AbortController();
      void run(wanted, codecs, plan, sizes, stop.signal);
    },
    cancel: () => {
      stop.abort();
      const now = measured.get();
      if (now?.state === 'running') measured.set({ ...now, state: 'cancelled' });
    },
  };
}

/** The request that measures an object; sizes are of a sample, or of generated values. */
export function timedRequest(wanted: Wanted, sizes: readonly number[]) {
  if (sizes.length === 0) return requestOf(wanted);
  if (isGenerated(wanted)) return { ...requestOf(wanted), sizes: [...sizes] };
  if (!('sample' in wanted)) return requestOf(wanted);
  const { sample, values } = wanted;
  return { sample, values, sizes: [...sizes] };
}

const fresh: Measured = {
  subject: '',
  total: 0,
  state: 'running',
  before: 0,
  blocked: false,
  at: undefined,
  results: [],
  run: undefined,
  id: undefined,
  error: undefined,
};

function changeOf(step: TimingEvent, results: readonly CodecTime[]): Partial<Measured> {
  switch (step.event) {
    case 'place':
      return { before: step.before };
    case 'begin':
      return { before: 0 };
    case 'waiting':
      return { blocked: true };
    case 'iteration':
      return { blocked: false, at: step.at };
    case 'result':
      return { results: [...results, step.of] };
    case 'end':
      return { state: 'done', run: step.run, id: step.id };
  }
}
