import { getPreview, largestPreview } from '../../api/previews.ts';
import { wasAborted } from '../../api/problem.ts';
import type { Preview } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';

/** What is in the paste box, and which steps of reading it were chosen; `auto` where they are recognised. */
export type Paste = { readonly text: string; readonly layers: string; readonly format: string };

export type Previewed = {
  /** The last good picture; it stays while the next one is on its way. */
  readonly preview: Preview | undefined;
  readonly error: unknown;
  /** Whether `preview` is of an older text. */
  readonly stale: boolean;
};

export const nothingPasted: Paste = { text: '', layers: 'auto', format: 'auto' };
const nothingSeen: Previewed = { preview: undefined, error: undefined, stale: false };

export const pasted = createStore<Paste>(nothingPasted);
export const previewed = createStore<Previewed>(nothingSeen);

/** Typing rests this long before the server is asked. */
const restMillis = 150;

/** Characters of a name. */
const longestName = 40;

/** What a pasted text is called in lists and tabs: its beginning. */
export function nameOfText(text: string): string {
  const line =
    text
      .trimStart()
      .slice(0, 10 * longestName)
      .split('\n')[0] ?? '';
  const characters = [...line.replace(/\s+/g, ' ').trim()];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : characters.join('');
}

type Ask = (paste: Paste, signal: AbortSignal) => Promise<Preview>;

/** Keeps `seen` what the server says of `paste`: one request at a time, the last text wins. */
export function follow(paste: Store<Paste>, seen: Store<Previewed>, ask: Ask): () => void {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = paste.get();
  const look = (now: Paste) => {
    ask(now, asking.signal).then(
      (preview) => paste.get() === now && seen.set({ preview, error: undefined, stale: false }),
      (error: unknown) => {
        if (!wasAborted(error) && paste.get() === now) seen.set({ ...seen.get(), error, stale: true });
      },
    );
  };
  return paste.subscribe(() => {
    const now = paste.get();
    const typed = now.text !== before.text;
    before = now;
    asking.abort();
    asking = new AbortController();
    clearTimeout(timer);
    if (now.text.trim() === '') return seen.set(nothingSeen);
    seen.set({ ...seen.get(), stale: true });
    // A choice is one act, a text is many keys.
    timer = setTimeout(() => look(now), typed ? restMillis : 0);
  });
}

follow(pasted, previewed, ({ text, layers, format }, signal) => getPreview(new Blob([text]), layers, format, signal));

/** Whether a text can be previewed; each character is a byte at least. */
export const canPreview = (text: string) => text.length <= largestPreview;

/** Another text; choices stay while it is being edited, and are forgotten with it. */
export function paste(text: string): void {
  pasted.set(text.trim() === '' ? { ...nothingPasted, text } : { ...pasted.get(), text });
}

/** A text that takes the place of the one before, and is recognised from the beginning. */
export function pasteAnew(text: string): void {
  pasted.set({ ...nothingPasted, text });
}

/** Other layers; the format is recognised again, since it is another one's bytes. */
export const chooseLayers = (layers: string) => pasted.set({ ...pasted.get(), layers, format: 'auto' });

/** Asks once more, where it failed. */
export const lookAgain = () => pasted.set({ ...pasted.get() });

export const chooseFormat = (format: string) => pasted.set({ ...pasted.get(), format });
