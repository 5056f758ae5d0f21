import { getInsideOfRange, type SourceRange } from '../../../api/ranges.ts';
import type { LogicalValueDetail } from '../../../api/types.ts';
import { createStore } from '../../../base/store.ts';
import { autoReading } from '../../../state/address/reading.ts';
import { navigate } from '../../../state/address/route.ts';
import { downloadRange, downloadValue, selectedRange } from '../../../state/dump/copying.ts';
import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { EditForm } from '../edit/EditForm.tsx';
import { ChecksumOf } from './ChecksumOf.tsx';
import './selectionTools.css';

type Props = {
  readonly open: OpenTree;
  readonly onCopy: () => void;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onEdited: () => void;
};

const noValue = createStore<LogicalValueDetail | undefined>(undefined);

/** What can be done with the selected bytes: taken away, or read as a file of their own. */
export function SelectionTools({ open, onCopy, editing, onEdit, onEdited }: Props) {
  const selection = useStore(open.selection);
  const value = useStore(open.values?.detail ?? noValue);
  if (!selection || selection.length === 0) return null;
  return (
    <section className="detail-section selection-tools" aria-label="Selected bytes">
      <button
        type="button"
        className="button"
        title="In any spelling; its value, its path, a link (y)"
        onClick={onCopy}
      >
        <Icon name="copy" /> Copy as…
      </button>
      <button type="button" className="button" title="The selected bytes as a file" onClick={() => downloadRange(open)}>
        <Icon name="download" /> Download
      </button>
      {value && (
        <button type="button" className="button" title="The value as JSON" onClick={() => downloadValue(open)}>
          <Icon name="download" /> JSON
        </button>
      )}
      <button
        type="button"
        className="button"
        title="Decode these bytes as a file of their own; Back leads here again"
        onClick={() => openSelected(open)}
      >
        <Icon name="jump" /> Open as a file
      </button>
      {selection.source === 0 && !editing && (
        <button type="button" className="button" title="Its value, or its bytes (F2)" onClick={onEdit}>
          <Icon name="edit" /> Edit…
        </button>
      )}
      <ChecksumOf open={open} />
      {selection.source === 0 && editing && (
        <EditForm key={`${selection.start}+${selection.length}`} open={open} onClose={onEdited} />
      )}
    </section>
  );
}

/** Decodes the selected bytes for themselves, in a format that is detected; another can be chosen there. */
export function openSelected(open: OpenTree): void {
  const range: SourceRange | undefined = selectedRange(open);
  if (!range) return;
  getInsideOfRange(open.tree.id, range).then(
    ({ dump, layers }) => navigate({ view: 'inspect', dump, reading: { ...autoReading, layers }, place: {} }, 'push'),
    (error: unknown) => open.failure.set(error),
  );
}
