import { at, json, jsonBody, query, request } from './request.ts';
import type { Notes, NoteToKeep } from './types.ts';

export const listNotes = (dump: string, signal?: AbortSignal) => json<Notes>(at('dumps', dump, 'notes'), { signal });

/** Keeps notes, or changes those whose ids are known; answers with all of the dump. */
export const keepNotes = (dump: string, notes: readonly NoteToKeep[]) => post(dump, jsonBody({ notes }));

/** The same of a document that notes were exported as. */
export const importNotes = (dump: string, document: Blob) =>
  post(dump, { body: document, headers: { 'Content-Type': 'application/json' } });

const post = (dump: string, body: ReturnType<typeof jsonBody>) =>
  json<Notes>(at('dumps', dump, 'notes'), { method: 'POST', ...body });

export const deleteNote = (dump: string, note: string) =>
  request(at('dumps', dump, 'notes', note), { method: 'DELETE' });

/** Where the notes of a dump are, as a document. */
export const notesAddress = (dump: string) => at('dumps', dump, 'notes');

/** Where a dump is with its notes and what it is read by, as one file. */
export const bundleAddress = (tree: string) => at('trees', tree, 'bundle');

/** Where the report on a dump is, as a file. */
export const reportAddress = (tree: string, as: 'markdown' | 'html' | 'svg') =>
  at('trees', tree, 'report') + query({ as });
