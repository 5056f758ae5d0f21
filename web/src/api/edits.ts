import { at, json, jsonBody } from './request.ts';
import type { EditedDump } from './types.ts';

export type ValueChange = { readonly path: string; readonly to: string };

/** Bytes that take the place of others; `inserted` in hexadecimal digits. */
export type ByteChange = { readonly offset: number; readonly removed: number; readonly inserted: string };

export type Changes = { readonly values: readonly ValueChange[] } | { readonly bytes: readonly ByteChange[] };

/** Makes a dump of its own of an edited one. */
export const editDump = (tree: string, changes: Changes) =>
  json<EditedDump>(at('trees', tree, 'edits'), { method: 'POST', ...jsonBody(changes) });
