import type { Span } from '../../../api/types.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { spanIndexAt, spanWindow } from '../../../state/spans.ts';
import { asciiText, type ByteAt, hexText, runInRow } from './layout.ts';
import type { Paint } from './paint.ts';

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
    const length = Math.min(perRow, open.tree.size - start);
    const byteAt: ByteAt = (i) => open.byteAt(start + i);
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
    const page = open.spans.peek(String(Math.floor(at / spanWindow)));
    const index = page ? spanIndexAt(page, at) : -1;
    const span: Span | undefined = page?.[index];
    const run = span && runInRow(span.offset, span.length, start, length);
    if (!span || !run) {
      at = page ? at + 1 : (Math.floor(at / spanWindow) + 1) * spanWindow;
      continue;
    }
    runs.push({ ...run, paint: `${span.role}-${index % 2 === 0 ? 0 : 1}`, issue: span.severity !== undefined });
    at = span.offset + span.length;
  }
  return runs;
}
