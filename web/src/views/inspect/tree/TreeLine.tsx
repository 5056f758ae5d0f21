import type { CSSProperties, ReactNode } from 'react';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import type { Row } from '../../../state/tree/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { levels } from './layout.ts';

/** Where a row stands. */
export type LinePlace = {
  readonly number: number;
  readonly row: Row;
  /** Steps of indentation. */
  readonly level: number;
  readonly expanded: boolean;
  /** Parts at its end that have no rows. */
  readonly hidden: number;
  readonly active: boolean;
};

type Props = LinePlace & {
  readonly branch: boolean;
  readonly highlighted: boolean;
  /** Whether what the pointer is over is inside, and has no row in sight. */
  readonly holds: boolean;
  readonly selected: boolean;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** The value at greater length. */
  readonly title: string;
  readonly offset: number;
  readonly digits: number;
  readonly onPick: () => void;
  readonly onToggle: () => void;
  /** Gives the hidden parts rows. */
  readonly onUnfold?: () => void;
  readonly onEnter: () => void;
};

const rowAttributes = ({ number, row }: LinePlace) => ({
  id: `tree-row-${number}`,
  'aria-rowindex': number + 1,
  'aria-level': row.depth + 1,
  'aria-posinset': row.index + 1,
  'aria-setsize': row.parent?.childCount ?? 1,
});

const indentation = (level: number) => ({ '--level': Math.min(Math.max(level, 0), levels) }) as CSSProperties;

/** A row whose page is on its way. */
export function WaitingLine(place: LinePlace) {
  return (
    <div role="row" {...rowAttributes(place)} className={place.active ? 'tree-row tree-active' : 'tree-row'}>
      <span role="gridcell" className="tree-name" style={indentation(place.level)}>
        <span className="skeleton">waiting</span>
      </span>
    </div>
  );
}

/** One row of a tree: name, value, offset. */
export function TreeLine(props: Props) {
  const { row, level, expanded, hidden, active, branch, highlighted, holds, selected, name, value, title } = props;
  const classes = [
    'tree-row',
    highlighted && 'tree-highlight',
    holds && 'tree-holds',
    selected && 'tree-selected',
    active && 'tree-active',
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the focused treegrid, which points here by aria-activedescendant
    <div
      role="row"
      {...rowAttributes(props)}
      className={classes.filter(Boolean).join(' ')}
      aria-expanded={branch ? expanded : undefined}
      aria-selected={selected}
      onClick={props.onPick}
      onDoubleClick={() => branch && props.onToggle()}
      onPointerEnter={props.onEnter}
    >
      <span role="gridcell" className="tree-name" style={indentation(level)}>
        {branch && row.parent ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the mouse's way to what the arrow keys do
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <span
            className={expanded ? 'twisty twisty-open' : 'twisty'}
            onClick={(event) => {
              event.stopPropagation();
              props.onToggle();
            }}
          >
            <Icon name="chevron" />
          </span>
        ) : (
          <span className="twisty" />
        )}
        {name}
        {hidden > 0 && (
          <button
            type="button"
            className="tree-fold"
            tabIndex={-1}
            title={`Show ${plural(hidden, 'more field')} that ${hidden === 1 ? 'is' : 'are'} only syntax (Enter)`}
            onClick={(event) => {
              event.stopPropagation();
              props.onUnfold?.();
            }}
          >
            …
          </button>
        )}
      </span>
      <span role="gridcell" className="tree-value" title={title}>
        {value}
      </span>
      <span role="gridcell" className="tree-offset">
        {hexOffset(props.offset, props.digits).slice(2)}
      </span>
    </div>
  );
}
