import type { Diagnostic, Problem } from './types.ts';

/** A request that did not succeed, in words a person can act on. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    /** What is wrong with the text that was sent, where that is the problem. */
    readonly diagnostics: readonly Diagnostic[] = [],
    /** What may be chosen so that it can be done. */
    readonly choices: NonNullable<Problem['choices']> = [],
  ) {
    super(`${title}: ${detail}`);
  }
}

export function unreachable(): ApiError {
  return new ApiError(
    0,
    'The server does not answer',
    'Check that Hexplain is still running and that this machine can reach it, then try again.',
  );
}

/** Reads `application/problem+json`, and makes do with a status line where a proxy answered instead. */
export function problemOf(status: number, body: string): ApiError {
  try {
    const problem = JSON.parse(body) as Partial<Problem> & { mistakes?: Diagnostic[] };
    const { title, detail = '', mistakes, choices } = problem;
    if (title) return new ApiError(status, title, detail, mistakes, choices);
  } catch {
    // Not JSON: something between us and the server answered.
  }
  return new ApiError(
    status,
    `The server answered ${status}`,
    'Reload the page; if it happens again, look at the server log.',
  );
}

export function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the server understood what it was asked, and cannot do it. */
export function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 422);
}

/** The title and detail to show for whatever was thrown. */
export function wordsFor(error: unknown): { title: string; detail: string } {
  if (error instanceof ApiError) return { title: error.title, detail: error.detail };
  return {
    title: 'Unexpected error in this page',
    detail: `${error instanceof Error ? error.message : error}. Reload to continue.`,
  };
}

/** The same where a dump was asked for; of one that is `absent`, asking again does not help. */
export function wordsForDump(error: unknown): { title: string; detail: string; absent: boolean } {
  if (!(error instanceof ApiError && error.status === 404)) return { ...wordsFor(error), absent: false };
  return {
    title: 'There is no dump at this address',
    detail:
      'It may have been deleted or be in a space that is not yours, or the link may be incomplete. Upload or paste the bytes again to get a new address.',
    absent: true,
  };
}
