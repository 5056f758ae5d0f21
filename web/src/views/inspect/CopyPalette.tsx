import { useEffect, useState } from 'react';
import type { Layer } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import {
  copyAs,
  copyHex,
  copyText,
  copyWords,
  selectedRange,
  valueWords,
  writtenDialects,
} from '../../state/dump/copying.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { type Choice, Palette } from '../../widgets/Palette.tsx';

type Props = { readonly open: OpenTree; readonly onClose: () => void };

/** Copies what is selected: its bytes in any spelling, its value, its path, the way to it. */
export function CopyPalette({ open, onClose }: Props) {
  const [dialects, setDialects] = useState<readonly Layer[]>([]);
  useEffect(() => {
    writtenDialects().then(setDialects, () => undefined); // The other spellings need no server.
  }, []);
  const range = selectedRange(open);
  return (
    <Palette
      label={range ? `Copy ${plural(range.length, 'byte')} as` : 'Copy'}
      placeholder="hex, base64, Java, value, path, link"
      empty={range ? 'No such spelling.' : 'Select bytes, a field or a value first.'}
      choices={(query) => spellings(open, dialects).filter((choice) => fits(choice, query))}
      onClose={onClose}
    />
  );
}

const fits = ({ title, hint = '' }: Choice, query: string) =>
  `${title} ${hint}`.toLowerCase().includes(query.trim().toLowerCase());

function spellings(open: OpenTree, dialects: readonly Layer[]): Choice[] {
  if (!selectedRange(open)) return [];
  return [
    { title: 'Hex', hint: 'AC ED 00 05', keys: ['Ctrl+c'], run: () => copyHex(open) },
    { title: 'Text', hint: 'UTF-8', run: () => copyText(open) },
    ...wordsOfSelection(open).map(([title, words]) => ({
      title,
      hint: words.length > 40 ? `${words.slice(0, 40)}…` : words,
      run: () => copyWords(title.toLowerCase(), words),
    })),
    ...dialects.map(({ id, title }) => ({ title, hint: id, run: () => copyAs(open, id) })),
  ];
}

function wordsOfSelection(open: OpenTree): (readonly [string, string])[] {
  const words: (readonly [string, string])[] = [];
  const said = open.values?.detail.get();
  const detail = open.selection.get()?.field === undefined ? undefined : open.detail.get();
  const value = valueWords(open);
  if (value !== undefined) words.push(['Value', value]);
  if (said?.path) words.push(['Path of the value', said.path]);
  if (detail?.path) words.push(['Path of the field', detail.path]);
  return [...words, ['Link', location.href]];
}
