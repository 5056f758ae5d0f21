import type { Note } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import type { OpenNotes } from '../../../state/tree/openNotes.ts';
import { IconButton } from '../../../widgets/IconButton.tsx';
import { Markdown } from '../../../widgets/Markdown.tsx';
import { NoteMark } from './NoteMark.tsx';

type Props = { readonly notes: OpenNotes; readonly note: Note };

/** A note about what is selected. */
export function NoteCard({ notes, note }: Props) {
  return (
    <article className="note-card" aria-label={`Note at ${hexOffset(note.offset)}`}>
      <div className="note-card-head">
        <NoteMark colour={note.colour} label={`${note.colour} note`} />
        <span className="dim">
          <code>{hexOffset(note.offset)}</code> {plural(note.length, 'byte')}
        </span>
        <span className="note-card-end">
          <IconButton icon="edit" label="Edit the note" onClick={() => notes.edit(note)} />
          <IconButton icon="trash" label="Delete the note" onClick={() => void notes.delete(note)} />
        </span>
      </div>
      {note.text === '' ? <p className="dim">Bookmark</p> : <Markdown text={note.text} />}
    </article>
  );
}
