import { at, json, query } from './request.ts';
import type { Schema } from './types.ts';

/** Those uploaded last come first. */
export const listSchemas = (space: string | undefined) => json<Schema[]>(at('schemas') + query({ space }));

/** Errors that keep a schema from being used are an `ApiError` that lists them. */
export const uploadSchema = (
  { format, root, name, space }: Pick<Schema, 'format' | 'root' | 'name'> & { readonly space: string | undefined },
  content: string | Blob,
) =>
  json<Schema>(at('schemas') + query({ format, root: root || undefined, name: name || undefined, space }), {
    method: 'POST',
    headers: { 'Content-Type': typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream' },
    body: content,
  });
