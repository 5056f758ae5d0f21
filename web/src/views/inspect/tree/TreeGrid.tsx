import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePages, useStore } from '../../../state/shell/react.ts';
import { change, settings } from '../../../state/shell/settings.ts';
import { childWindow, type OpenRows, type RowItem } from '../../../state/tree/openRows.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import {
  type Branch,
  findOpen,
  type Row,
  rowAt,
  rowCount,
  rowOf,
  type TreeRows,
} from '../../../state/tree/treeRows.ts';
import { type RowWindow, type ScrollerHandle, VirtualScroller } from '../../../widgets/VirtualScroller.tsx';
import { ColumnEdge } from './ColumnEdge.tsx';
import { moveFor } from './keys.ts';
import { outermostLevel } from './layout.ts';

const rowHeight = 24;

/** A row in sight; `item` is missing until its page is here. */
export type GridRow<T> = {
  readonly number: number;
  readonly row: Row;
  readonly item: T | undefined;
  /** Steps of indentation. */
  readonly level: number;
  readonly expanded: boolean;
  /** Parts at its end that have no rows. */
  readonly hidden: number;
  readonly active: boolean;
};

type Props<T extends RowItem> = {
  readonly open: OpenTree;
  readonly model: OpenRows<T>;
  readonly label: string;
  /** What is selected: a new one is scrolled to. */
  readonly selected: object | undefined;
  /** Its row, while that is in the open part of the tree. */
  readonly selectedRow: number | undefined;
  /** The setting that has the width of the names. */
  readonly names: 'fieldNames' | 'valueNames';
  readonly onPick: (item: T) => void;
  readonly onToggle: (row: Row, item: T) => void;
  /** Goes where an item refers to, if it does. */
  readonly onFollow: (item: T) => boolean;
  /** Shows the tree from further out, where it is not shown from its root. */
  readonly onUp?: (() => void) | undefined;
  readonly children: (rows: readonly GridRow<T>[], on: GridActions<T>) => ReactNode;
};

export type GridActions<T> = {
  readonly onPick: (number: number, item: T) => void;
  readonly onToggle: (row: Row, item: T) => void;
  readonly onFollow: (item: T) => boolean;
  readonly onUnfold: (row: Row) => void;
};

/** The rows of a tree, however many: scrolled, walked by keys, with one that is active. */
export function TreeGrid<T extends RowItem>(props: Props<T>) {
  const { open, model, label, selected, selectedRow, names, onPick, onToggle, onFollow, onUp, children } = props;
  const rows = useStore(model.rows);
  const share = useStore(settings)[names];
  const scroller = useRef<ScrollerHandle>(null);
  const [active, setActive] = useState(0);
  const late = useRef<number | undefined>(undefined);
  const total = rowCount(rows);

  // The active row follows the selection, wherever it was made, and stays with it while rows open above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's number changes with `rows`
  useEffect(() => {
    if (selectedRow !== undefined) setActive(selectedRow);
  }, [open, selected, selectedRow, rows]);
  const shown = useRef(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to what was selected, not to what moves
  useEffect(() => {
    const stays = shown.current !== open && open.follows;
    shown.current = open;
    if (selectedRow !== undefined && !stays) scroller.current?.show(selectedRow);
  }, [open, selected]);

  const pick = useCallback(
    (number: number, item: T) => {
      late.current = undefined;
      setActive(number);
      onPick(item);
    },
    [onPick],
  );
  const toggle = useCallback(
    (row: Row, item: T) => {
      setActive(rowOf(row.parent, row.index));
      onToggle(row, item);
    },
    [onToggle],
  );
  const unfold = useCallback(
    (row: Row) => {
      const branch = branchOf(model.rows.get(), row);
      if (branch) model.unfold(branch);
    },
    [model],
  );
  useLatePick(model, late, pick);

  const goTo = (number: number) => {
    const row = rowAt(model.rows.get(), number);
    const item = model.atRow(row.parent, row.index);
    scroller.current?.show(number);
    if (item) return pick(number, item);
    late.current = number;
    setActive(number);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const row = rowAt(rows, Math.min(active, total - 1));
    const item = model.atRow(row.parent, row.index);
    if (event.key === 'ArrowLeft' && !row.parent && onUp) {
      event.preventDefault();
      onUp();
      return;
    }
    if (row.folded && row.parent && (event.key === 'Enter' || event.key === 'ArrowRight')) {
      event.preventDefault();
      model.unfold(row.parent);
      return;
    }
    if (event.key === 'Enter' && item && onFollow(item)) {
      event.preventDefault();
      return;
    }
    const branch = branchOf(rows, row);
    if (event.key === 'Enter' && branch && hiddenIn(branch) > 0) {
      event.preventDefault();
      model.unfold(branch);
      return;
    }
    const expanded = branch !== undefined;
    const move = moveFor(event.key, {
      row: active,
      rows: total,
      pageRows: scroller.current?.fitting() ?? 1,
      open: item && item.childCount > 0 && !row.folded ? expanded : undefined,
    });
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'row') goTo(move.row);
    else if (move.kind === 'parent' || !row.parent) row.parent && goTo(rowOf(row.parent.parent, row.parent.index));
    else if (item) onToggle(row, item);
  };

  return (
    <div
      className="tree-body"
      style={{ '--name-share': share } as CSSProperties}
      onPointerLeave={() => open.hoverField(undefined)}
    >
      <VirtualScroller
        rows={total}
        rowHeight={rowHeight}
        handle={scroller}
        attributes={{
          role: 'treegrid',
          'aria-label': label,
          'aria-rowcount': total,
          'aria-colcount': 3,
          'aria-readonly': true,
          'aria-activedescendant': `tree-row-${active}`,
          onKeyDown,
        }}
      >
        {(window) => (
          <Rows
            model={model}
            window={window}
            active={active}
            on={{ onPick: pick, onToggle: toggle, onFollow, onUnfold: unfold }}
          >
            {children}
          </Rows>
        )}
      </VirtualScroller>
      <ColumnEdge share={share} onResize={(next) => change({ [names]: next })} />
    </div>
  );
}

type RowsProps<T extends RowItem> = {
  readonly model: OpenRows<T>;
  readonly window: RowWindow;
  readonly active: number;
  readonly on: GridActions<T>;
  readonly children: Props<T>['children'];
};

function Rows<T extends RowItem>({ model, window, active, on, children }: RowsProps<T>) {
  usePages(model.children);
  const tree = useStore(model.rows);
  const last = Math.min(window.to, rowCount(tree));
  const rows: Row[] = [];
  for (let number = window.from; number < last; number++) rows.push(rowAt(tree, number));

  const keys = pagesOf(rows).join(' ');
  useEffect(() => {
    model.children.want('tree', keys === '' ? [] : keys.split(' '));
  }, [model, keys]);

  const outermost = outermostLevel(rows.map(({ depth }) => depth));
  const inSight = rows.map((row, slot) => {
    const branch = branchOf(tree, row);
    return {
      number: window.from + slot,
      row,
      item: model.atRow(row.parent, row.index),
      level: row.depth - outermost,
      expanded: branch !== undefined,
      hidden: branch ? hiddenIn(branch) : 0,
      active: window.from + slot === active,
    };
  });
  return children(inSight, on);
}

/** What is open at a row; a row that stands for several is not. */
function branchOf(tree: TreeRows, { parent, index, folded }: Row): Branch | undefined {
  if (!parent) return tree.root;
  return folded ? undefined : findOpen(parent, index);
}

/** The parts that no row but the branch's own stands for. */
const hiddenIn = ({ folded, hidden }: Branch) => (folded ? 0 : hidden);

/** Keys of the pages of children that these rows show. */
function pagesOf(rows: readonly Row[]): string[] {
  const keys = new Set<string>();
  for (const { parent, index } of rows) if (parent) keys.add(`${parent.id}/${Math.floor(index / childWindow)}`);
  return [...keys];
}

/** The keyboard can be ahead of the pages: a row it reached before its item arrived is selected when that comes. */
function useLatePick<T extends RowItem>(
  model: OpenRows<T>,
  late: RefObject<number | undefined>,
  pick: (number: number, item: T) => void,
): void {
  const version = usePages(model.children);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a page has arrived
  useEffect(() => {
    const number = late.current;
    const tree = model.rows.get();
    if (number === undefined || number >= rowCount(tree)) return;
    const row = rowAt(tree, number);
    const item = model.atRow(row.parent, row.index);
    if (item) pick(number, item);
  }, [model, version, pick]);
}
