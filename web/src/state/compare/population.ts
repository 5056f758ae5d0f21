import { measurePopulation, type PopulationEvent } from '../../api/populations.ts';
import { wasAborted } from '../../api/problem.ts';
import type { Population, PopulationProgress, PopulationRequest } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import type { PopulationShown } from '../address/populationShown.ts';

/** Many objects that are being measured, as far as that has come. */
export type MeasuredPopulation = {
  /** What was asked for: `subjectOfPopulation`. */
  readonly subject: string;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  readonly at: PopulationProgress | undefined;
  readonly population: Population | undefined;
  readonly error: unknown;
};

export type LivePopulation = {
  readonly measured: Store<MeasuredPopulation | undefined>;
  readonly start: (shown: PopulationShown) => void;
  /** Ends it; the server does, too. */
  readonly cancel: () => void;
};

/** Which objects are meant, whatever else is shown. */
export const subjectOfPopulation = (shown: PopulationShown): string => JSON.stringify(requestOf(shown));

function requestOf({ dumps, at, each }: PopulationShown): PopulationRequest {
  return { dumps: [...dumps], each, ...(at.trim() === '' ? {} : { at: at.trim() }) };
}

export function livePopulation(ask: typeof measurePopulation = measurePopulation): LivePopulation {
  const measured = createStore<MeasuredPopulation | undefined>(undefined);
  let stop = new AbortController();

  const run = async (shown: PopulationShown, signal: AbortSignal) => {
    const fresh = { state: 'running', at: undefined, population: undefined, error: undefined } as const;
    measured.set({ ...fresh, subject: subjectOfPopulation(shown) });
    const update = (part: Partial<MeasuredPopulation>) => {
      const now = measured.get();
      if (now && !signal.aborted) measured.set({ ...now, ...part });
    };
    try {
      await ask(requestOf(shown), (told) => update(changeOf(told)), signal);
      if (measured.get()?.state === 'running')
        update({ state: 'failed', error: new Error('The answer ended too early') });
    } catch (error) {
      if (!wasAborted(error)) update({ state: 'failed', error });
    }
  };

  return {
    measured,
    start: (shown) => {
      stop.abort();
      stop = new AbortController();
      void run(shown, stop.signal);
    },
    cancel: () => {
      stop.abort();
      const now = measured.get();
      if (now?.state === 'running') measured.set({ ...now, state: 'cancelled' });
    },
  };
}

const changeOf = (told: PopulationEvent): Partial<MeasuredPopulation> =>
  told.event === 'progress' ? { at: told.at } : { state: 'done', population: told.population };
