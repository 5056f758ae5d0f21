import type { NoteColour } from '../../../api/types.ts';
import './noteMark.css';

/** A spot in the colour of a note. */
export function NoteMark({ colour, label }: { readonly colour: NoteColour; readonly label?: string }) {
  return label ? (
    <span className={`note-mark note-${colour}`} role="img" aria-label={label} title={label} />
  ) : (
    <span className={`note-mark note-${colour}`} aria-hidden="true" />
  );
}
