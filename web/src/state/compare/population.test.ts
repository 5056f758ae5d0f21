import { describe, expect, it } from 'vitest';
import type { measurePopulation, PopulationEvent } from '../../api/populations.ts';
import type { Population } from '../../api/types.ts';
import { defaultPopulation } from '../address/populationShown.ts';
import { livePopulation, subjectOfPopulation } from './population.ts';

const population: Population = {
  dumps: 2,
  read: 2,
  objects: 2,
  classes: 1,
  roots: [],
  left: [],
  incomplete: [],
  codecs: [],
  best: {},
  millis: 5,
};

/** A server that tells what a test lets it. */
function server() {
  let tell: (event: PopulationEvent) => void = () => {};
  let finish: (error?: unknown) => void = () => {};
  let aborted: AbortSignal | undefined;
  const asked: unknown[] = [];
  const ask: typeof measurePopulation = (what, heard, signal) => {
    asked.push(what);
    tell = heard;
    aborted = signal;
    return new Promise((resolve, reject) => {
      finish = (error) => (error === undefined ? resolve() : reject(error));
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
  };
  return {
    ask,
    asked,
    tell: (event: PopulationEvent) => tell(event),
    finish: async (error?: unknown) => {
      finish(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
    isAborted: () => aborted?.aborted,
  };
}

const shown = { ...defaultPopulation, dumps: ['a', 'b'], at: ' lines ', each: true };

describe('a population', () => {
  it('tells how far it is, and has the result at the end', async () => {
    const { ask, asked, tell, finish } = server();
    const live = livePopulation(ask);
    live.start(shown);
    expect(asked).toEqual([{ dumps: ['a', 'b'], at: 'lines', each: true }]);
    tell({ event: 'progress', at: { pass: 'classes', done: 1, total: 2 } });
    expect(live.measured.get()).toMatchObject({ state: 'running', at: { done: 1 } });
    tell({ event: 'end', population });
    await finish();
    expect(live.measured.get()).toMatchObject({ state: 'done', population, subject: subjectOfPopulation(shown) });
  });

  it('is of other objects when dumps are, and not when the order is', () => {
    expect(subjectOfPopulation({ ...shown, order: 'zstd', find: 'x' })).toBe(subjectOfPopulation(shown));
    expect(subjectOfPopulation({ ...shown, dumps: ['a'] })).not.toBe(subjectOfPopulation(shown));
  });

  it('says so when it fails, or ends before its end', async () => {
    const { ask, finish } = server();
    const live = livePopulation(ask);
    live.start(shown);
    await finish(new Error('no'));
    expect(live.measured.get()).toMatchObject({ state: 'failed', error: new Error('no') });
    live.start(shown);
    await finish();
    expect(live.measured.get()?.state).toBe('failed');
  });

  it('is cancelled, and hears nothing more', async () => {
    const { ask, tell, isAborted } = server();
    const live = livePopulation(ask);
    live.start(shown);
    live.cancel();
    expect(isAborted()).toBe(true);
    tell({ event: 'end', population });
    await Promise.resolve();
    expect(live.measured.get()).toMatchObject({ state: 'cancelled', population: undefined });
  });
});
