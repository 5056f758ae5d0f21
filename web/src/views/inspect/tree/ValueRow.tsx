import { memo } from 'react';
import type { LogicalValue, NoteColour } from '../../../api/types.ts';
import { useSelected } from '../../../state/shell/react.ts';
import { bytesKey } from '../../../state/tree/openNotes.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { ValueItem } from '../../../state/tree/openValues.ts';
import type { Row } from '../../../state/tree/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { countWords, scalarWords, typeOf } from '../logicalValues.ts';
import { NoteMark } from '../notes/NoteMark.tsx';
import { DiffersMark } from './DiffersMark.tsx';
import { FollowArrow } from './FollowArrow.tsx';
import { type LinePlace, TreeLine, WaitingLine } from './TreeLine.tsx';

type Props = LinePlace & {
  readonly open: OpenTree;
  readonly value: ValueItem | undefined;
  readonly selected: boolean;
  readonly holds: boolean;
  readonly digits: number;
  readonly onPick: (number: number, value: ValueItem) => void;
  readonly onToggle: (row: Row, value: ValueItem) => void;
  readonly onFollow: (value: ValueItem) => boolean;
};

export const ValueRow = memo(function ValueRow(props: Props) {
  const { open, value, selected, holds, digits, onPick, onToggle, onFollow, ...place } = props;
  const highlighted = useSelected(open.hover, (hover) => value !== undefined && hover?.field === value.field);
  const noted = useSelected(open.notes.colours, (colours) => value && colours.get(bytesKey(value)));
  const differs = useSelected(open.differing, (bytes) => value !== undefined && bytes?.touch(value) === true);
  if (!value) return <WaitingLine {...place} />;
  return (
    <TreeLine
      {...place}
      branch={value.childCount > 0}
      highlighted={highlighted}
      holds={holds}
      selected={selected}
      name={<ValueName value={value} noted={noted} differs={differs} />}
      value={<Said value={value} onFollow={() => onFollow(value)} />}
      title={[value.type, countWords(value), value.text].filter(Boolean).join('  ')}
      offset={value.offset}
      digits={digits}
      onPick={() => onPick(place.number, value)}
      onToggle={() => onToggle(place.row, value)}
      onEnter={() => open.hoverValue(value)}
    />
  );
});

type NameProps = {
  readonly value: LogicalValue;
  readonly noted: NoteColour | undefined;
  readonly differs: boolean;
};

function ValueName({ value, noted, differs }: NameProps) {
  const name = nameOf(value);
  return (
    <>
      <span className="tree-label" title={value.step || name}>
        {name}
      </span>
      {noted && <NoteMark colour={noted} label="A note" />}
      {differs && <DiffersMark />}
      {value.problem && (
        <span title={value.problem}>
          <Icon name="warning" className="icon-warning" />
        </span>
      )}
    </>
  );
}

/** Elements go by their index in brackets, the whole value by a word of its own. */
function nameOf({ index, name, step }: LogicalValue): string {
  if (index < 0) return 'object';
  return /^\[\d+]$/.test(step) ? step : name;
}

/** Type, number of parts and text: `ArrayList 3 [{id=7, …}, …]`. */
function Said({ value, onFollow }: { readonly value: LogicalValue; readonly onFollow: () => void }) {
  const type = typeOf(value);
  return (
    <>
      {value.kind === 'reference' && <FollowArrow onFollow={onFollow} />}
      <span className="tree-text">
        {type && (
          <span className="said-type" title={value.type}>
            {type}{' '}
          </span>
        )}
        {value.count !== undefined && value.kind !== 'structure' && (
          <span className="said-count">{`(${value.count}) `}</span>
        )}
        <span className={`said-${value.scalar ?? value.kind}`}>{scalarWords(value)}</span>
      </span>
    </>
  );
}
