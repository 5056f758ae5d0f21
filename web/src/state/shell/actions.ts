import { useEffect } from 'react';
import { createStore } from '../../base/store.ts';

/** Something a person can do. The palette lists it, `?` shows its keys, the key handler runs it. */
export type Action = {
  readonly title: string;
  readonly group: string;
  /** As `KeyboardEvent.key`, with `Ctrl+`, and before names of keys `Shift+`, where needed; any of them runs the action. */
  readonly keys: readonly string[];
  readonly run: () => void;
};

/** Actions of everything on screen, in the order in which they appeared. */
export const actions = createStore<readonly Action[]>([]);

/** Offers `list` while the calling component is on screen. `list` must be stable between renders. */
export function useActions(list: readonly Action[]): void {
  useEffect(() => {
    actions.set([...actions.get(), ...list]);
    return () => actions.set(actions.get().filter((action) => !list.includes(action)));
  }, [list]);
}

/** Runs the action of a key press, unless the press is text for an input. */
export function runKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const control = event.ctrlKey || event.metaKey;
  const isFunctionKey = /^F\d+$/.test(event.key);
  // The editor's text is in a shadow root.
  if (!control && !isFunctionKey && takesText(event.composedPath()[0] ?? null)) return;
  if (control && ownKeys.has(event.key) && takesText(event.composedPath()[0] ?? null)) return;
  if (document.querySelector('dialog[open]')) return;
  const key = (control ? 'Ctrl+' : '') + (event.shiftKey && isFunctionKey ? 'Shift+' : '') + event.key;
  const action = actions.get().find((candidate) => candidate.keys.includes(key));
  if (!action) return;
  event.preventDefault();
  action.run();
}

/** What letters are typed into; a box that is ticked, or a slider, leaves them to the actions. */
/** What a text field does itself with Ctrl. */
const ownKeys = new Set(['a', 'c', 'v', 'x', 'z', 'Z', 'y']);

const textual = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';

export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textual));
}
