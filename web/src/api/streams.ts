import { at, json, jsonBody, query } from './request.ts';
import type { FilterTrial, StreamClassChanges, StreamClasses, StreamFilter, StreamRisks } from './types.ts';

/** How many classes an answer has at most. */
export const mostClasses = 1000;

/** What a filter names: each class, or their packages. */
export type FilterScope = StreamFilter['by'];

/** Whether a filter has limits besides. */
export type FilterSizes = StreamFilter['sizes'];

/** The classes of a Java stream, compared with those of the server's JDK alone. */
export const getStreamClasses = (tree: string, signal?: AbortSignal) =>
  json<StreamClasses>(at('trees', tree, 'classes') + query({ limit: mostClasses }), { signal });

/** The same, compared with class files and archives, which the server does not keep. */
export function compareStreamClasses(
  tree: string,
  files: readonly File[],
  signal?: AbortSignal,
): Promise<StreamClasses> {
  const body = new FormData();
  for (const file of files) body.append('file', file, file.name);
  return json<StreamClasses>(at('trees', tree, 'classes', 'compare') + query({ limit: mostClasses }), {
    method: 'POST',
    body,
    signal,
  });
}

/** What changed in the classes of one tree's stream, up to those of another's. */
export const getStreamClassChanges = (before: string, after: string, signal?: AbortSignal) =>
  json<StreamClassChanges>(at('trees', after, 'classes', 'changes') + query({ before, limit: mostClasses }), {
    signal,
  });

export const getStreamRisks = (tree: string, signal?: AbortSignal) =>
  json<StreamRisks>(at('trees', tree, 'risks'), { signal });

export const getStreamFilter = (tree: string, by: FilterScope, sizes: FilterSizes, signal?: AbortSignal) =>
  json<StreamFilter>(at('trees', tree, 'filter') + query({ by, sizes }), { signal });

export const tryStreamFilter = (tree: string, pattern: string, signal?: AbortSignal) =>
  json<FilterTrial>(at('trees', tree, 'filter', 'try'), { method: 'POST', ...jsonBody({ pattern }), signal });
