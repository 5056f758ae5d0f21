import { pageOf } from './columns.ts';
import { at, json, query } from './request.ts';
import type { ChangedPair, FlexibilityMatrix } from './types.ts';

/** The cells that have been tried, from a number on; the server waits a moment for the next. */
export const getFlexibility = (from: number, signal: AbortSignal) =>
  pageOf<FlexibilityMatrix>(at('flexibility') + query({ from }), { signal });

/** A codec and a change, byte by byte. */
export const getChanged = (codec: string, change: string) => json<ChangedPair>(at('flexibility', codec, change));
