import { at, json, request } from './request.ts';
import type { Work } from './types.ts';

/** All work that the server does, or that waits there. */
export const listWork = async (): Promise<readonly Work[]> => (await json<{ work: Work[] }>(at('work'))).work;

export const endWork = (id: string) => request(at('work', id), { method: 'DELETE' });
