import { at, json, jsonBody, query, request } from './request.ts';
import type { DumpPage, TableAnswer, TableDescription } from './types.ts';

/** What a table of many dumps has; fails for a dump that is none. */
export const describeTable = (dump: string) => json<TableDescription>(at('dumps', dump, 'table'));

/** The first rows of the answer to a question in SQL. */
export const askTable = (dump: string, sql: string, limit = 200) =>
  json<TableAnswer>(at('dumps', dump, 'table', 'answers'), { method: 'POST', ...jsonBody({ sql, limit }) });

export type ExportForm = 'csv' | 'parquet';

/** The answer to a question as a file. */
export const exportAnswer = async (dump: string, sql: string, as: ExportForm): Promise<Blob> =>
  (await request(at('dumps', dump, 'table', 'export'), { method: 'POST', ...jsonBody({ sql, as }) })).blob();

/** The dump of some content, where it is on the server. */
export const dumpOf = async (sha256: string) => (await json<DumpPage>(at('dumps') + query({ sha256 }))).items[0];
