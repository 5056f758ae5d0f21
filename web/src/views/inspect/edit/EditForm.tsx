import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SharedChoice } from '../../../api/edits.ts';
import { ApiError, wordsFor } from '../../../api/problem.ts';
import { plural } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Late } from '../../../widgets/Late.tsx';
import {
  addValue,
  bytesWords,
  changeBytes,
  changePart,
  changeValue,
  editableValue,
  extensibleValue,
  type PartChange,
  selectedPart,
} from './editOnScreen.ts';
import './editForm.css';

type Props = { readonly open: OpenTree; readonly onClose: () => void };

type Kind = 'value' | 'add' | 'bytes';

const kinds: Readonly<Record<Kind, { readonly button: string; readonly does: string }>> = {
  value: {
    button: 'Value',
    does: 'Lengths that count it follow. Where anything else would change, it is refused.',
  },
  add: {
    button: 'Add',
    does: 'Written like the last one, with what counts them. To a map: key=value.',
  },
  bytes: {
    button: 'Bytes',
    does: 'Lengths and checksums are not updated. Leave empty to delete; more bytes than before insert.',
  },
};

const partChanges: Readonly<Record<PartChange, { readonly button: string; readonly does: string }>> = {
  remove: { button: 'Remove', does: 'Take it out of what is around it' },
  copy: { button: 'Copy', does: 'Write it once more, behind itself' },
};

const sharedChoices: Readonly<Record<SharedChoice, { readonly button: string; readonly does: string }>> = {
  all: { button: 'Change all', does: 'What refers to the value has the new one, too' },
  here: { button: 'Only here', does: 'Write a copy for this place; the others keep what they have' },
};

/** Changes what is selected: the value and what counts its bytes, parts of a list or a map, or the bytes as they are. */
export function EditForm({ open, onClose }: Props) {
  const value = editableValue(open);
  const list = extensibleValue(open);
  const part = selectedPart(open);
  const [kind, setKind] = useState<Kind>(value ? 'value' : 'bytes');
  const [text, setText] = useState(value?.text ?? '');
  const [added, setAdded] = useState('');
  const [bytes, setBytes] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    bytesWords(open).then(setBytes, setFailure);
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other text is written into from its beginning
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [kind, bytes === undefined]);
  const run = (edit: Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    edit.then(onClose, setFailure).finally(() => setBusy(false));
  };
  const apply = (shared?: SharedChoice) => {
    if (kind === 'value' && value) run(changeValue(open, value, text, shared));
    else if (kind === 'add' && list) run(addValue(open, list, added));
    else run(changeBytes(open, bytes ?? ''));
  };
  const typed = { value: text, add: added, bytes: bytes ?? '' }[kind];
  const type = { value: setText, add: setAdded, bytes: setBytes }[kind];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      apply();
    }
  };
  const { length = 0 } = open.selection.get() ?? {};
  return (
    <form
      className="edit-form"
      aria-label="Edit the selection"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {(value || list) && (
        <fieldset className="choice" aria-label="What is edited">
          {([...(value ? ['value'] : []), ...(list ? ['add'] : []), 'bytes'] as Kind[]).map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
              {kinds[each].button}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        ref={input}
        className="code-area"
        rows={kind !== 'bytes' && typed.length < 40 ? 1 : 3}
        spellCheck={false}
        aria-label={
          {
            value: 'New value',
            add: 'Value to add',
            bytes: `Hexadecimal digits in place of ${plural(length, 'byte')}`,
          }[kind]
        }
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <p className="dim">{kinds[kind].does}</p>
      <div className="note-actions">
        {part && (
          <span className="edit-part">
            {part.changes.map((change) => (
              <button
                key={change}
                type="button"
                className="button"
                disabled={busy}
                title={partChanges[change].does}
                onClick={() => run(changePart(open, part, change))}
              >
                {partChanges[change].button}
              </button>
            ))}
          </span>
        )}
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="button button-primary" disabled={busy} title="Enter">
          {kind === 'add' ? 'Add' : 'Change'}
        </button>
      </div>
      {busy && (
        <Late>
          <p className="dim" role="status">
            Decoding the changed bytes…
          </p>
        </Late>
      )}
      {failure !== undefined && (
        <p className="detail-error" role="alert">
          {wordsFor(failure).detail || wordsFor(failure).title}
        </p>
      )}
      {kind === 'value' && failure instanceof ApiError && failure.choices.length > 0 && (
        <fieldset className="note-actions" aria-label="What changes">
          {failure.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              className="button"
              disabled={busy}
              title={sharedChoices[choice].does}
              onClick={() => apply(choice)}
            >
              {sharedChoices[choice].button}
            </button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
