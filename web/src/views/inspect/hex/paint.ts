import type { NoteColour } from '../../../api/types.ts';
import { type Role, roles } from '../../../base/roles.ts';
import type { RelatedBytes } from '../../../state/address/selection.ts';
import { noteColours } from '../../../state/tree/openNotes.ts';
import { hexChars, type Run } from './layout.ts';

/**
 * Colours characters of text nodes by the CSS Custom Highlight API, so that a row stays one text node. The rules are in
 * hex.css as `::highlight(name)`. Where the API is missing, rows carry spans instead (see HexRow).
 */
export const canPaint = typeof CSS !== 'undefined' && 'highlights' in CSS;

export type Paint = `${Role}-${0 | 1}` | 'hover' | 'selection' | RelatedBytes['is'] | 'issue' | 'found' | NotePaint;

export type NotePaint = `note-${NoteColour}`;

/** Every paint there is; later ones lie over earlier ones. */
const layers: readonly Paint[] = [
  ...roles.flatMap((role): Paint[] => [`${role}-0`, `${role}-1`]),
  'issue',
  ...noteColours.map((colour): NotePaint => `note-${colour}`),
  'referred',
  'descriptor',
  'selection',
  'found',
  'hover',
];

/** The text nodes of a row on screen. */
export type RowNodes = { readonly start: number; readonly length: number; readonly hex: Text; readonly ascii: Text };

/** A run of bytes of a row, in hex and text column alike. */
export function rangesOf(row: RowNodes, run: Run): AbstractRange[] {
  const chars = hexChars(run);
  return [rangeIn(row.hex, chars), rangeIn(row.ascii, run)];
}

function rangeIn(node: Text, { from, to }: Run): AbstractRange {
  const end = Math.min(to, node.length);
  return new StaticRange({
    startContainer: node,
    startOffset: Math.min(from, end),
    endContainer: node,
    endOffset: end,
  });
}

export function paint(name: Paint, ranges: Iterable<AbstractRange>): void {
  if (!canPaint) return;
  const highlight = new Highlight(...ranges);
  highlight.priority = layers.indexOf(name);
  CSS.highlights.set(name, highlight);
}

export function paintRoles(byPaint: ReadonlyMap<Paint, AbstractRange[]>): void {
  for (const role of roles) {
    paint(`${role}-0`, byPaint.get(`${role}-0`) ?? []);
    paint(`${role}-1`, byPaint.get(`${role}-1`) ?? []);
  }
  paint('issue', byPaint.get('issue') ?? []);
}

export function wipe(): void {
  if (canPaint) for (const name of layers) CSS.highlights.delete(name);
}
