import { at, json, jsonBody, query, request } from './request.ts';
import { spaceOf } from './space.ts';
import type { Candidates, Dump, DumpPage, Layer, Reading, SampleDump, Storage, Tree } from './types.ts';

export const listLayers = () => json<Layer[]>(at('layers'));

/** The dialects that bytes are written in. */
export const listDialects = () => json<Layer[]>(at('dialects'));
export const listSampleDumps = () => json<SampleDump[]>(at('sample-dumps'));
export const openSampleDump = (id: string) =>
  json<Dump>(at('sample-dumps', id, 'dumps') + query({ space: spaceOf() }), { method: 'POST' });

export const getStorage = () => json<Storage>(at('storage'));
/** The newest dumps of the chosen space; those whose name, format or summary has all words of `filter`, where there are any. */
export const listDumps = ({ filter = '', from = 0, limit = 50 } = {}) =>
  json<DumpPage>(at('dumps') + query({ filter: filter.trim() || undefined, space: spaceOf(), from, limit }));
export const getDump = (id: string, signal?: AbortSignal) => json<Dump>(at('dumps', id), { signal });
export const renameDump = (id: string, name: string) =>
  json<Dump>(at('dumps', id), { method: 'PATCH', ...jsonBody({ name }) });
/** Where the bytes inside layers of a dump are. */
export const bytesAddress = (id: string, layers: string) => at('dumps', id, 'bytes') + query({ layers });
export const deleteDump = (id: string) => request(at('dumps', id), { method: 'DELETE' });

export const getCandidates = (id: string, layers: string, signal?: AbortSignal) =>
  json<Candidates>(at('dumps', id, 'candidates') + query({ layers: layers === 'auto' ? undefined : layers }), {
    signal,
  });

/** The tree, or one whose `state` is `decoding`: ask `getTree` until it is not. */
export const decode = (id: string, { start, ...reading }: Reading, signal?: AbortSignal) =>
  json<Tree>(at('dumps', id, 'trees'), { method: 'POST', ...jsonBody({ ...reading, offset: start }), signal });
