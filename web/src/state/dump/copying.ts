import { listDialects } from '../../api/dumps.ts';
import { documentAddress, excerptAddress, type SourceRange } from '../../api/ranges.ts';
import { text } from '../../api/request.ts';
import type { Layer } from '../../api/types.ts';
import { copyLater } from '../../base/clipboard.ts';
import { byteSize } from '../../base/text.ts';
import { say } from '../shell/notice.ts';
import type { OpenTree } from '../tree/openTree.ts';
import { saveAnswer } from './files.ts';

/** Bytes that are copied at most: more of them, as text, would be many times that in the clipboard. */
const mostCopied = 4 * 1024 * 1024;

let dialects: Promise<readonly Layer[]> | undefined;

/** The dialects that bytes are written in, asked for once. */
export function writtenDialects(): Promise<readonly Layer[]> {
  dialects ??= listDialects().catch((error: unknown) => {
    dialects = undefined;
    throw error;
  });
  return dialects;
}

/** The bytes that are selected, if any are. */
export function selectedRange(open: OpenTree): SourceRange | undefined {
  const selection = open.selection.get();
  return selection && selection.length > 0 ? selection : undefined;
}

/** What the selection says: the value at length, or what its field holds; undefined where that is longer than what is here. */
export function valueWords(open: OpenTree): string | undefined {
  const said = open.values?.detail.get()?.value;
  if (said?.scalar !== undefined) return said.cut ? undefined : said.text;
  const actual = open.selection.get()?.field === undefined ? undefined : open.detail.get()?.field.value?.actual;
  return actual?.endsWith('…') ? undefined : actual;
}

/** Copies what the selection says, or its bytes where it says nothing. */
export function copyValue(open: OpenTree): void {
  const words = async () => {
    await open.settled();
    const range = selectedRange(open);
    return valueWords(open) ?? (range && range.length <= mostCopied ? hexOf(await bytesOf(open, range)) : '');
  };
  copyLater(words).then(...outcome('value'));
}

/** Copies the selected bytes as the hex pane shows them: `AC ED 00 05`. */
export function copyHex(open: OpenTree): void {
  copyBytes(open, 'bytes', hexOf);
}

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

/** Copies the selected bytes as the characters that they are in UTF-8. */
export function copyText(open: OpenTree): void {
  copyBytes(open, 'text', (bytes) => new TextDecoder().decode(bytes));
}

/** Copies the selected bytes as the text that a dialect writes. */
export function copyAs(open: OpenTree, dialect: string): void {
  copyRange(open, dialect, (range) => text(excerptAddress(open.tree.id, range, dialect)));
}

/** Copies a text that is here. */
export function copyWords(what: string, words: string): void {
  navigator.clipboard.writeText(words).then(...outcome(what));
}

function copyBytes(open: OpenTree, what: string, write: (bytes: Uint8Array) => string): void {
  copyRange(open, what, async (range) => write(await bytesOf(open, range)));
}

function copyRange(open: OpenTree, what: string, read: (range: SourceRange) => Promise<string>): void {
  const range = selectedRange(open);
  if (!range) say('Select the bytes to copy.');
  else if (range.length > mostCopied) say(`Select at most ${byteSize(mostCopied)} to copy, or download the bytes.`);
  else copyLater(() => read(range)).then(...outcome(what));
}

const outcome = (what: string) =>
  [() => say(`Copied: ${what}.`), () => say(`Not copied: ${what}. Does the browser allow this page to copy?`)] as const;

/** Of the source that is shown: what is selected stays with it. */
async function bytesOf(open: OpenTree, { start, length }: SourceRange): Promise<Uint8Array> {
  return open.sources.fetchBytes(start, length);
}

/** Keeps the selected bytes as a file. */
export function downloadRange(open: OpenTree): void {
  const range = selectedRange(open);
  if (!range) {
    say('Select the bytes to download.');
    return;
  }
  const { start, length } = range;
  const name = `${open.tree.id}-${start.toString(16)}-${(start + length).toString(16)}.bin`;
  saveAnswer(excerptAddress(open.tree.id, range), name).catch((error: unknown) => open.failure.set(error));
}

/** Keeps a value as a JSON document: the selected one, or that of the whole dump. */
export function downloadValue(open: OpenTree): void {
  const value = open.values?.detail.get()?.value ?? open.values?.top;
  if (!value) {
    say('The format has no values.');
    return;
  }
  saveAnswer(documentAddress(open.tree.id, value.field, value.within), `${value.name || 'value'}.json`).catch(
    (error: unknown) => open.failure.set(error),
  );
}
