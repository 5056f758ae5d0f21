import { at, json, jsonBody } from './request.ts';
import type { HitCounts, Hits, SearchKind } from './types.ts';

/** What is to be found; the text says it in one way of several, by `kind`. */
export type Sought = { readonly text: string; readonly kind: SearchKind; readonly ignoreCase: boolean };

/** Bytes of a source. */
type Window = { readonly source: number; readonly offset: number; readonly length: number };

/** What is found in a short time, `limit` hits at most; the search goes on `after` where its last answer stood. */
export const find = (tree: string, sought: Sought, limit: number, after = '', signal?: AbortSignal) =>
  json<Hits>(at('trees', tree, 'hits'), { method: 'POST', ...jsonBody({ ...sought, limit, after }), signal });

/** The hits that begin in a window. */
export const findWithin = (tree: string, sought: Sought, within: Window, limit: number, signal?: AbortSignal) =>
  json<Hits>(at('trees', tree, 'hits'), { method: 'POST', ...jsonBody({ ...sought, limit, within }), signal });

/** How many there are, by `parts` of the dump, as far as counting comes in a short time. */
export const countHits = (tree: string, sought: Sought, parts: number, after = '', signal?: AbortSignal) =>
  json<HitCounts>(at('trees', tree, 'hit-counts'), {
    method: 'POST',
    ...jsonBody({ ...sought, parts, after }),
    signal,
  });
