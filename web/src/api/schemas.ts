import { at, json, query } from './request.ts';
import type { Schema } from './types.ts';

/** Those uploaded last come first. */
export const listSchemas = () => json<Schema[]>(at('schemas'));

/** Errors that keep a schema from being used are an `ApiError` that lists them. */
export const uploadSchema = (format: string, root: string, name: string, content: string | Blob) =>
  json<Schema>(at('schemas') + query({ format, root: root || undefined, name: name || undefined }), {
    method: 'POST',
    headers: { 'Content-Type': typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream' },
    body: content,
  });
