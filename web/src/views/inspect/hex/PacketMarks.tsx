import { type CSSProperties, useEffect, useState } from 'react';
import type { Boundary } from '../../../api/types.ts';
import { usePages } from '../../../state/shell/react.ts';
import { boundaryWords, joined } from '../../../state/tree/boundaries.ts';
import type { SourceView } from '../../../state/tree/sourceView.ts';
import { spanWindow, windowKeys } from '../../../state/tree/spans.ts';
import type { RowWindow } from '../../../widgets/VirtualScroller.tsx';
import { hexColumn } from './layout.ts';
import { gapsIn, marksIn } from './packets.ts';
import './packetMarks.css';

type Props = {
  readonly sourceView: SourceView;
  readonly window: RowWindow;
  readonly perRow: number;
  readonly rowHeight: number;
};

/** Over bytes that came in packets: a line before the first of each, a tick in the gutter, hatching over gaps. */
export function PacketMarks(props: Props) {
  const { boundaries } = props.sourceView;
  return boundaries ? <Marks {...props} pages={boundaries} /> : null;
}

type MarksProps = Props & { readonly pages: NonNullable<SourceView['boundaries']> };

type Pointed = { readonly row: number; readonly column: number; readonly words: string };

function Marks({ sourceView, window, perRow, rowHeight, pages }: MarksProps) {
  usePages(pages);
  const [pointed, point] = useState<Pointed>();
  const [from, to] = [window.from * perRow, Math.min(window.to * perRow, sourceView.size)];
  useEffect(() => {
    // The page before holds the packet that the first one in sight came after.
    pages.want('hex', windowKeys(Math.max(0, from - spanWindow), to, spanWindow));
  }, [pages, from, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that scroll away take the tooltip along
  useEffect(() => point(undefined), [from]);

  const here = joined(windowKeys(Math.max(0, from - spanWindow), to, spanWindow).map((key) => pages.peek(key) ?? []));
  const marks = marksIn(here, window, perRow);
  const rows = new Map<number, number[]>();
  for (const { row, index } of marks) rows.set(row, [...(rows.get(row) ?? []), index]);
  const wordsOf = (indexes: readonly number[]) => indexes.map((index) => wordsAt(here, index)).join('\n');
  const pointing = (row: number, column: number, indexes: readonly number[]) => ({
    role: 'presentation',
    onPointerEnter: () => point({ row, column, words: wordsOf(indexes) }),
    onPointerLeave: () => point(undefined),
  });
  const top = (row: number) => (row - window.from) * rowHeight;
  return (
    <>
      {gapsIn(here, window, perRow).map(({ row, from, to, index }) => (
        <div
          key={`gap ${row} ${from}`}
          className="hex-gap"
          style={{ top: top(row), ...columnsOf(hexColumn(from), hexColumn(to - 1) + 2 - hexColumn(from)) }}
          {...pointing(row, hexColumn(from), [index])}
        />
      ))}
      {marks.map(({ row, i, index }) => (
        <div
          key={`packet ${row} ${i}`}
          className="hex-packet"
          style={{ top: top(row), ...columnsOf(hexColumn(i), 0) }}
          {...pointing(row, hexColumn(i), [index])}
        />
      ))}
      {[...rows].map(([row, indexes]) => (
        <div key={`tick ${row}`} className="hex-tick" style={{ top: top(row) }} {...pointing(row, 0, indexes)} />
      ))}
      {pointed && (
        <div
          role="tooltip"
          className={pointed.row - window.from < 3 ? 'hex-tooltip' : 'hex-tooltip hex-tooltip-above'}
          style={{ top: top(pointed.row), ...columnsOf(pointed.column, 0) }}
        >
          {pointed.words}
        </div>
      )}
    </>
  );
}

const columnsOf = (column: number, width: number) => ({ '--column': column, '--width': width }) as CSSProperties;

/** Gaps have no time: what a packet came after is the packet before. */
function wordsAt(boundaries: readonly Boundary[], index: number): string {
  const boundary = boundaries[index];
  if (!boundary) return '';
  let before = index - 1;
  while (boundaries[before]?.gap) before--;
  return boundaryWords(boundary, boundaries[before]);
}
