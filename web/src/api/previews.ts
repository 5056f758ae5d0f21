import { at, json, jsonBody, query } from './request.ts';
import type { Diagnosis, Preview } from './types.ts';

/** So much a preview takes; what is larger is uploaded and looked at then. */
export const largestPreview = 4 << 20;

const chosen = (value: string) => (value === 'auto' ? undefined : value);

/** What bytes would be read as. Nothing is kept. */
export const getPreview = (body: Blob, layers: string, format: string, signal?: AbortSignal) =>
  json<Preview>(at('previews') + query({ layers: chosen(layers), format: chosen(format) }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body,
    signal,
  });

/** What messages in a text mean; with a tree, with the fields of it that they are about. */
export const diagnose = (text: string, tree: string | undefined, signal?: AbortSignal) =>
  json<Diagnosis[]>(at('diagnoses'), { method: 'POST', ...jsonBody({ text, ...(tree ? { tree } : {}) }), signal });
