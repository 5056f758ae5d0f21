import type { SharedChoice } from '../../../api/edits.ts';
import { selectedRange } from '../../../state/dump/copying.ts';
import { editOnScreen } from '../../../state/dump/editing.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';

/** Bytes whose digits are written out to be edited. */
const mostWritten = 4096;

const longestWords = 40;

/** A value that can be written anew: where it is, and what it says. */
export type EditableValue = { readonly path: string; readonly text: string };

/** What is selected, where it is a value without parts that is here whole. */
export function editableValue(open: OpenTree): EditableValue | undefined {
  const said = open.values?.detail.get();
  if (said?.path && said.value.scalar !== undefined && !said.value.cut) {
    return { path: said.path, text: said.value.text };
  }
  const detail = open.selection.get()?.field === undefined ? undefined : open.detail.get();
  const actual = detail?.field.childCount === 0 ? detail.field.value?.actual : undefined;
  return detail?.path && actual !== undefined && !actual.endsWith('…')
    ? { path: detail.path, text: withoutQuotes(actual) }
    : undefined;
}

/** Fields show texts in quotes, with escapes that JSON has, too; what is written has neither. */
export function withoutQuotes(shown: string): string {
  const [, character] = /^'(.+)'$/s.exec(shown) ?? [];
  const quoted = character === undefined ? shown : `"${character.replace(/\\'/g, "'").replace(/^"$/, '\\"')}"`;
  if (!/^".*"$/s.test(quoted)) return shown;
  try {
    return String(JSON.parse(quoted));
  } catch {
    return shown;
  }
}

/** Something that values can be added to. */
export type Extensible = { readonly path: string; readonly kind: 'sequence' | 'map'; readonly count: number };

/** The selected list or map, or object whose members are entries to its format. */
export function extensibleValue(open: OpenTree): Extensible | undefined {
  const said = open.values?.detail.get();
  if (!said?.value.count) return undefined;
  const { kind, count } = said.value;
  return kind === 'sequence' || kind === 'map' ? { path: said.path, kind, count } : undefined;
}

/** What can be done with an element of a list, an entry of a map or a member of an object. */
export type PartChange = 'remove' | 'copy';

export type Part = { readonly path: string; readonly changes: readonly PartChange[] };

/** What is selected, where it is a part of something: elements of lists only may be there twice. */
export function selectedPart(open: OpenTree): Part | undefined {
  const said = open.values?.detail.get();
  if (!said?.path) return undefined;
  const around = said.around.at(-1)?.kind;
  if (around === 'sequence') return { path: said.path, changes: ['remove', 'copy'] };
  return around === 'map' || around === 'structure' ? { path: said.path, changes: ['remove'] } : undefined;
}

/** Adds a value to a list, or `key=value` to a map. */
export async function addValue(open: OpenTree, { path, kind, count }: Extensible, text: string): Promise<void> {
  if (kind === 'sequence') {
    await editOnScreen(open, { values: [{ path, add: text }] }, `Added to ${path || 'the list'}`, `${path}[${count}]`);
    return;
  }
  const [, key = text, add = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  const step = `[${JSON.stringify(key.trim())}]`;
  await editOnScreen(open, { values: [{ path: path + step, add }] }, `${key.trim()} added`, path + step);
}

export async function changePart(open: OpenTree, { path }: Part, part: PartChange): Promise<void> {
  const values = [{ path, part }];
  if (part === 'remove') await editOnScreen(open, { values }, `${path} removed`);
  else await editOnScreen(open, { values }, `${path} copied`, behind(path));
}

/** The path of the element behind one: `orders[3]`. */
function behind(path: string): string {
  return path.replace(/\[(\d+)\]$/, (_, index) => `[${Number(index) + 1}]`);
}

/** The selected bytes in hexadecimal digits. */
export async function bytesWords(open: OpenTree): Promise<string> {
  const range = selectedRange(open);
  if (!range || range.length > mostWritten) return '';
  const bytes = await open.sources.fetchBytes(range.start, range.length);
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

/** @param shared what was chosen, where others refer to the value */
export async function changeValue(
  open: OpenTree,
  { path }: EditableValue,
  to: string,
  shared?: SharedChoice,
): Promise<void> {
  const words = to.length > longestWords ? `${to.slice(0, longestWords)}…` : to;
  await editOnScreen(open, { values: [{ path, to, ...(shared && { shared }) }] }, `${path} is ${words} now`, path);
}

/** Puts other bytes in the place of the selected ones. */
export async function changeBytes(open: OpenTree, digits: string): Promise<void> {
  const range = selectedRange(open);
  if (!range) return;
  const inserted = digits.replace(/\s+/g, '');
  const bytes = [{ offset: range.start, removed: range.length, inserted }];
  await editOnScreen(open, { bytes }, `${range.length} bytes became ${inserted.length / 2}`);
}
