import { useSyncExternalStore } from 'react';
import type { Pages } from '../../base/pages.ts';
import type { Store } from '../../base/store.ts';

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Re-renders only when what `select` returns changes; it must return a primitive or a stable object. */
export function useSelected<T, S>(store: Store<T>, select: (value: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Re-renders when a page arrives or fails. */
export function usePages(pages: Pick<Pages<unknown>, 'subscribe' | 'version'>): number {
  return useSyncExternalStore(pages.subscribe, pages.version);
}
