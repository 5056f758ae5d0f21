import { at, json, jsonBody, query, request, text, yamlBody } from './request.ts';
import { spaceOf } from './space.ts';
import type { Completions, DescribeRequest, Draft, Format, FormatDetail, VersionPage } from './types.ts';

/** The space whose formats are meant, and everybody's: that of the dump they are for, or the one that is looked at. */
const within = (space: string | undefined) => ({ space: space ?? spaceOf() });

export const listFormats = (space?: string) => json<Format[]>(at('formats') + query(within(space)));

export const getFormat = (id: string, space?: string) => json<FormatDetail>(at('formats', id) + query(within(space)));

export const getSource = (id: string, space?: string, signal?: AbortSignal) =>
  text(at('formats', id, 'source') + query(within(space)), { signal });

/** Every save is a version. Errors that keep it from being saved are an `ApiError` that lists them. */
export const saveFormat = (id: string, source: string, space?: string) =>
  json<FormatDetail>(at('formats', id) + query(within(space)), { method: 'PUT', ...yamlBody(source) });

export const deleteFormat = (id: string, space?: string) =>
  request(at('formats', id) + query(within(space)), { method: 'DELETE' });

/** Newest first. */
export const listVersions = (id: string, space?: string, from = 0, limit = 50) =>
  json<VersionPage>(at('formats', id, 'versions') + query({ from, limit, ...within(space) }));

export const getVersionSource = (id: string, version: number, space?: string, signal?: AbortSignal) =>
  text(at('formats', id, 'versions', version, 'source') + query(within(space)), { signal });

/** What is wrong with a descriptor, and, where nothing is, the format to decode with to try it. */
export const checkDraft = (source: string, space?: string, signal?: AbortSignal) =>
  json<Draft>(at('drafts') + query(within(space)), { method: 'POST', ...yamlBody(source), signal });

/** Where in a text, from 1; the column in UTF-16 code units. */
type Position = { readonly line: number; readonly column: number };

export const complete = (source: string, { line, column }: Position, space?: string, signal?: AbortSignal) =>
  json<Completions>(at('completions') + query(within(space)), {
    method: 'POST',
    ...jsonBody({ source, line, column }),
    signal,
  });

/** The descriptor of a record of Java fields. */
export const describe = (record: DescribeRequest) => text(at('describe'), { method: 'POST', ...jsonBody(record) });
