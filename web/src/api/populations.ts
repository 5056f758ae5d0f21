import { postForEvents } from './eventStream.ts';
import { at } from './request.ts';
import type { Population, PopulationProgress, PopulationRequest } from './types.ts';

/** What arrives while many objects are measured. */
export type PopulationEvent =
  | { readonly event: 'progress'; readonly at: PopulationProgress }
  | { readonly event: 'end'; readonly population: Population };

/** Encodes the objects of dumps with all codecs; `tell` hears how far that is. The signal ends it, on the server too. */
export const measurePopulation = (
  what: PopulationRequest,
  tell: (event: PopulationEvent) => void,
  signal: AbortSignal,
) =>
  postForEvents(
    at('populations'),
    what,
    (event, data) => {
      if (event === 'progress') tell({ event, at: data as PopulationProgress });
      if (event === 'end') tell({ event, population: data as Population });
    },
    signal,
  );
