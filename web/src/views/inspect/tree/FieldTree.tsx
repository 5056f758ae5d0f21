import { useCallback } from 'react';
import type { Field } from '../../../api/types.ts';
import { gutterDigits } from '../../../base/offset.ts';
import { useSelected, useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { Row } from '../../../state/tree/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { PageError } from '../PageError.tsx';
import { FieldRow } from './FieldRow.tsx';
import { FoldedRow } from './FoldedRow.tsx';
import { type RowBytes, rowHolding } from './layout.ts';
import { type GridActions, type GridRow, TreeGrid } from './TreeGrid.tsx';

/** What the bytes are: every field, in their order. */
export function FieldTree({ open }: { readonly open: OpenTree }) {
  const root = useStore(open.fields.root);
  useStore(open.fields.rows); // a row's number changes with these
  const detail = useStore(open.detail);
  const selected = useStore(open.selection)?.field;
  const newest = detail?.field.id === selected ? detail : undefined; // or that of the newest is on its way
  const pick = useCallback((field: Field) => void open.selectField(field), [open]);
  const toggle = useCallback((row: Row, field: Field) => open.toggle(row.parent, field), [open]);
  const follow = useCallback(
    (field: Field) => {
      if (!field.refersTo || field.refersTo.id < 0) return false;
      void open.jumpToHandle(field.refersTo.id);
      return true;
    },
    [open],
  );
  const inside = root.id !== open.fields.top.id;
  return (
    <>
      {inside && (
        <button type="button" className="tree-up" onClick={() => void open.goUp()}>
          <Icon name="up" />
          <span>
            Starts at <code>{root.name}</code>. Show the parent fields
          </span>
        </button>
      )}
      <PageError pages={[open.fields.children]} what="Fields" />
      <TreeGrid
        open={open}
        model={open.fields}
        label="Fields, values and offsets"
        selected={newest}
        selectedRow={newest && open.fields.rowOf(newest)}
        names="fieldNames"
        onPick={pick}
        onToggle={toggle}
        onFollow={follow}
        onUp={inside ? () => void open.goUp() : undefined}
      >
        {(rows, on) => <FieldRows open={open} rows={rows} on={on} />}
      </TreeGrid>
    </>
  );
}

type RowsProps = {
  readonly open: OpenTree;
  readonly rows: readonly GridRow<Field>[];
  readonly on: GridActions<Field>;
};

const bytesOf = ({ item }: GridRow<Field>): RowBytes | undefined => item && { ...item, field: item.id };

function FieldRows({ open, rows, on }: RowsProps) {
  useStore(open.issues.page);
  const holding = useSelected(open.hover, (hover) => rowHolding(rows.map(bytesOf), hover));
  const digits = gutterDigits(open.tree.size);
  return rows.map(({ item, ...place }, slot) =>
    place.row.folded ? (
      <FoldedRow
        // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
        key={slot}
        {...place}
        open={open}
        digits={digits}
      />
    ) : (
      <FieldRow
        // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
        key={slot}
        {...place}
        {...on}
        open={open}
        field={item}
        severity={item?.issueCount ? open.issues.severityAt(item.id) : undefined}
        holds={slot === holding}
        digits={digits}
      />
    ),
  );
}
