import { at, json, query, request } from './request.ts';
import type { ByteStatistics, ChecksumMatches, Inside, SourceMap } from './types.ts';

/** Bytes of a source of a tree. */
export type SourceRange = { readonly source: number; readonly start: number; readonly length: number };

const of = (tree: string, source: number, what: string) => at('trees', tree, 'sources', source, what);

const asked = ({ start, length }: SourceRange) => ({ offset: start, length });

/** Counts, entropy and checksums. */
export const getStatistics = (tree: string, range: SourceRange, signal?: AbortSignal) =>
  json<ByteStatistics>(of(tree, range.source, 'statistics') + query(asked(range)), { signal });

/** A shade for each of the 65,536 pairs of bytes: how often the second follows the first. */
export async function getDigraph(tree: string, range: SourceRange, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await request(of(tree, range.source, 'digraph') + query(asked(range)), { signal });
  return new Uint8Array(await response.arrayBuffer());
}

export const getSourceMap = (tree: string, source: number, parts: number, signal?: AbortSignal) =>
  json<SourceMap>(of(tree, source, 'map') + query({ parts }), { signal });

/** What the bytes are, read for themselves. */
export const getInsideOfRange = (tree: string, range: SourceRange, signal?: AbortSignal) =>
  json<Inside>(of(tree, range.source, 'inside') + query(asked(range)), { signal });

/** The ranges whose checksum a field is. */
export const getChecksumsLike = (tree: string, field: string, signal?: AbortSignal) =>
  json<ChecksumMatches>(at('trees', tree, 'fields', field, 'checksums'), { signal });

/** The address of the bytes as a file; `as` is the dialect of their text. */
export const excerptAddress = (tree: string, range: SourceRange, as?: string) =>
  of(tree, range.source, 'excerpt') + query({ ...asked(range), as });

/** The address of a value as a JSON document. */
export const documentAddress = (tree: string, field: string, within?: string) =>
  at('trees', tree, 'fields', field, 'value', 'document') + query({ within });
