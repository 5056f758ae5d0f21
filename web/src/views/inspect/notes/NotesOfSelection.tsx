import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { NoteCard } from './NoteCard.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { beginNote } from './noting.ts';
import './notes.css';

/** The notes about what is selected, and the one that is being written. */
export function NotesOfSelection({ open }: { readonly open: OpenTree }) {
  const { notes } = open;
  const selection = useStore(open.selection);
  const draft = useStore(notes.draft);
  useStore(notes.here);
  if (!selection || selection.length === 0) return null;
  const found = notes.about(selection).filter(({ id }) => id !== draft?.id);
  return (
    <section className="detail-section notes-of-selection" aria-label="Notes about the selection">
      {(found.length > 0 || draft) && <h3>Notes</h3>}
      {found.map((note) => (
        <NoteCard key={note.id} notes={notes} note={note} />
      ))}
      {draft ? (
        <NoteEditor notes={notes} />
      ) : (
        <button type="button" className="button" title="A note or a bookmark (m)" onClick={() => void beginNote(open)}>
          <Icon name="bookmark" /> Add a note
        </button>
      )}
    </section>
  );
}
