import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Field } from '../../../api/types.ts';
import { gutterDigits } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import { childWindow } from '../../../state/openFields.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { usePages, useSelected, useStore } from '../../../state/react.ts';
import { findOpen, type Row, rowAt, rowCount, rowOf } from '../../../state/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { type RowWindow, type ScrollerHandle, VirtualScroller } from '../../../widgets/VirtualScroller.tsx';
import { PageError } from '../PageError.tsx';
import { moveFor } from './keys.ts';
import { outermostLevel, rowHolding } from './layout.ts';
import { TreeRow } from './TreeRow.tsx';
import './tree.css';

const rowHeight = 24;

export function TreePane({ open }: { readonly open: OpenTree }) {
  const rows = useStore(open.fields.rows);
  const rootField = useStore(open.fields.rootField);
  const detail = useStore(open.detail);
  const scroller = useRef<ScrollerHandle>(null);
  const [active, setActive] = useState(0);
  const late = useRef<number | undefined>(undefined);
  const total = rowCount(rows);

  // The active row follows the selection, wherever it was made, and stays with it while rows open above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's number changes with `rows`
  useEffect(() => {
    if (detail?.field.id !== open.selection.get()?.field) return; // the detail of the newest selection is on its way
    const row = detail && open.fields.rowOf(detail);
    if (row !== undefined) setActive(row);
  }, [open, detail, rows]);
  const shown = useRef(open);
  useEffect(() => {
    const stays = shown.current !== open && open.follows;
    shown.current = open;
    const row = detail && open.fields.rowOf(detail);
    if (row !== undefined && !stays) scroller.current?.show(row);
  }, [open, detail]);

  const pick = useCallback(
    (number: number, field: Field) => {
      late.current = undefined;
      setActive(number);
      void open.selectField(field);
    },
    [open],
  );
  const toggle = useCallback(
    (row: Row, field: Field) => {
      setActive(rowOf(row.parent, row.index));
      open.toggle(row.parent, field);
    },
    [open],
  );
  useLatePick(open, late, pick);

  const goTo = (number: number) => {
    const row = rowAt(open.fields.rows.get(), number);
    const field = open.fields.atRow(row.parent, row.index);
    scroller.current?.show(number);
    if (field) return pick(number, field);
    late.current = number;
    setActive(number);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const row = rowAt(rows, Math.min(active, total - 1));
    const field = open.fields.atRow(row.parent, row.index);
    if (event.key === 'ArrowLeft' && !row.parent && rootField.id !== open.fields.top.id) {
      event.preventDefault();
      void open.goUp();
      return;
    }
    const expanded = row.parent ? findOpen(row.parent, row.index) !== undefined : true;
    if (event.key === 'Enter' && field?.refersTo && field.refersTo.id >= 0) {
      event.preventDefault();
      void open.jumpToHandle(field.refersTo.id);
      return;
    }
    const move = moveFor(event.key, {
      row: active,
      rows: total,
      pageRows: scroller.current?.fitting() ?? 1,
      open: field && field.childCount > 0 ? expanded : undefined,
    });
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'row') goTo(move.row);
    else if (move.kind === 'parent' || !row.parent) row.parent && goTo(rowOf(row.parent.parent, row.parent.index));
    else if (field) open.toggle(row.parent, field);
  };

  return (
    <section className="tree-pane" aria-label="Fields">
      <div className="pane-head">
        <h2>Fields</h2>
        <span className="dim">{open.tree.fields === undefined ? '' : plural(open.tree.fields, 'field')}</span>
      </div>
      {rootField.id !== open.fields.top.id && (
        <button type="button" className="tree-up" onClick={() => void open.goUp()}>
          <Icon name="up" />
          <span>
            Starts at <code>{rootField.name}</code>. Show the parent fields
          </span>
        </button>
      )}
      <PageError pages={[open.fields.children]} what="Fields" />
      <div className="tree-body" onPointerLeave={() => open.hoverField(undefined)}>
        <VirtualScroller
          rows={total}
          rowHeight={rowHeight}
          handle={scroller}
          attributes={{
            role: 'treegrid',
            'aria-label': 'Fields, values and offsets',
            'aria-rowcount': total,
            'aria-colcount': 3,
            'aria-readonly': true,
            'aria-activedescendant': `tree-row-${active}`,
            onKeyDown,
          }}
        >
          {(window) => <TreeRows open={open} window={window} active={active} onPick={pick} onToggle={toggle} />}
        </VirtualScroller>
      </div>
    </section>
  );
}

type RowsProps = {
  readonly open: OpenTree;
  readonly window: RowWindow;
  readonly active: number;
  readonly onPick: (number: number, field: Field) => void;
  readonly onToggle: (row: Row, field: Field) => void;
};

function TreeRows({ open, window, active, onPick, onToggle }: RowsProps) {
  usePages(open.fields.children);
  const tree = useStore(open.fields.rows);
  const digits = gutterDigits(open.tree.size);
  const last = Math.min(window.to, rowCount(tree));
  const rows: Row[] = [];
  for (let number = window.from; number < last; number++) rows.push(rowAt(tree, number));

  const keys = pagesOf(rows).join(' ');
  useEffect(() => {
    open.fields.children.want('tree', keys === '' ? [] : keys.split(' '));
  }, [open, keys]);

  useStore(open.issues.page);
  const fields = rows.map((row) => open.fields.atRow(row.parent, row.index));
  const holding = useSelected(open.hover, (hover) => rowHolding(fields, hover));
  const outermost = outermostLevel(rows.map(({ depth }) => depth));

  return rows.map((row, slot) => {
    const number = window.from + slot;
    return (
      <TreeRow
        // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
        key={slot}
        open={open}
        number={number}
        row={row}
        field={fields[slot]}
        severity={fields[slot]?.issueCount ? open.issues.severityAt(fields[slot].id) : undefined}
        level={row.depth - outermost}
        holds={slot === holding}
        expanded={row.parent ? findOpen(row.parent, row.index) !== undefined : true}
        active={number === active}
        digits={digits}
        onPick={onPick}
        onToggle={onToggle}
      />
    );
  });
}

/** Keys of the pages of children that these rows show. */
function pagesOf(rows: readonly Row[]): string[] {
  const keys = new Set<string>();
  for (const { parent, index } of rows) if (parent) keys.add(`${parent.id}/${Math.floor(index / childWindow)}`);
  return [...keys];
}

/** The keyboard can be ahead of the fields: a row it reached before its field arrived is selected when that comes. */
function useLatePick(
  open: OpenTree,
  late: RefObject<number | undefined>,
  pick: (number: number, field: Field) => void,
): void {
  const version = usePages(open.fields.children);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a page has arrived
  useEffect(() => {
    const number = late.current;
    const tree = open.fields.rows.get();
    if (number === undefined || number >= rowCount(tree)) return;
    const row = rowAt(tree, number);
    const field = open.fields.atRow(row.parent, row.index);
    if (field) pick(number, field);
  }, [open, version, pick]);
}
