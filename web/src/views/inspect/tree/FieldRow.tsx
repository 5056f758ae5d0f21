import { memo } from 'react';
import type { Field, NoteColour, Severity } from '../../../api/types.ts';
import { useSelected } from '../../../state/shell/react.ts';
import { bytesKey } from '../../../state/tree/openNotes.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { Row } from '../../../state/tree/treeRows.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { RoleMark } from '../../../widgets/RoleMark.tsx';
import { NoteMark } from '../notes/NoteMark.tsx';
import { typeWords, valueWords } from '../valueWords.ts';
import { DiffersMark } from './DiffersMark.tsx';
import { FollowArrow } from './FollowArrow.tsx';
import { type LinePlace, TreeLine, WaitingLine } from './TreeLine.tsx';

type Props = LinePlace & {
  readonly open: OpenTree;
  readonly field: Field | undefined;
  /** The worst of its own issues. */
  readonly severity: Severity | undefined;
  readonly holds: boolean;
  readonly digits: number;
  readonly onPick: (number: number, field: Field) => void;
  readonly onToggle: (row: Row, field: Field) => void;
  readonly onFollow: (field: Field) => boolean;
  readonly onUnfold: (row: Row) => void;
};

export const FieldRow = memo(function FieldRow(props: Props) {
  const { open, field, severity, holds, digits, onPick, onToggle, onFollow, onUnfold, ...place } = props;
  const highlighted = useSelected(open.hover, (hover) => field !== undefined && hover?.field === field.id);
  const selected = useSelected(open.selection, (selection) => field !== undefined && selection?.field === field.id);
  const noted = useSelected(open.notes.colours, (colours) => field && colours.get(bytesKey(field)));
  const differs = useSelected(open.differing, (bytes) => field !== undefined && bytes?.touch(field) === true);
  const swapped = useSelected(open.swapped, (values) => field && values.get(field.id));
  if (!field) return <WaitingLine {...place} />;
  const type = typeWords(field);
  const whole = [type && field.type, valueWords(field, (names) => names)].filter(Boolean).join('  ');
  return (
    <TreeLine
      {...place}
      branch={field.childCount > 0}
      highlighted={highlighted}
      holds={holds}
      selected={selected}
      name={<FieldName field={field} severity={severity} noted={noted} differs={differs} />}
      value={<FieldValue field={field} type={type} swapped={swapped} onFollow={() => onFollow(field)} />}
      title={whole}
      offset={field.offset}
      digits={digits}
      onPick={() => onPick(place.number, field)}
      onToggle={() => onToggle(place.row, field)}
      onUnfold={() => onUnfold(place.row)}
      onEnter={() => open.hoverField(field)}
    />
  );
});

type NameProps = {
  readonly field: Field;
  readonly severity: Severity | undefined;
  readonly noted: NoteColour | undefined;
  readonly differs: boolean;
};

function FieldName({ field, severity, noted, differs }: NameProps) {
  const name = field.name || 'stream';
  return (
    <>
      <RoleMark role={field.role} />
      <span className="tree-label" title={`${name} · ${field.type} · ${field.role}`}>
        {field.placement === 'positioned' && (
          <span className="dim" title="Read at an explicit position">
            @{' '}
          </span>
        )}
        {name}
      </span>
      {noted && <NoteMark colour={noted} label="A note" />}
      {differs && <DiffersMark />}
      {severity && <Icon name={severity} className={`icon-${severity}`} />}
    </>
  );
}

type ValueProps = {
  readonly field: Field;
  readonly type: string;
  readonly swapped: string | undefined;
  readonly onFollow: () => void;
};

function FieldValue({ field, type, swapped, onFollow }: ValueProps) {
  return (
    <>
      {field.refersTo && <FollowArrow handle={field.refersTo} onFollow={onFollow} />}
      <span className="tree-text">
        {type && <span className="dim">{type} </span>}
        {swapped === undefined ? valueWords(field) : <SwappedValue value={swapped} own={field.endianness} />}
      </span>
      {field.defines && <span className="handle handle-end">#{field.defines.number}</span>}
    </>
  );
}

/** A number read in the byte order that is not its own. */
function SwappedValue({ value, own }: { readonly value: string; readonly own: Field['endianness'] }) {
  return (
    <>
      {value} <span className="dim">as {own === 'big' ? 'little' : 'big'}-endian</span>
    </>
  );
}
