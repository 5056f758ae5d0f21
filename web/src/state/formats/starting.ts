import type { ClassDescriptor } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import { edit, route, unnamed } from '../address/route.ts';
import { keepUnsaved, unsavedText } from './unsaved.ts';

/** Whether a new format is about to be started: the dialog that asks how is open. */
export const starting = createStore(false);

/** What is known of the record that a format is started for. */
export type KnownRecord = {
  /** Why there is no descriptor to begin with. */
  readonly reason: string;
  /** The class, where there is one. */
  readonly name?: string;
  /** As in source, one after the other; empty where none is known. */
  readonly fields: string;
};

export const knownRecord = createStore<KnownRecord | undefined>(undefined);

/** Grows whenever a new format takes the place of one that may be in the editor. */
export const begun = createStore(0);

/** Whether there is a new format that was begun and never saved. */
export function hasBegun(): boolean {
  return (unsavedText(unnamed) ?? '').trim() !== '';
}

/** Asks how to start, unless one was begun and left: that comes back first. */
export function startFormat(): void {
  const now = route.get();
  const here = (now.view === 'inspect' || now.view === 'write') && now.editing === unnamed;
  knownRecord.set(undefined);
  if (hasBegun() && !here) edit(unnamed);
  else starting.set(true);
}

/** Asks how to start, with what is known. */
export function startFrom(known: KnownRecord): void {
  knownRecord.set(known);
  starting.set(true);
}

/** Types that records have without a class of their own; those of others stand for more than one value. */
const recordTypes = /^(?:(?:boolean|byte|short|char|int|long|float|double)(?:\[\])?|(?:java\.lang\.)?String)$/;

/** The fields of a class that a record can have, as in source, in the order of the stream. */
export function recordFields({ fields }: Pick<ClassDescriptor, 'fields'>): string {
  return fields
    .filter(({ type }) => recordTypes.test(type))
    .map(({ type, name }) => `${type.replace('java.lang.', '')} ${name}`)
    .join(', ');
}

/** Opens a new format with this text. What was begun before and never saved is replaced. */
export function startWith(source: string): void {
  starting.set(false);
  keepUnsaved(unnamed, source);
  begun.set(begun.get() + 1);
  edit(unnamed);
}

/** The least that decodes something: the first byte is named, the rest follows as one field. */
export const template = `meta:
  id: my_format
  title: My format
  endian: be
seq:
  - id: first
    type: u1
    doc: What the first byte means.
  - id: rest
    size-eos: true
`;

/** The text of a format as the beginning of one's own: another id, a title that says so. */
export function duplicateOf(source: string, id: string): string {
  const own = source.replace(/^(\s+id:\s*)\S+.*$/m, `$1${id}`);
  return own.replace(
    /^(\s+title:\s*)(["']?)(.+?)\2\s*$/m,
    (_, key: string, quote: string, title: string) => `${key}${quote}${title} (copy)${quote}`,
  );
}

/** `png` → `my_png`, and `my_png_2`, … where that is taken. */
export function ownId(id: string, taken: readonly string[]): string {
  const base = id.startsWith('my_') ? id : `my_${id}`;
  let free = base;
  for (let n = 2; taken.includes(free); n++) free = `${base}_${n}`;
  return free;
}
