import { createStore } from '../base/store.ts';

const key = 'hexplain.token';

/** Set while the server waits for a token; the page shows a dialog and calls `give`. */
export type TokenPrompt = { readonly refused: boolean; readonly give: (token: string) => void };

export const tokenPrompt = createStore<TokenPrompt | undefined>(undefined);

let asking: Promise<void> | undefined;

export function authorization(): Record<string, string> {
  const token = localStorage.getItem(key);
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Resolves when the person has given a token. Requests that fail together ask once. */
export function askForToken(): Promise<void> {
  asking ??= new Promise<void>((resolve) => {
    tokenPrompt.set({
      refused: localStorage.getItem(key) !== null,
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
