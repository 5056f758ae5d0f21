import type { TableAnswer } from '../../api/types.ts';
import { captureStart } from '../../state/address/capturePlace.ts';
import { autoReading } from '../../state/address/reading.ts';
import type { Route } from '../../state/address/route.ts';
import type { Cells } from '../../state/capture/questions.ts';

type Column = TableAnswer['columns'][number];

/** The cells of a row by name. */
export function cellsOf(columns: readonly Column[], row: readonly unknown[]): Cells {
  return new Map(columns.map(({ name }, i) => [name, row[i]]));
}

/** A cell as it is shown: numbers with separators, but for those that are names rather than amounts. */
export function shown({ name, number }: Column, cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (Array.isArray(cell)) return cell.join(', ');
  const text = String(cell);
  if (!number || names.has(name) || !/^-?\d+$/.test(text)) return text;
  return text.replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** Columns of numbers that are not amounts: no separators, no bars. */
const names: ReadonlySet<string> = new Set(['uid', 'flow', 'message', 'packet', 'item', 'partner', 'source']);

/** How much of the largest number of its column a cell is, from 0 to 1; undefined where it is no amount. */
export function share(column: Column, cell: unknown, largest: number): number | undefined {
  const value = Number(cell);
  const isAmount = column.number && !names.has(column.name) && !column.name.endsWith('offset');
  return isAmount && cell !== null && largest > 0 && value >= 0 ? value / largest : undefined;
}

/** The largest number of each column. */
export function largestOf({ columns, rows }: TableAnswer): readonly number[] {
  return columns.map((_, i) => rows.reduce((largest, row) => Math.max(largest, Number(row[i] ?? 0) || 0), 0));
}

/** Where the file of a row is shown, at the place that the row is about. */
export function routeTo(dump: string, cells: Cells): Route {
  const flow = numberIn(cells, 'flow');
  if (flow !== undefined) {
    const message = numberIn(cells, 'message');
    const place = { ...captureStart, flow, ...(message === undefined ? {} : { message }) };
    return { view: 'capture', dump, layers: autoReading.layers, place };
  }
  const at = numberIn(cells, 'byte_offset') ?? numberIn(cells, 'first_issue_offset');
  return { view: 'inspect', dump, reading: autoReading, place: at === undefined ? {} : { at } };
}

function numberIn(cells: Cells, name: string): number | undefined {
  const cell = cells.get(name);
  return typeof cell === 'string' && /^\d{1,15}$/.test(cell) ? Number(cell) : undefined;
}
