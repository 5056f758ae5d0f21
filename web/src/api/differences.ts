import { at, json, query } from './request.ts';
import type { Differences } from './types.ts';

/** What differs from a tree to another, which comes after it. */
export const getDifferences = (tree: string, after: string, as: string, limit: number, signal?: AbortSignal) =>
  json<Differences>(at('trees', tree, 'differences') + query({ with: after, as, limit }), { signal });
