import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import { rowAfter } from '../../base/rowKeys.ts';
import type { PagedList } from '../../state/shell/pagedList.ts';
import { useBack } from '../../state/shell/reachable.ts';
import { usePages, useStore } from '../../state/shell/react.ts';
import { Late } from '../../widgets/Late.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { type RowWindow, type ScrollerHandle, VirtualScroller } from '../../widgets/VirtualScroller.tsx';
import './listGrid.css';

type Props<T> = {
  readonly list: PagedList<T>;
  readonly label: string;
  readonly rowHeight: number;
  readonly className: string;
  /** Cells with the role `columnheader`. */
  readonly head: ReactNode;
  readonly columns: number;
  /** Cells with the role `gridcell`. */
  readonly cells: (item: T, index: number) => ReactNode;
  readonly isSelected: (item: T, index: number) => boolean;
  readonly rowClass?: (item: T, index: number) => string;
  /** The row that was asked for in the address, brought into sight at first. */
  readonly first?: number | undefined;
  readonly onMove?: (item: T | undefined, index: number) => void;
  /** Enter, and a double click. */
  readonly onOpen: (item: T, index: number) => void;
  /** A click; where it does not do what Enter does. */
  readonly onPick?: (item: T, index: number) => void;
  readonly onHover?: (item: T | undefined) => void;
  readonly empty: ReactNode;
  /** Called with what brings rows into sight, for links that lead to other rows. */
  readonly goTo?: React.RefObject<((row: number) => void) | undefined>;
};

/** A table of any length: rows in sight alone, arrows that move, Enter and click that open. */
export function ListGrid<T>(props: Props<T>) {
  const {
    list,
    label,
    rowHeight,
    className,
    head,
    columns,
    first,
    onMove,
    onOpen,
    onPick = onOpen,
    onHover,
    empty,
    goTo,
  } = props;
  const total = useStore(list.total);
  const scroller = useRef<ScrollerHandle>(null);
  const id = useId();
  const [active, setActive] = useState(first ?? 0);
  const rows = total ?? 0;

  const move = (row: number) => {
    setActive(row);
    scroller.current?.show(row);
    onMove?.(list.at(row), row);
  };
  useEffect(() => {
    if (first === undefined || total === undefined) return;
    setActive(first);
    scroller.current?.show(first);
  }, [first, total]);
  useEffect(() => {
    if (goTo) goTo.current = move;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const item = list.at(active);
    if (event.key === 'Enter' && event.target === event.currentTarget && item !== undefined) {
      event.preventDefault();
      onOpen(item, active);
      return;
    }
    const next = rowAfter(event.key, { row: active, rows, pageRows: scroller.current?.fitting() ?? 1 });
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };

  return (
    <div className={`list-grid ${className}`}>
      <ListTrouble list={list} />
      {total === 0 ? (
        <div className="empty">{empty}</div>
      ) : (
        <>
          <div role="presentation" className="list-head">
            <div role="row" id={`${id}-head`} aria-rowindex={1} className="list-row">
              {head}
            </div>
          </div>
          <div className="list-body" role="presentation" onPointerLeave={() => onHover?.(undefined)}>
            <VirtualScroller
              rows={rows}
              rowHeight={rowHeight}
              handle={scroller}
              attributes={{
                role: 'grid',
                'aria-label': label,
                'aria-rowcount': rows + 1,
                'aria-colcount': columns,
                'aria-readonly': true,
                'aria-owns': `${id}-head`,
                'aria-activedescendant': `${id}-${active}`,
                onKeyDown,
              }}
            >
              {(window) => (
                <Rows
                  {...props}
                  id={id}
                  window={window}
                  active={active}
                  onPick={(item, index) => {
                    setActive(index);
                    onPick(item, index);
                  }}
                />
              )}
            </VirtualScroller>
            {total === undefined && list.pages.failure === undefined && (
              <Late>
                <p className="empty list-waiting">Loading…</p>
              </Late>
            )}
          </div>
        </>
      )}
    </div>
  );
}

type RowsProps<T> = Omit<Props<T>, 'onPick'> & {
  readonly id: string;
  readonly window: RowWindow;
  readonly active: number;
  readonly onPick: (item: T, index: number) => void;
};

function Rows<T>(props: RowsProps<T>) {
  const { list, id, window, active, cells, isSelected, rowClass, rowHeight, onPick, onOpen, onHover } = props;
  usePages(list.pages);
  const total = list.total.get() ?? 0;
  const { from } = window;
  const to = Math.min(window.to, total);
  useEffect(() => {
    if (to > from) list.want(from, to);
  }, [list, from, to]);
  const rows: ReactNode[] = [];
  for (let index = from; index < to; index++) {
    const item = list.at(index);
    const classes = ['list-row', index === active && 'list-active', item !== undefined && rowClass?.(item, index)];
    rows.push(
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the grid does the same
      <div
        key={index - from}
        role="row"
        id={`${id}-${index}`}
        aria-rowindex={index + 2}
        aria-selected={item !== undefined && isSelected(item, index)}
        className={classes.filter(Boolean).join(' ')}
        style={{ height: rowHeight }}
        onClick={(event) => {
          const onLink = event.target instanceof Element && event.target.closest('a, button');
          if (item !== undefined && !onLink) onPick(item, index);
        }}
        onDoubleClick={() => item !== undefined && onOpen(item, index)}
        onPointerEnter={() => onHover?.(item)}
      >
        {item === undefined ? (
          <span role="gridcell">
            <span className="skeleton">row {index + 1}</span>
          </span>
        ) : (
          cells(item, index)
        )}
      </div>,
    );
  }
  return rows;
}

function ListTrouble<T>({ list }: { readonly list: PagedList<T> }) {
  usePages(list.pages);
  const { failure } = list.pages;
  useBack(failure, () => list.pages.retry());
  if (failure === undefined) return null;
  const { title, detail } = wordsFor(failure);
  return <RetryBanner title={title} detail={detail} onAgain={() => list.pages.retry()} />;
}
