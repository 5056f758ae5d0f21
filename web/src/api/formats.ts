import { at, json, jsonBody, query, request, text, yamlBody } from './request.ts';
import type { Completions, DescribeRequest, Draft, Format, FormatDetail, VersionPage } from './types.ts';

export const listFormats = () => json<Format[]>(at('formats'));
export const getFormat = (id: string, signal?: AbortSignal) => json<FormatDetail>(at('formats', id), { signal });
export const getSource = (id: string, signal?: AbortSignal) => text(at('formats', id, 'source'), { signal });

/** Every save is a version. Errors that keep it from being saved are an `ApiError` that lists them. */
export const saveFormat = (id: string, source: string) =>
  json<FormatDetail>(at('formats', id), { method: 'PUT', ...yamlBody(source) });

export const deleteFormat = (id: string) => request(at('formats', id), { method: 'DELETE' });

/** Newest first. */
export const listVersions = (id: string, from = 0, limit = 50) =>
  json<VersionPage>(at('formats', id, 'versions') + query({ from, limit }));

export const getVersionSource = (id: string, version: number, signal?: AbortSignal) =>
  text(at('formats', id, 'versions', version, 'source'), { signal });

/** What is wrong with a descriptor, and, where nothing is, the format to decode with to try it. */
export const checkDraft = (source: string, signal?: AbortSignal) =>
  json<Draft>(at('drafts'), { method: 'POST', ...yamlBody(source), signal });

/** @param column in UTF-16 code units, from 1 */
export const complete = (source: string, line: number, column: number, signal?: AbortSignal) =>
  json<Completions>(at('completions'), { method: 'POST', ...jsonBody({ source, line, column }), signal });

/** The descriptor of a record of Java fields. */
export const describe = (record: DescribeRequest) => text(at('describe'), { method: 'POST', ...jsonBody(record) });
