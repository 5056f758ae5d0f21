import type { Span } from '../../../api/types.ts';
import type { RelatedBytes } from '../../../state/address/selection.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { spanIndexAt, spanWindow } from '../../../state/tree/spans.ts';
import { asciiText, type ByteAt, hexText, runInRow } from './layout.ts';
import type { NotePaint, Paint } from './paint.ts';

export type HexRowText = {
  readonly row: number;
  readonly start: number;
  readonly length: number;
  readonly hex: string;
  readonly ascii: string;
  readonly here: boolean;
};

/** The text of rows `from` … `to` (exclusive), from the bytes that are here. */
export function rowTexts(open: OpenTree, from: number, to: number, perRow: number, latin1: boolean): HexRowText[] {
  const rows: HexRowText[] = [];
  for (let row = from; row < to; row++) {
    const start = row * perRow;
    const length = Math.min(perRow, open.sources.shown.get().size - start);
    const byteAt: ByteAt = (i) => open.sources.byteAt(start + i);
    const here = byteAt(0) !== undefined;
    rows.push({ row, start, length, hex: hexText(byteAt, length), ascii: asciiText(byteAt, length, latin1), here });
  }
  return rows;
}

/** A run of a row that one leaf covers. Neighbouring leaves alternate in shade, so that their edges show. */
export type PaintedRun = { readonly from: number; readonly to: number; readonly paint: Paint; readonly issue: boolean };

export function runsOfRow(open: OpenTree, start: number, length: number): PaintedRun[] {
  const runs: PaintedRun[] = [];
  for (let at = start; at < start + length; ) {
    const page = open.sources.shown.get().spans.peek(String(Math.floor(at / spanWindow)));
    const index = page ? spanIndexAt(page, at) : -1;
    const span: Span | undefined = page?.[index];
    const run = span && runInRow(span.offset, span.length, start, length);
    if (!span || !run) {
      at = page ? at + 1 : (Math.floor(at / spanWindow) + 1) * spanWindow;
      continue;
    }
    const shade = open.sources.shown.get().shades.of(Math.floor(at / spanWindow), page ?? [], index);
    const issue = span.severity === 'error' || span.severity === 'warning';
    runs.push({ ...run, paint: `${span.role}-${shade}`, issue });
    at = span.offset + span.length;
  }
  return runs;
}

/** Bytes that are highlighted or selected, where the browser cannot paint them on text nodes. */
export type Mark = {
  readonly from: number;
  readonly to: number;
  readonly paint: RelatedBytes['is'] | 'selection' | 'found' | 'hover' | NotePaint;
};

export type Piece = { readonly from: number; readonly to: number; readonly classes: string };

/** A row cut wherever a run or a mark begins or ends; every piece with the classes of all that cover it. */
export function piecesOf(runs: readonly PaintedRun[], marks: readonly Mark[]): Piece[] {
  const cuts = [...new Set([...runs, ...marks].flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (const [i, from] of cuts.entries()) {
    const to = cuts[i + 1] ?? from;
    const covers = (run: { from: number; to: number }) => run.from <= from && run.to >= to;
    const run = runs.find(covers);
    const classes = [
      ...(run ? [`run-${run.paint}`] : []),
      ...(run?.issue ? ['run-issue'] : []),
      ...marks.filter(covers).map(({ paint }) => `run-${paint}`),
    ];
    if (to > from && classes.length > 0) pieces.push({ from, to, classes: ['run', ...classes].join(' ') });
  }
  return pieces;
}
