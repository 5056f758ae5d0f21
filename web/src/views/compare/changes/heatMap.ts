import type { ChangeDirection, FlexibilityCell, FlexibilityOutcome, SchemaChange } from '../../../api/types.ts';
import type { ChangesShown } from '../../../state/address/changesShown.ts';
import type { Matrix } from '../../../state/compare/flexibility.ts';

/** What a codec makes of a change, in each direction; undefined where that has not been tried yet. */
export type Pair = readonly (FlexibilityCell | undefined)[];

export type HeatRow = {
  readonly codec: Matrix['codecs'][number];
  /** In the order of the columns. */
  readonly pairs: readonly Pair[];
  /** How often each outcome is among them. */
  readonly sums: ReadonlyMap<string, number>;
};

export type HeatMap = {
  readonly columns: readonly SchemaChange[];
  readonly rows: readonly HeatRow[];
  /** Codecs that take no such objects at all. */
  readonly idle: readonly Matrix['codecs'][number][];
  readonly sums: ReadonlyMap<string, number>;
};

export const directionWords: Readonly<Record<ChangeDirection, string>> = {
  backward: 'Old bytes, new classes',
  forward: 'New bytes, old classes',
  same_version: 'Same classes',
};

/** What no codec made of anything: not a result, and not worth a row. */
const notWritten = 'not_written';

const keyOf = (codec: string, change: string, direction: string) => `${codec} ${change} ${direction}`;

/** The rows and columns that match what is looked for; a row or column without any outcome that is, goes. */
export function heatMapOf(matrix: Matrix, { codec, change, outcomes, best }: ChangesShown): HeatMap {
  const cells = new Map(matrix.cells.map((cell) => [keyOf(cell.codec, cell.change, cell.direction), cell]));
  const pairOf = (of: string, { id, directions }: SchemaChange): Pair =>
    directions.map((direction) => cells.get(keyOf(of, id, direction)));
  const isIdle = ({ id }: Matrix['codecs'][number]) =>
    matrix.changes.every((each) => pairOf(id, each).every((cell) => !cell || cell.outcome === notWritten));
  const isWanted = (cell: FlexibilityCell | undefined) => cell !== undefined && isShown(cell.outcome, outcomes);

  const idle = matrix.codecs.filter(isIdle);
  const codecs = matrix.codecs.filter(
    (each) => !idle.includes(each) && matches(codec, each.id, each.title, each.library),
  );
  const found = matrix.changes.filter((each) => matches(change, each.id, each.title, each.theme));
  const isAll = outcomes.length === 0;
  const columns = found.filter((each) => isAll || codecs.some(({ id }) => pairOf(id, each).some(isWanted)));
  const rows = codecs
    .map((each) => {
      const pairs = columns.map((column) => pairOf(each.id, column));
      return { codec: each, pairs, sums: sumsOf(pairs.flat()) };
    })
    .filter(({ pairs }) => isAll || pairs.flat().some(isWanted));
  return {
    columns,
    rows: best ? rows.toSorted((a, b) => harm(a, matrix.outcomes) - harm(b, matrix.outcomes)) : rows,
    idle,
    sums: sumsOf(rows.flatMap(({ pairs }) => pairs.flat())),
  };
}

/** Whether an outcome is one of those to show. */
export const isShown = (outcome: string, only: readonly string[]): boolean =>
  only.length === 0 || only.includes(outcome);

const matches = (words: string, ...texts: readonly string[]): boolean => {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function sumsOf(cells: Pair): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const cell of cells) if (cell) sums.set(cell.outcome, (sums.get(cell.outcome) ?? 0) + 1);
  return sums;
}

/** What arrives as it was, converted or with defaults does no harm; silent losses and wrong values do more than refusals. */
const harms: Readonly<Record<FlexibilityOutcome['id'], number>> = {
  same: 0,
  converted: 0.1,
  default: 0.2,
  refused: 1,
  not_written: 1,
  crashed: 1.5,
  lost: 2,
  wrong: 3,
};

function harm({ sums }: HeatRow, outcomes: readonly FlexibilityOutcome[]): number {
  return outcomes.reduce((sum, { id }) => sum + harms[id] * (sums.get(id) ?? 0), 0);
}

/** What a pair is, in words, with the reasons. */
export function pairWords(row: HeatRow, column: SchemaChange, pair: Pair, titles: ReadonlyMap<string, string>): string {
  const each = column.directions.map((direction, index) => {
    const cell = pair[index];
    const outcome = cell ? (titles.get(cell.outcome) ?? cell.outcome) : 'not tried yet';
    return `${directionWords[direction]}: ${outcome}${cell?.reason ? `, ${cell.reason}` : ''}`;
  });
  return [`${row.codec.title}, ${column.title}`, ...each].join('\n');
}

export type GridPlace = { readonly row: number; readonly column: number };

/** Where a key leads in a grid of that size; undefined where it leads nowhere. */
export function placeAfter(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: GridPlace,
  { rows, columns, page }: { readonly rows: number; readonly columns: number; readonly page: number },
): GridPlace | undefined {
  const at = (toRow: number, toColumn: number): GridPlace => ({
    row: Math.max(0, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    case 'Home':
      return at(ctrlKey ? 0 : row, 0);
    case 'End':
      return at(ctrlKey ? rows : row, columns);
    default:
      return undefined;
  }
}
