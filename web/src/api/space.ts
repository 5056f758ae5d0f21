import { createStore } from '../base/store.ts';
import { at, json, request } from './request.ts';
import type { Spaces } from './types.ts';

const key = 'hexplain.space';

/** The space that is looked at, and that dumps are brought to; empty for all of one's own, and the first of them. */
export const chosenSpace = createStore(localStorage.getItem(key) ?? '');

/** Kept for the next visit. */
export function chooseSpace(name: string): void {
  if (name === '') localStorage.removeItem(key);
  else localStorage.setItem(key, name);
  chosenSpace.set(name);
}

/** As a parameter of a request. */
export const spaceOf = () => chosenSpace.get() || undefined;

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await request('/sign-out', { method: 'POST' });
  location.assign('/');
}

/** The spaces of who asks. One that was chosen and is there no more is let go of. */
export async function listSpaces(): Promise<Spaces> {
  const spaces = await json<Spaces>(at('spaces'));
  if (!spaces.names.includes(chosenSpace.get())) chooseSpace('');
  return spaces;
}
