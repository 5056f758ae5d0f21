import { useCallback, useEffect } from 'react';
import { gutterDigits } from '../../../base/offset.ts';
import { useSelected, useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { OpenValues, ValueItem } from '../../../state/tree/openValues.ts';
import type { Row } from '../../../state/tree/treeRows.ts';
import { PageError } from '../PageError.tsx';
import { rowHolding } from './layout.ts';
import { type GridActions, type GridRow, TreeGrid } from './TreeGrid.tsx';
import { ValueRow } from './ValueRow.tsx';

type Props = { readonly open: OpenTree; readonly values: OpenValues };

/** What the bytes say: the value, in the words of whoever wrote it. */
export function ValueTree({ open, values }: Props) {
  useStore(values.rows); // a row's number changes with these
  const detail = useStore(values.detail);
  const field = useStore(open.detail)?.field.id;
  useEffect(() => {
    if (field !== undefined) void values.follow(field);
  }, [values, field]);
  useEffect(() => {
    if (!open.follows) values.openLargest().catch(() => undefined); // A page that fails to come is shown where its rows would be.
    return () => values.clear();
  }, [open, values]);

  const pick = useCallback((value: ValueItem) => void open.selectValue(value), [open]);
  const toggle = useCallback(
    (row: Row, value: ValueItem) => void (row.parent && values.toggle(row.parent, value)),
    [values],
  );
  const follow = useCallback(
    (value: ValueItem) => {
      if (value.target === undefined) return false;
      void open.jumpTo(value.target);
      return true;
    },
    [open],
  );
  return (
    <>
      <PageError pages={[values.children]} what="Values" />
      <TreeGrid
        open={open}
        model={values}
        label="Values"
        selected={detail}
        selectedRow={detail && values.rowOf(detail)}
        names="valueNames"
        onPick={pick}
        onToggle={toggle}
        onFollow={follow}
      >
        {(rows, on) => <ValueRows open={open} values={values} rows={rows} on={on} />}
      </TreeGrid>
    </>
  );
}

type RowsProps = Props & { readonly rows: readonly GridRow<ValueItem>[]; readonly on: GridActions<ValueItem> };

function ValueRows({ open, values, rows, on }: RowsProps) {
  const selected = useStore(values.detail)?.value;
  const holding = useSelected(open.hover, (hover) =>
    rowHolding(
      rows.map(({ item }) => item),
      hover,
    ),
  );
  const digits = gutterDigits(open.tree.size);
  return rows.map(({ item, ...place }, slot) => (
    <ValueRow
      // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
      key={slot}
      {...place}
      onPick={on.onPick}
      onToggle={on.onToggle}
      onFollow={on.onFollow}
      open={open}
      value={item}
      selected={item !== undefined && item.field === selected?.field && item.within === selected.within}
      holds={slot === holding}
      digits={digits}
    />
  ));
}
