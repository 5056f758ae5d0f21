import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { RoleMark } from '../../../widgets/RoleMark.tsx';
import { type LinePlace, TreeLine } from './TreeLine.tsx';

type Props = LinePlace & { readonly open: OpenTree; readonly digits: number };

/** What is only syntax at the beginning of a field, and at its end, in one row until somebody asks for it. */
export function FoldedRow({ open, digits, ...place }: Props) {
  const selected = useStore(open.selection)?.field;
  const hovered = useStore(open.hover)?.field;
  const { parent, folded = 0 } = place.row;
  if (!parent) return null;
  const fieldsFrom = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => open.fields.atRow(parent, from + i)).filter((each) => each !== undefined);
  const ends = [fieldsFrom(0, folded), fieldsFrom(parent.childCount - parent.hidden, parent.hidden)];
  const fields = ends.flat();
  const [first] = fields;
  if (!first) return null;
  const names = ends
    .filter((end) => end.length > 0)
    .map((end) => end.map(({ name }) => name).join(', '))
    .join(' … ');
  const unfold = () => open.fields.unfold(parent);
  return (
    <TreeLine
      {...place}
      branch={false}
      highlighted={fields.some(({ id }) => id === hovered)}
      holds={false}
      selected={fields.some(({ id }) => id === selected)}
      name={
        <>
          <RoleMark role={first.role} />
          <button type="button" className="tree-fold" tabIndex={-1} title="Show these fields" onClick={unfold}>
            {names}
          </button>
        </>
      }
      value={null}
      title={names}
      offset={first.offset}
      digits={digits}
      onPick={unfold}
      onToggle={unfold}
      onEnter={() => open.hoverField(first)}
    />
  );
}
