import { type KeyboardEvent, useEffect, useRef } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import { useStore } from '../../../state/shell/react.ts';
import { noteColours, type OpenNotes } from '../../../state/tree/openNotes.ts';
import { NoteMark } from './NoteMark.tsx';

const longestText = 16_000;

/** Writes a note: its text in Markdown, and its colour. Ctrl+Enter keeps it, Esc does not. */
export function NoteEditor({ notes }: { readonly notes: OpenNotes }) {
  const draft = useStore(notes.draft);
  const failure = useStore(notes.failure);
  const text = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note begins at the end of its text
  useEffect(() => text.current?.focus(), [draft?.id, draft?.start, draft?.length]);
  if (!draft) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      notes.discard();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void notes.keep();
    }
  };
  return (
    <form
      className="note-editor"
      aria-label={draft.id === undefined ? 'New note' : 'Note'}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void notes.keep();
      }}
    >
      <p className="note-about dim">
        <code>{hexOffset(draft.start)}</code> {plural(draft.length, 'byte')}
        {draft.path !== '' && <code className="note-path">{draft.path}</code>}
      </p>
      <textarea
        ref={text}
        className="code-area"
        aria-label="Text of the note"
        placeholder="Markdown; empty for a bookmark"
        rows={4}
        maxLength={longestText}
        value={draft.text}
        onChange={(event) => notes.change({ text: event.target.value })}
      />
      <div className="note-actions">
        <fieldset className="note-colours" aria-label="Colour">
          {noteColours.map((colour) => (
            <label key={colour} title={colour}>
              <input
                type="radio"
                name="note-colour"
                aria-label={colour}
                checked={draft.colour === colour}
                onChange={() => notes.change({ colour })}
              />
              <NoteMark colour={colour} />
            </label>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={() => notes.discard()}>
          Cancel
        </button>
        <button type="submit" className="button button-primary" title="Ctrl+Enter">
          Keep
        </button>
      </div>
      {failure !== undefined && (
        <p className="detail-error" role="alert">
          {wordsFor(failure).title}. {wordsFor(failure).detail}
        </p>
      )}
    </form>
  );
}
