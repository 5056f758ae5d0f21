import { useEffect, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import type { Note } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import { type Shared, share } from '../../../state/dump/sharing.ts';
import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { IconButton } from '../../../widgets/IconButton.tsx';
import { NoteMark } from './NoteMark.tsx';
import { goToNote } from './noting.ts';
import './notes.css';

type Props = { readonly open: OpenTree; readonly onClose: () => void };

/** All notes of the dump, by their bytes; one that is picked is selected. They are exported and imported here. */
export function NotesPanel({ open, onClose }: Props) {
  const { notes } = open;
  const all = useStore(notes.all);
  const failure = useStore(notes.failure);
  const [words, setWords] = useState('');
  const shown = (all ?? []).filter((note) => fits(note, words));
  useEffect(() => {
    notes.load().catch((error: unknown) => notes.failure.set(error));
  }, [notes]);
  const save = (what: Shared) => share(open, what).catch((error: unknown) => notes.failure.set(error));
  return (
    <section className="notes-panel" aria-label="Notes">
      <div className="pane-head">
        <h2>Notes</h2>
        <span className="dim">{all ? plural(all.length, 'note') : ''}</span>
        {all && all.length > 0 && (
          <input
            className="search-input"
            type="search"
            aria-label="Notes with these words"
            placeholder="Filter"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <span className="pane-head-end">
          <label className="quiet" title="Notes that were exported, as JSON">
            <Icon name="upload" /> Import
            <input
              type="file"
              className="visually-hidden"
              accept=".json,application/json"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void notes.import(file);
                target.value = '';
              }}
            />
          </label>
          <button
            type="button"
            className="quiet"
            disabled={!all || all.length === 0}
            title="The notes as JSON"
            onClick={() => void save('notes')}
          >
            <Icon name="download" /> Export
          </button>
          <button
            type="button"
            className="quiet"
            title="The file, its format and its notes as one file, which another Hexplain opens"
            onClick={() => void save('bundle')}
          >
            <Icon name="download" /> Bundle
          </button>
          <button
            type="button"
            className="quiet"
            title="What the file is, its notes, issues, layout and fields, as one HTML file"
            onClick={() => void save('html')}
          >
            <Icon name="download" /> Report
          </button>
          <IconButton icon="close" label="Close notes" onClick={onClose} />
        </span>
      </div>
      <div className="notes-body">
        {failure !== undefined && (
          <p className="detail-error" role="alert">
            {wordsFor(failure).title}. {wordsFor(failure).detail}
          </p>
        )}
        {all?.length === 0 && (
          <p className="empty">
            No notes yet. Select bytes, a field or a value, and press <kbd>m</kbd>.
          </p>
        )}
        {all && all.length > 0 && shown.length === 0 && <p className="empty">No note has these words.</p>}
        <ul>
          {shown.map((note) => (
            <li key={note.id}>
              <button type="button" className="note-row" onClick={() => void goToNote(open, note)}>
                <NoteMark colour={note.colour} label={note.colour} />
                <code>{hexOffset(note.offset)}</code>
                <span className="note-row-text">{firstLine(note)}</span>
                <code className="dim note-row-path">
                  {notes.isHere(note) ? note.path : `${note.layers === 'raw' ? '' : `${note.layers}, `}${note.format}`}
                </code>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const firstLine = ({ text }: Note) => text.trimStart().split('\n', 1)[0] || 'Bookmark';

const fits = ({ text, path, colour }: Note, words: string) => {
  const whole = `${text} ${path} ${colour}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
};
