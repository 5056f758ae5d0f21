import { postForEvents } from './eventStream.ts';
import { at, json, query, request, text } from './request.ts';
import { spaceOf } from './space.ts';
import type {
  CodecTime,
  ObjectRequest,
  StoredTiming,
  Timing,
  TimingIteration,
  TimingPlan,
  TimingRun,
  Timings,
} from './types.ts';

/** Those of the chosen space, or of all of one's own. */
export const listTimings = () => json<Timings>(at('timings') + query({ space: spaceOf() }));
export const getTiming = (id: string) => json<StoredTiming>(at('timings', id));
export const deleteTiming = (id: string) => request(at('timings', id), { method: 'DELETE' });

/** The results of a run, as JMH writes them. */
export const getJmh = (id: string) => text(at('timings', id, 'jmh'));

/** Keeps results that JMH wrote. */
export const importJmh = (name: string, results: string) =>
  json<TimingRun>(at('timing-imports') + query({ name, space: spaceOf() }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: results,
  });

/** What arrives while codecs are measured. */
export type TimingEvent =
  | { readonly event: 'place'; readonly before: number }
  | { readonly event: 'begin'; readonly total: number }
  | { readonly event: 'waiting' }
  | { readonly event: 'iteration'; readonly at: TimingIteration }
  | { readonly event: 'result'; readonly of: CodecTime }
  | { readonly event: 'end'; readonly id: string; readonly run: Timing };

/** Measures codecs; `tell` hears of everything. Resolves when all are measured; the signal ends it, processes and all. */
export const measure = (
  what: ObjectRequest & { readonly plan: TimingPlan },
  tell: (event: TimingEvent) => void,
  signal: AbortSignal,
) =>
  postForEvents(
    at('timings') + query({ space: spaceOf() }),
    what,
    (event, data) => {
      const parsed = eventOf(event, data as EventData);
      if (parsed) tell(parsed);
    },
    signal,
  );

type EventData = TimingIteration & CodecTime & { before: number; total: number; id: string; run: Timing };

function eventOf(event: string, data: EventData): TimingEvent | undefined {
  switch (event) {
    case 'place':
      return { event, before: data.before };
    case 'begin':
      return { event, total: data.total };
    case 'waiting':
      return { event };
    case 'iteration':
      return { event, at: data };
    case 'result':
      return { event, of: data };
    case 'end':
      return { event, id: data.id, run: data.run };
    default:
      return undefined;
  }
}
