import { createStore } from '../../base/store.ts';

/** A short thing to say, for a moment: what a key did, or why it did nothing. */
export const notice = createStore<string | undefined>(undefined);

const shownMillis = 4000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(words: string): void {
  clearTimeout(timer);
  notice.set(words);
  timer = setTimeout(() => notice.set(undefined), shownMillis);
}
