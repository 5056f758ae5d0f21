import { at, json, query } from './request.ts';
import type { Schema } from './types.ts';

/** Those brought last come first. */
export const listSchemas = () => json<Schema[]>(at('schemas'));

/** Mistakes that keep a schema from being used are an `ApiError` that lists them. */
export const bringSchema = (format: string, root: string, name: string, text: string) =>
  json<Schema>(at('schemas') + query({ format, root: root || undefined, name: name || undefined }), {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: text,
  });
