import { pageOf } from './columns.ts';
import { at, json, jsonBody, query, request } from './request.ts';
import type {
  FieldDetail,
  FieldPage,
  Handle,
  Inside,
  IssuePage,
  LogicalValueDetail,
  LogicalValuePage,
  LogicalValueText,
  Origin,
  QueryResult,
  Source,
  SourcePage,
  Span,
  Spans,
  Tree,
} from './types.ts';

type Page = { readonly from: number; readonly limit: number };

/** The tree's own source needs no name. */
const named = (source: number) => (source === 0 ? {} : { source });

/** The value of a field itself needs no name. */
const member = (within: string) => (within === '' ? {} : { within });

export const getTree = (tree: string, signal?: AbortSignal) => json<Tree>(at('trees', tree), { signal });
export const cancelTree = (tree: string) => request(at('trees', tree), { method: 'DELETE' });

/** `length` bytes of a source from `from`; fewer at its end. */
export async function getBytes(
  tree: string,
  source: number,
  from: number,
  length: number,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const bytes = source === 0 ? at('trees', tree, 'bytes') : at('trees', tree, 'sources', String(source), 'bytes');
  const response = await request(bytes, {
    headers: { Range: `bytes=${from}-${from + length - 1}` },
    signal,
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** A derived source, and what it was made from; undefined where there is none with that number. */
export async function getSource(tree: string, source: number, signal?: AbortSignal): Promise<Source | undefined> {
  const page = query({ from: source - 1, limit: 1 });
  return (await json<SourcePage>(at('trees', tree, 'sources') + page, { signal })).items[0];
}

/** Spans the server gives at once: a leaf for every byte of a page of the inspector. */
const spansAtOnce = 4096;

/** The leaves that cover `length` bytes, however many requests that takes. */
export async function getSpans(
  tree: string,
  source: number,
  offset: number,
  length: number,
  signal?: AbortSignal,
): Promise<readonly Span[]> {
  const spans: Span[] = [];
  let from: number | undefined = offset;
  while (from !== undefined) {
    const window = query({ offset: from, length: offset + length - from, limit: spansAtOnce, ...named(source) });
    const page: Spans = await pageOf<Spans>(at('trees', tree, 'spans') + window, { signal });
    spans.push(...page.items);
    from = page.next;
  }
  return spans;
}

export const getField = (tree: string, field: string, signal?: AbortSignal) =>
  json<FieldDetail>(at('trees', tree, 'fields', field), { signal });

export const getChildren = (tree: string, field: string, page: Page, signal?: AbortSignal) =>
  pageOf<FieldPage>(at('trees', tree, 'fields', field, 'children') + query(page), { signal });

export const getFieldAt = (tree: string, source: number, offset: number, signal?: AbortSignal) =>
  json<FieldDetail>(at('trees', tree, 'field-at') + query({ offset, ...named(source) }), { signal });

export const getFieldByPath = (tree: string, path: string, signal?: AbortSignal) =>
  json<FieldDetail>(at('trees', tree, 'field-by-path') + query({ path }), { signal });

/** The value that a field holds, or the member of it that the field holds as well; the innermost one around a field that is part of one. */
export const getValue = (tree: string, field: string, within: string, signal?: AbortSignal) =>
  json<LogicalValueDetail>(at('trees', tree, 'fields', field, 'value') + query(member(within)), { signal });

export const getValueParts = (tree: string, field: string, within: string, page: Page, signal?: AbortSignal) =>
  json<LogicalValuePage>(at('trees', tree, 'fields', field, 'value', 'parts') + query({ ...page, ...member(within) }), {
    signal,
  });

/** A part of the text of a value, `limit` characters at most. */
export const getValueText = (tree: string, field: string, within: string, page: Page, signal?: AbortSignal) =>
  json<LogicalValueText>(at('trees', tree, 'fields', field, 'value', 'text') + query({ ...page, ...member(within) }), {
    signal,
  });

export const getValueByPath = (tree: string, path: string, signal?: AbortSignal) =>
  json<LogicalValueDetail>(at('trees', tree, 'value-by-path') + query({ path }), { signal });

/** The first field from `offset` on that a line of the descriptor defines. */
export const getFieldByLine = (tree: string, line: number, offset: number, signal?: AbortSignal) =>
  json<FieldDetail>(at('trees', tree, 'field-by-line') + query({ line, offset }), { signal });

/**
 * What an expression is, with the names of `field` in scope. Its diagnostics are an `ApiError` that lists them. A selection
 * goes on `after` where its last answer stood.
 */
export const evaluate = (
  tree: string,
  expression: string,
  field: string | undefined,
  signal?: AbortSignal,
  after?: string,
) =>
  json<QueryResult>(at('trees', tree, 'query'), { method: 'POST', ...jsonBody({ expression, field, after }), signal });

export const getIssues = (tree: string, page: Page, signal?: AbortSignal) =>
  pageOf<IssuePage>(at('trees', tree, 'issues') + query(page), { signal });

export const getHandle = (tree: string, handle: number, signal?: AbortSignal) =>
  json<Handle>(at('trees', tree, 'handles', handle), { signal });

export const getReferences = (tree: string, handle: number, page: Page, signal?: AbortSignal) =>
  pageOf<FieldPage>(at('trees', tree, 'handles', handle, 'references') + query(page), { signal });

export const getInstances = (tree: string, handle: number, page: Page, signal?: AbortSignal) =>
  pageOf<FieldPage>(at('trees', tree, 'handles', handle, 'instances') + query(page), { signal });

/** What the bytes of a field are, read for themselves. */
export const getInside = (tree: string, field: string, signal?: AbortSignal) =>
  json<Inside>(at('trees', tree, 'fields', field, 'inside'), { signal });

/** Where bytes were in the layers around them, the dump last. */
export const getOrigin = (tree: string, offset: number, length: number, signal?: AbortSignal) =>
  json<Origin[]>(at('trees', tree, 'origin') + query({ offset, length }), { signal });
