import { memo, type ReactNode } from 'react';
import { hexOffset } from '../../../base/offset.ts';
import { hexChars, rowLabel } from './layout.ts';
import { canPaint } from './paint.ts';
import type { HexRowText, Piece } from './rows.ts';
import './paints.css';

type Props = {
  readonly text: HexRowText;
  readonly digits: number;
  readonly active: boolean;
  /** Only where highlights are missing: what to wrap in spans. */
  readonly pieces?: readonly Piece[] | undefined;
};

/** One row: offset, hex, text. Each is one text node, which the painter colours. */
export const HexRow = memo(function HexRow({ text, digits, active, pieces }: Props) {
  const { row, start, hex, ascii, here } = text;
  const offset = hexOffset(start, digits);
  const wrap = !canPaint && pieces;
  return (
    <div
      role="row"
      id={`hex-row-${row}`}
      aria-rowindex={row + 1}
      aria-label={rowLabel(offset, hex, ascii)}
      aria-selected={active}
      className={here ? 'hex-row' : 'hex-row hex-waiting'}
      data-row={row}
    >
      <span role="rowheader" className="hex-offset">
        {offset.slice(2)}
      </span>
      <span role="gridcell" className="hex-bytes">
        {wrap ? wrapped(hex, wrap, hexChars) : hex}
      </span>
      <span role="gridcell" className="hex-ascii">
        {wrap ? wrapped(ascii, wrap, (piece) => piece) : ascii}
      </span>
    </div>
  );
});

function wrapped(
  text: string,
  pieces: readonly Piece[],
  chars: (piece: Piece) => { from: number; to: number },
): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const piece of pieces) {
    const { from, to } = chars(piece);
    if (from > at) parts.push(text.slice(at, from));
    parts.push(
      <span key={from} className={piece.classes}>
        {text.slice(from, to)}
      </span>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}
