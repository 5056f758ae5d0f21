import { hexOffset } from '../../../base/offset.ts';
import type { Cell } from '../../../state/tree/alignment.ts';

type Props = {
  readonly number: number;
  readonly active: boolean;
  readonly cells: readonly Cell[];
  readonly perRow: number;
  readonly digits: number;
  readonly before: (offset: number) => number | undefined;
  readonly after: (offset: number) => number | undefined;
  readonly onPick: (cell: Cell) => void;
};

/** A row of the common axis: the bytes of both files, what differs marked, gaps left empty. */
export function AlignedRow({ number, active, cells, perRow, digits, before, after, onPick }: Props) {
  const first = cells[0];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click shows what the rows of the bytes show by key
    <div
      role="row"
      id={`beside-${number}`}
      aria-rowindex={number + 1}
      aria-selected={active}
      tabIndex={-1}
      className="beside-row"
      onClick={() => first && onPick(first)}
    >
      <HalfRow cells={cells} side="before" perRow={perRow} digits={digits} byteAt={before} />
      <HalfRow cells={cells} side="after" perRow={perRow} digits={digits} byteAt={after} />
    </div>
  );
}

type HalfProps = {
  readonly cells: readonly Cell[];
  readonly side: 'before' | 'after';
  readonly perRow: number;
  readonly digits: number;
  readonly byteAt: (offset: number) => number | undefined;
};

function HalfRow({ cells, side, perRow, digits, byteAt }: HalfProps) {
  const first = cells.find((cell) => cell[side] !== undefined)?.[side];
  const texts = cells.map((cell) => textOf(cell[side], byteAt));
  return (
    <code role="gridcell" className="beside-half">
      <span className="dim">{(first === undefined ? '' : hexOffset(first, digits)).padEnd(digits + 2)}</span>
      {'  '}
      {marked(cells, (i) => `${texts[i]?.hex ?? '  '} `, side)}
      {'   '.repeat(perRow - cells.length)}
      <span className="beside-text"> {marked(cells, (i) => texts[i]?.text ?? ' ', side)}</span>
    </code>
  );
}

/** What stands for a byte; blanks where there is none, or it has not arrived. */
function textOf(offset: number | undefined, byteAt: HalfProps['byteAt']): { hex: string; text: string } {
  const byte = offset === undefined ? undefined : byteAt(offset);
  if (byte === undefined) return { hex: '  ', text: ' ' };
  return {
    hex: byte.toString(16).toUpperCase().padStart(2, '0'),
    text: byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·',
  };
}

/** Runs of cells of the same kind as one element each. */
function marked(cells: readonly Cell[], text: (i: number) => string, side: 'before' | 'after') {
  const kind = ({ same, ...cell }: Cell) => (cell[side] === undefined ? 'gap' : same ? 'same' : 'differs');
  const runs: { kind: string; text: string; at: number }[] = [];
  cells.forEach((cell, i) => {
    const last = runs.at(-1);
    if (last?.kind === kind(cell)) last.text += text(i);
    else runs.push({ kind: kind(cell), text: text(i), at: i });
  });
  return runs.map((run) =>
    run.kind === 'same' ? (
      run.text
    ) : (
      <mark key={run.at} className={run.kind === 'gap' ? 'beside-gap' : 'beside-differs'}>
        {run.text}
      </mark>
    ),
  );
}
