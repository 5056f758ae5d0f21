import { checkDraft, getSource, listFormats, saveFormat } from '../../api/formats.ts';
import { wasAborted } from '../../api/problem.ts';
import type { Draft, Format, FormatDetail } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import { unnamed } from '../address/route.ts';
import { duplicateOf, ownId } from './starting.ts';
import { forgetUnsaved, keepUnsaved, unsavedText } from './unsaved.ts';

/** How long the text must rest before it is looked at. */
export const restMillis = 150;

/** What the server says about a text. */
export type Verdict = { readonly text: string; readonly draft: Draft };

/** What saving does: another version, a new format, or a copy of a built-in one under an id of its own. */
export type Target = { readonly kind: 'version' | 'new' | 'duplicate' | 'overwrite'; readonly id: string };

/** @param open the format in the editor */
export function targetOf(id: string, open: string, formats: readonly Pick<Format, 'id' | 'origin'>[]): Target {
  const there = formats.find((format) => format.id === id);
  if (there?.origin === 'builtin') {
    const taken = formats.map((format) => format.id);
    return { kind: 'duplicate', id: ownId(id, taken) };
  }
  if (!there) return { kind: 'new', id };
  return { kind: id === open ? 'version' : 'overwrite', id };
}

/** A descriptor in the editor: its text, and what the server makes of it. */
export type Writing = {
  /** The format it is, `unnamed` until it is saved for the first time. */
  readonly format: () => string;
  /** Whose formats it can import, and where it goes when it is new; undefined for the one that is looked at. */
  readonly space: string | undefined;
  /** Undefined until it has arrived. */
  readonly text: Store<string | undefined>;
  /** The text the server keeps; undefined where it keeps none. */
  readonly saved: Store<string | undefined>;
  /** Of the newest text that was looked at; the last one stays while the next is on its way. */
  readonly verdict: Store<Verdict | undefined>;
  /** Why the text could not be fetched, looked at or saved. */
  readonly failure: Store<unknown>;
  readonly edit: (text: string) => void;
  /** Goes back to the saved text. */
  readonly discard: () => void;
  /** Where saving leads; undefined while the text has errors. */
  readonly target: () => Target | undefined;
  readonly save: (target: Target) => Promise<FormatDetail | undefined>;
  readonly close: () => void;
};

export function write(opened: string, space?: string): Writing {
  let format = opened;
  let formats: readonly Format[] = [];
  const text = createStore<string | undefined>(undefined);
  const saved = createStore<string | undefined>(undefined);
  const verdict = createStore<Verdict | undefined>(undefined);
  const failure = createStore<unknown>(undefined);
  const fetching = new AbortController();
  let checking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async <T>(what: Promise<T>): Promise<T | undefined> => {
    try {
      const result = await what;
      failure.set(undefined);
      return result;
    } catch (error) {
      if (!wasAborted(error)) failure.set(error);
      return undefined;
    }
  };

  const look = async (at: string) => {
    checking.abort();
    checking = new AbortController();
    const draft = await attempt(checkDraft(at, space, checking.signal));
    if (draft && text.get() === at) verdict.set({ text: at, draft });
  };

  const show = (next: string, rest: number) => {
    clearTimeout(timer);
    checking.abort();
    text.set(next);
    if (verdict.get()?.text === next) return;
    timer = setTimeout(() => void look(next), rest);
  };

  const begin = async () => {
    const left = unsavedText(format);
    if (left !== undefined) show(left, 0);
    if (format === unnamed) {
      if (left === undefined) show('', 0);
      return;
    }
    const source = await attempt(getSource(format, space, fetching.signal));
    if (source === undefined) return;
    saved.set(source);
    if (text.get() === undefined) show(source, 0);
  };
  void begin();
  const known = () => listFormats(space).then((list) => (formats = list));
  known().catch(() => undefined); // Without the list the server still refuses what cannot be saved.

  return {
    format: () => format,
    space,
    text,
    saved,
    verdict,
    failure,
    edit: (next) => {
      if (next === text.get()) return;
      if (next === saved.get()) forgetUnsaved(format);
      else keepUnsaved(format, next);
      show(next, restMillis);
    },
    discard: () => {
      forgetUnsaved(format);
      show(saved.get() ?? '', 0);
    },
    target: () => {
      const now = verdict.get();
      if (!now?.draft.usable || now.text !== text.get() || now.draft.id === '') return undefined;
      return targetOf(now.draft.id, format, formats);
    },
    save: async ({ kind, id }) => {
      const written = text.get() ?? '';
      const source = kind === 'duplicate' ? duplicateOf(written, id) : written;
      const detail = await attempt(saveFormat(id, source, space));
      if (!detail) return undefined;
      forgetUnsaved(format);
      forgetUnsaved(id);
      format = id;
      saved.set(source);
      if (source !== written) show(source, 0);
      known().catch(() => undefined);
      return detail;
    },
    close: () => {
      clearTimeout(timer);
      checking.abort();
      fetching.abort();
    },
  };
}
