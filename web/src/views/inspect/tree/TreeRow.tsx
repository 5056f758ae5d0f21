import { memo } from 'react';
import type { Field } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { useSelected } from '../../../state/react.ts';
import type { Row } from '../../../state/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { RoleMark } from '../../../widgets/RoleMark.tsx';
import { valueWords } from '../valueWords.ts';

const deepestIndent = 20;

type Props = {
  readonly open: OpenTree;
  readonly number: number;
  readonly row: Row;
  readonly field: Field | undefined;
  readonly expanded: boolean;
  readonly active: boolean;
  readonly digits: number;
  readonly onPick: (number: number, field: Field) => void;
  readonly onToggle: (row: Row, field: Field) => void;
};

export const TreeRow = memo(function TreeRow(props: Props) {
  const { open, number, row, field, expanded, active, digits, onPick, onToggle } = props;
  const lit = useSelected(open.hover, (hover) => field !== undefined && hover?.field === field.id);
  const selected = useSelected(open.selection, (selection) => field !== undefined && selection?.field === field.id);
  const style = { paddingLeft: 4 + Math.min(row.depth, deepestIndent) * 12 };
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
  const classes = ['tree-row', lit && 'tree-lit', selected && 'tree-selected', active && 'tree-active']
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
          {name}
        </span>
        {field.issueCount ? <Icon name="error" className="icon-error" /> : null}
      </span>
      <span role="gridcell" className="tree-value">
        {field.refersTo && <span className="handle">→ #{field.refersTo.number}</span>}
        <span className="tree-text">{valueWords(field)}</span>
        {field.defines && <span className="handle handle-end">#{field.defines.number}</span>}
      </span>
      <span role="gridcell" className="tree-offset">
        {hexOffset(field.offset, digits).slice(2)}
      </span>
    </div>
  );
});
