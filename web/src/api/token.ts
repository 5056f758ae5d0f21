import { createStore } from '../base/store.ts';

const key = 'hexplain.token';

/** Set while the server waits for a token; the page shows a dialog and calls `give`. */
export type TokenPrompt = {
  readonly refused: boolean;
  /** Whether people can sign in instead. */
  readonly signIn: boolean;
  readonly give: (token: string) => void;
};

export const tokenPrompt = createStore<TokenPrompt | undefined>(undefined);

let asking: Promise<void> | undefined;

export function authorization(): Record<string, string> {
  const token = localStorage.getItem(key);
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Whether an answer of 401 says that people can sign in. */
export const offersSignIn = (body: string): boolean => body.includes('urn:hexplain:problem:sign-in-needed');

/** Where a browser signs in, to come back to what is on screen. */
export const signInAddress = (here: Pick<Location, 'pathname' | 'search'>): string => {
  const search = new URLSearchParams(here.search);
  search.delete('sign-in');
  return `/sign-in?to=${encodeURIComponent(here.pathname + (search.size === 0 ? '' : `?${search}`))}`;
};

/** A token that was refused would be sent instead of who signs in. */
export const forgetToken = (): void => localStorage.removeItem(key);

/** Resolves when the person has given a token. Requests that fail together ask once. */
export function askForToken(signIn = false): Promise<void> {
  asking ??= new Promise<void>((resolve) => {
    tokenPrompt.set({
      refused: localStorage.getItem(key) !== null,
      signIn,
      give: (token) => {
        localStorage.setItem(key, token.trim());
        tokenPrompt.set(undefined);
        asking = undefined;
        resolve();
      },
    });
  });
  return asking;
}
