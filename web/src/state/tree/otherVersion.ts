import { wasAborted } from '../../api/problem.ts';
import { getStreamClassChanges } from '../../api/streams.ts';
import type { Dump, StreamClassChanges, Tree } from '../../api/types.ts';
import { upload } from '../../api/upload.ts';
import { createStore } from '../../base/store.ts';
import { autoReading } from '../address/reading.ts';
import { navigate, type OtherVersion, route } from '../address/route.ts';
import { decoded } from './decoded.ts';

/** What changed in the classes between the dump on screen and another one. */
export type ClassHistory =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly changes: StreamClassChanges; readonly other: Dump }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Decodes the other dump, and asks what changed; the earlier of the two comes first. */
export async function historyWith(tree: Tree, other: OtherVersion, signal: AbortSignal): Promise<ClassHistory> {
  const { id, dump } = await decoded(other.dump, autoReading, signal);
  const [before, after] = other.is === 'before' ? [id, tree.id] : [tree.id, id];
  return { kind: 'here', changes: await getStreamClassChanges(before, after, signal), other: dump };
}

/** A file on its way to be compared with; undefined where there is none. */
export const otherIncoming = createStore<
  | { readonly kind: 'sending'; readonly name: string; readonly cancel: () => void }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown }
  | undefined
>(undefined);

/** Uploads a file, and compares the dump on screen with it: `compare` gets the dump that it became. */
export async function compareWithFile(file: File, compare: (dump: string) => void): Promise<void> {
  const { done, cancel } = upload(file.name, file, () => undefined);
  otherIncoming.set({ kind: 'sending', name: file.name, cancel });
  try {
    const dump = await done;
    otherIncoming.set(undefined);
    compare(dump.id);
  } catch (error) {
    otherIncoming.set(wasAborted(error) ? undefined : { kind: 'failed', name: file.name, error });
  }
}

/** Compares the classes of an earlier stream with those of the one on screen. */
export const compareWithEarlier = (dump: string) => compareWith({ dump, is: 'before' });

/** Compares the dump on screen with another one; with none, where there is none. */
export function compareWith(other: OtherVersion | undefined): void {
  const now = route.get();
  if (now.view !== 'inspect') return;
  const { other: _, ...rest } = now;
  navigate(other ? { ...rest, topic: 'classes', other } : rest, other ? 'push' : 'replace');
}
