import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { getDifferences } from '../../../api/differences.ts';
import { wasAborted, wordsFor } from '../../../api/problem.ts';
import type { Difference, Tree } from '../../../api/types.ts';
import { gutterDigits } from '../../../base/offset.ts';
import { rowAfter } from '../../../base/rowKeys.ts';
import { isPhone } from '../../../base/screen.ts';
import { usePages } from '../../../state/shell/react.ts';
import { Alignment, type Cell, cellsOf } from '../../../state/tree/alignment.ts';
import { mostDifferences } from '../../../state/tree/differing.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { SourceView } from '../../../state/tree/sourceView.ts';
import { byteWindow, windowKeys } from '../../../state/tree/spans.ts';
import { type ScrollerHandle, VirtualScroller } from '../../../widgets/VirtualScroller.tsx';
import { AlignedRow } from './AlignedRow.tsx';
import './sideBySide.css';

type Props = { readonly open: OpenTree; readonly other: Tree; readonly difference: Difference | undefined };

const rowHeight = 20;

/** Whether 16 bytes of both files are wider than what is beside the list of differences. */
const isNarrow = () => matchMedia('(max-width: 1200px)').matches;

/** All bytes of both files, equal ones beside each other; they scroll together, to the difference that is picked. */
export function SideBySide({ open, other, difference }: Props) {
  const { alignment, failure } = useAlignment(open.tree, other);
  if (failure !== undefined) {
    return (
      <p className="detail-error" role="alert">
        {wordsFor(failure).title}. {wordsFor(failure).detail}
      </p>
    );
  }
  if (!alignment) return <p className="dim beside-waiting">Comparing bytes…</p>;
  return <AlignedPanes open={open} other={other} alignment={alignment} difference={difference} />;
}

function AlignedPanes({ open, other, alignment, difference }: Props & { readonly alignment: Alignment }) {
  const before = useBytesOf(open.tree);
  const after = useBytesOf(other);
  const scroller = useRef<ScrollerHandle>(null);
  const [row, setRow] = useState(0);
  const perRow = isPhone() ? 4 : isNarrow() ? 8 : 16;
  const rows = Math.ceil(alignment.length / perRow);
  const digits = gutterDigits(Math.max(open.tree.size, other.size));
  const show = (next: number) => {
    setRow(next);
    scroller.current?.show(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to what was picked, once
  useEffect(() => {
    const place = difference && placeOf(alignment, difference);
    if (place !== undefined) show(Math.floor(place / perRow));
  }, [difference, alignment]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = rowAfter(event.key, { row, rows, pageRows: scroller.current?.fitting() ?? 1 });
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <div className="side-by-side">
      <div className="beside-head dim">
        <span>{open.tree.dump.name}</span>
        <span>{other.dump.name}</span>
      </div>
      <VirtualScroller
        rows={rows}
        rowHeight={rowHeight}
        handle={scroller}
        attributes={{
          role: 'grid',
          'aria-label': 'Bytes of both files',
          'aria-rowcount': rows,
          'aria-readonly': true,
          'aria-activedescendant': `beside-${row}`,
          onKeyDown,
        }}
      >
        {({ from, to }) => (
          <AlignedRows
            alignment={alignment}
            from={from}
            to={Math.min(to, rows)}
            active={row}
            perRow={perRow}
            digits={digits}
            before={before}
            after={after}
            onPick={(cell) => {
              if (cell.before !== undefined) void open.selectByte(cell.before, 'push');
            }}
          />
        )}
      </VirtualScroller>
      {!alignment.complete && (
        <p className="dim diff-more">The bytes up to the difference number {mostDifferences} are beside each other.</p>
      )}
    </div>
  );
}

type RowsProps = {
  readonly alignment: Alignment;
  readonly from: number;
  readonly to: number;
  readonly active: number;
  readonly perRow: number;
  readonly digits: number;
  readonly before: SourceView;
  readonly after: SourceView;
  readonly onPick: (cell: Cell) => void;
};

function AlignedRows({ alignment, from, to, active, perRow, digits, before, after, onPick }: RowsProps) {
  usePages(before.bytes);
  usePages(after.bytes);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.max(0, to - from) }, (_, i) =>
        cellsOf(alignment, (from + i) * perRow, (from + i + 1) * perRow),
      ),
    [alignment, from, to, perRow],
  );
  useEffect(() => {
    before.bytes.want('beside', pagesOf(rows.flat().flatMap((cell) => cell.before ?? [])));
    after.bytes.want('beside', pagesOf(rows.flat().flatMap((cell) => cell.after ?? [])));
  }, [rows, before, after]);
  return rows.map((cells, i) => (
    <AlignedRow
      // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
      key={i}
      number={from + i}
      active={from + i === active}
      cells={cells}
      perRow={perRow}
      digits={digits}
      before={(offset) => before.byteAt(offset)}
      after={(offset) => after.byteAt(offset)}
      onPick={onPick}
    />
  ));
}

/** The pages of bytes that hold some offsets, which ascend. */
function pagesOf(offsets: readonly number[]): string[] {
  const [first, last] = [offsets[0], offsets.at(-1)];
  return first === undefined || last === undefined ? [] : windowKeys(first, last + 1, byteWindow);
}

/** Where a difference stands; undefined for one of derived bytes. */
function placeOf(alignment: Alignment, { before, after }: Difference): number | undefined {
  if (before) return before.source === 0 ? alignment.placeOf('before', before.offset) : undefined;
  return after?.source === 0 ? alignment.placeOf('after', after.offset) : undefined;
}

function useBytesOf(tree: Tree): SourceView {
  const view = useMemo(() => SourceView.own(tree), [tree]);
  useEffect(() => () => view.close(), [view]);
  return view;
}

function useAlignment(tree: Tree, other: Tree): { readonly alignment?: Alignment; readonly failure?: unknown } {
  const [found, setFound] = useState<{ readonly alignment?: Alignment; readonly failure?: unknown }>({});
  useEffect(() => {
    const asking = new AbortController();
    setFound({});
    getDifferences(tree.id, other.id, 'bytes', mostDifferences, asking.signal).then(
      ({ items, complete, counts }) => {
        const isWhole = complete && items.length === counts.reduce((all, { count }) => all + count, 0);
        setFound({ alignment: Alignment.of(items, tree.size, other.size, isWhole) });
      },
      (failure: unknown) => wasAborted(failure) || setFound({ failure }),
    );
    return () => asking.abort();
  }, [tree, other]);
  return found;
}
