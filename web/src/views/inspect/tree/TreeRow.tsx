import { type CSSProperties, memo } from 'react';
import type { Field, Severity } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { useSelected } from '../../../state/react.ts';
import type { Row } from '../../../state/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { RoleMark } from '../../../widgets/RoleMark.tsx';
import { typeWords, valueWords } from '../valueWords.ts';
import { levels } from './layout.ts';

type Props = {
  readonly open: OpenTree;
  readonly number: number;
  readonly row: Row;
  readonly field: Field | undefined;
  /** The worst of its own issues. */
  readonly severity: Severity | undefined;
  /** Steps of indentation. */
  readonly level: number;
  /** Whether the byte under the pointer is inside this field, and its own row is not in sight. */
  readonly holds: boolean;
  readonly expanded: boolean;
  readonly active: boolean;
  readonly digits: number;
  readonly onPick: (number: number, field: Field) => void;
  readonly onToggle: (row: Row, field: Field) => void;
};

export const TreeRow = memo(function TreeRow(props: Props) {
  const { open, number, row, field, severity, level, holds, expanded, active, digits, onPick, onToggle } = props;
  const highlighted = useSelected(open.hover, (hover) => field !== undefined && hover?.field === field.id);
  const selected = useSelected(open.selection, (selection) => field !== undefined && selection?.field === field.id);
  const swapped = useSelected(open.swapped, (values) => field && values.get(field.id));
  const style = { '--level': Math.min(Math.max(level, 0), levels) } as CSSProperties;
  const aria = {
    id: `tree-row-${number}`,
    'aria-rowindex': number + 1,
    'aria-level': row.depth + 1,
    'aria-posinset': row.index + 1,
    'aria-setsize': row.parent?.childCount ?? 1,
  };
  if (!field) {
    return (
      <div role="row" {...aria} className={active ? 'tree-row tree-active' : 'tree-row'}>
        <span role="gridcell" className="tree-name" style={style}>
          <span className="skeleton">waiting</span>
        </span>
      </div>
    );
  }
  const branch = field.childCount > 0;
  const name = field.name || 'stream';
  const [type, value] = [typeWords(field), valueWords(field)];
  const whole = [type && field.type, valueWords(field, (names) => names)].filter(Boolean).join('  ');
  const classes = [
    'tree-row',
    highlighted && 'tree-highlight',
    holds && 'tree-holds',
    selected && 'tree-selected',
    active && 'tree-active',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the focused treegrid, which points here by aria-activedescendant
    <div
      role="row"
      {...aria}
      className={classes}
      aria-expanded={branch ? expanded : undefined}
      aria-selected={selected}
      onClick={() => onPick(number, field)}
      onDoubleClick={() => branch && onToggle(row, field)}
      onPointerEnter={() => open.hoverField(field)}
    >
      <span role="gridcell" className="tree-name" style={style}>
        {branch && row.parent ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way to what the arrow keys do
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <span
            className={expanded ? 'twisty twisty-open' : 'twisty'}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(row, field);
            }}
          >
            <Icon name="chevron" />
          </span>
        ) : (
          <span className="twisty" />
        )}
        <RoleMark role={field.role} />
        <span className="tree-label" title={`${name} · ${field.type} · ${field.role}`}>
          {field.placement === 'positioned' && (
            <span className="dim" title="Read at an explicit position">
              @{' '}
            </span>
          )}
          {name}
        </span>
        {severity && <Icon name={severity} className={`icon-${severity}`} />}
      </span>
      <span role="gridcell" className="tree-value" title={whole}>
        {field.refersTo && <span className="handle">→ #{field.refersTo.number}</span>}
        <span className="tree-text">
          {type && <span className="dim">{type} </span>}
          {swapped === undefined ? value : <SwappedValue value={swapped} own={field.endianness} />}
        </span>
        {field.defines && <span className="handle handle-end">#{field.defines.number}</span>}
      </span>
      <span role="gridcell" className="tree-offset">
        {hexOffset(field.offset, digits).slice(2)}
      </span>
    </div>
  );
});

/** A number read in the byte order that is not its own. */
function SwappedValue({ value, own }: { readonly value: string; readonly own: Field['endianness'] }) {
  return (
    <>
      {value} <span className="dim">as {own === 'big' ? 'little' : 'big'}-endian</span>
    </>
  );
}
