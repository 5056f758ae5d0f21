import { at, json, jsonBody, query } from './request.ts';
import type { EditedDump } from './types.ts';

/** Of a value that others refer to: they change as well, or it is copied. */
export type SharedChoice = 'all' | 'here';

/** What becomes of a value: another one, an element or entry more, or it is copied behind itself or taken out. */
export type ValueChange = { readonly path: string } & (
  | { readonly to: string; readonly shared?: SharedChoice }
  | { readonly add: string }
  | { readonly part: 'copy' | 'remove' }
);

/** Bytes that take the place of others; `inserted` in hexadecimal digits. */
export type ByteChange = { readonly offset: number; readonly removed: number; readonly inserted: string };

export type Changes = { readonly values: readonly ValueChange[] } | { readonly bytes: readonly ByteChange[] };

/** Makes a dump of its own of an edited one. */
export const editDump = (tree: string, changes: Changes) =>
  json<EditedDump>(at('trees', tree, 'edits'), { method: 'POST', ...jsonBody(changes) });

export type PatchForm = 'ips' | 'bsdiff' | 'json';

/** A dump inside its layers, which an edited one was made of. */
export type Original = { readonly dump: string; readonly layers: string };

/** Where the patch is that makes a dump of what it was. */
export const patchAddress = (id: string, { dump, layers }: Original, as: PatchForm) =>
  at('dumps', id, 'patch') + query({ from: dump, layers, as });

/** Where a dump is inside the layers that were removed from the one it was made of. */
export const wrappedAddress = (id: string, { dump, layers }: Original) =>
  at('dumps', id, 'wrapped') + query({ like: dump, layers });
