import { useMemo } from 'react';
import { getFormat } from '../../api/formats.ts';
import type { Sought } from '../../api/search.ts';
import { getField } from '../../api/trees.ts';
import { edit, route as here, navigate } from '../../state/address/route.ts';
import { compareSelected, isComparable } from '../../state/compare/comparing.ts';
import { swapByteOrder } from '../../state/dump/byteOrder.ts';
import { downloadRange, downloadValue } from '../../state/dump/copying.ts';
import { redoEdit, undoEdit } from '../../state/dump/editing.ts';
import { type Shared, share } from '../../state/dump/sharing.ts';
import { recordFields, startFormat, startFrom } from '../../state/formats/starting.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { say } from '../../state/shell/notice.ts';
import { change, type MapColours, settings } from '../../state/shell/settings.ts';
import { showDefinition } from '../../state/tree/definition.ts';
import { stepHit } from '../../state/tree/hitShown.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { swapSelected } from './detail/BothOrders.tsx';
import { openSelected } from './detail/SelectionTools.tsx';
import { beginNote } from './notes/noting.ts';

/** What the strip beside the bytes can show. */
const mapChoices: readonly (readonly [MapColours, string])[] = [
  ['role', 'Map beside the bytes: roles'],
  ['entropy', 'Map beside the bytes: entropy'],
  ['issue', 'Map beside the bytes: issues'],
  ['off', 'Map beside the bytes: none'],
];

/** What can be kept as a file. */
const sharedFiles: readonly (readonly [Shared, string])[] = [
  ['bundle', 'Bundle: the file, its format and its notes as one file'],
  ['html', 'Report as HTML'],
  ['markdown', 'Report as Markdown'],
  ['svg', 'Layout of the first bytes as SVG'],
];

/** What the workbench does itself. */
export type InspectCallbacks = {
  readonly onReading: () => void;
  readonly onShow: () => void;
  readonly onGo: () => void;
  readonly onCopy: () => void;
  readonly onDiff: () => void;
  readonly onIssues: () => void;
  readonly onNotes: () => void;
  readonly onEdit: () => void;
  /** Finds what is given, or what was looked for last. */
  readonly onFind: (next?: Sought) => void;
  readonly onAsk: () => void;
};

/** What can be done here, for the keys and the palette. */
export function useInspectActions(
  open: OpenTree,
  { onReading, onShow, onGo, onCopy, onDiff, onIssues, onNotes, onEdit, onFind, onAsk }: InspectCallbacks,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks only set state
  const list = useMemo((): Action[] => {
    const group = 'Inspect';
    const toggle = (key: 'treeOpen' | 'detailOpen' | 'legendOpen') => () => change({ [key]: !settings.get()[key] });
    return [
      { group, title: 'Find bytes, text, numbers, names and values', keys: ['Ctrl+f'], run: () => onFind() },
      { group, title: 'Next hit', keys: ['F3'], run: () => void stepHit(open, 1) },
      { group, title: 'Previous hit', keys: ['Shift+F3'], run: () => void stepHit(open, -1) },
      { group, title: 'Go to an offset, a path or a range', keys: ['g'], run: onGo },
      { group, title: 'Copy as hex, text, Java, base64, value, path, link…', keys: ['y'], run: onCopy },
      { group, title: 'Download the selected bytes', keys: [], run: () => downloadRange(open) },
      { group, title: 'Download the value as JSON', keys: [], run: () => downloadValue(open) },
      { group, title: 'Compare with another file', keys: ['D'], run: onDiff },
      { group, title: 'Open the selected bytes as a file', keys: ['X'], run: () => openSelected(open) },
      ...sharedFiles.map(([what, title]) => ({ group, title, keys: [], run: () => void keep(open, what) })),
      { group, title: 'Object or stream', keys: ['o'], run: onShow },
      ...(isComparable(open)
        ? [{ group, title: 'Compare codecs with the selected value', keys: ['K'], run: () => compareSelected(open) }]
        : []),
      { group, title: 'Issues', keys: ['i'], run: onIssues },
      { group, title: 'Add a note about the selection', keys: ['m'], run: () => void beginNote(open) },
      { group, title: 'Edit the value or the bytes', keys: ['F2'], run: onEdit },
      { group, title: 'Undo the last edit', keys: ['Ctrl+z'], run: () => undoEdit(open) },
      { group, title: 'Redo the last edit', keys: ['Ctrl+Z'], run: () => redoEdit(open) },
      { group, title: 'Notes: list, export, import, bundle', keys: ['M'], run: onNotes },
      { group, title: 'Evaluate an expression', keys: ['='], run: onAsk },
      { group, title: 'Swap byte order of the dump', keys: ['e'], run: () => swapByteOrder(open) },
      { group, title: 'Swap byte order of the selected number', keys: ['E'], run: () => swapNumber(open) },
      { group, title: 'Go to the definition of the selected field', keys: ['.'], run: () => goToDefinition(open) },
      { group, title: 'Back to the last place', keys: ['['], run: () => history.back() },
      { group, title: 'Forward to the next place', keys: [']'], run: () => history.forward() },
      { group, title: 'Change format', keys: ['r'], run: onReading },
      { group, title: 'Show or hide the descriptor', keys: ['w'], run: () => toggleEditor(open) },
      { group, title: 'Clear the selection', keys: ['Escape'], run: () => open.clear() },
      { group, title: 'Move to the fields', keys: ['t'], run: () => focus('[role=treegrid]') },
      { group, title: 'Move to the bytes', keys: ['b'], run: () => focus('[role=grid]') },
      { group, title: 'Move to the detail', keys: ['d'], run: () => focus('.detail-body') },
      { group, title: 'Show or hide the fields', keys: [], run: toggle('treeOpen') },
      { group, title: 'Show or hide the detail', keys: [], run: toggle('detailOpen') },
      { group, title: 'Show or hide the legend', keys: ['l'], run: toggle('legendOpen') },
      ...mapChoices.map(([minimap, title]) => ({ group, title, keys: [], run: () => change({ minimap }) })),
      { group, title: '8 bytes per row', keys: [], run: () => change({ bytesPerRow: 8 }) },
      { group, title: '16 bytes per row', keys: [], run: () => change({ bytesPerRow: 16 }) },
      { group, title: '32 bytes per row', keys: [], run: () => change({ bytesPerRow: 32 }) },
    ];
  }, [open]);
  useActions(list);
}

function keep(open: OpenTree, what: Shared): Promise<void> {
  return share(open, what).catch((error: unknown) => open.failure.set(error));
}

function swapNumber(open: OpenTree): void {
  const nothing = () => say('Select a number of more than one byte to swap its byte order.');
  swapSelected(open).then((swapped) => swapped || nothing(), nothing);
}

function goToDefinition(open: OpenTree): void {
  const defined = open.detail.get()?.defined;
  if (defined) showDefinition(defined, open.tree.format);
  else say('No line of a descriptor defines this field.');
}

export function closeEditor(): void {
  const now = here.get();
  if (now.view !== 'inspect') return;
  const { editing: _, ...rest } = now;
  navigate(rest);
}

/** Opens the descriptor of the tree on screen beside it, or closes the one that is. */
function toggleEditor(open: OpenTree): void {
  const now = here.get();
  if (now.view !== 'inspect') return;
  if (now.editing !== undefined) closeEditor();
  else if (open.tree.status === 'unrecognised') startFormat();
  else writeFormat(open).catch((error: unknown) => open.failure.set(error));
}

/** A format whose decoder is part of the product has no descriptor: another one starts from what is known of the object. */
async function writeFormat(open: OpenTree): Promise<void> {
  const { id, format, dump } = open.tree;
  if ((await getFormat(format, dump.space)).format.kind === 'descriptor') return edit(format);
  const described =
    open.detail.get()?.classDescriptor ?? (open.values && (await getField(id, open.values.top.field)))?.classDescriptor;
  startFrom({
    reason: `\`${format}\` has a decoder of its own and no descriptor, so there is none to change. Describe a record in it, or another format:`,
    ...(described ? { name: described.displayName ?? described.name } : {}),
    fields: described ? recordFields(described) : '',
  });
}

export function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
