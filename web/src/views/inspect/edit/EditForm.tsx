import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { plural } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { bytesWords, changeBytes, changeValue, editableValue } from './editOnScreen.ts';
import './editForm.css';

type Props = { readonly open: OpenTree; readonly onClose: () => void };

type Kind = 'value' | 'bytes';

/** Changes what is selected: the value, with the lengths that count its bytes, or the bytes as they are. */
export function EditForm({ open, onClose }: Props) {
  const value = editableValue(open);
  const [kind, setKind] = useState<Kind>(value ? 'value' : 'bytes');
  const [text, setText] = useState(value?.text ?? '');
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
  const apply = () => {
    setBusy(true);
    setFailure(undefined);
    const done = kind === 'value' && value ? changeValue(open, value, text) : changeBytes(open, bytes ?? '');
    done.then(onClose, setFailure).finally(() => setBusy(false));
  };
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
      {value && (
        <fieldset className="choice" aria-label="What is edited">
          <button type="button" aria-pressed={kind === 'value'} onClick={() => setKind('value')}>
            Value
          </button>
          <button type="button" aria-pressed={kind === 'bytes'} onClick={() => setKind('bytes')}>
            Bytes
          </button>
        </fieldset>
      )}
      <textarea
        ref={input}
        className="code-area"
        rows={kind === 'value' && text.length < 40 ? 1 : 3}
        spellCheck={false}
        aria-label={kind === 'value' ? 'New value' : `Hexadecimal digits in place of ${plural(length, 'byte')}`}
        value={kind === 'value' ? text : (bytes ?? '')}
        onChange={(event) => (kind === 'value' ? setText : setBytes)(event.target.value)}
      />
      <p className="dim">
        {kind === 'value'
          ? 'Lengths that count it follow. Where anything else would change, it is refused.'
          : 'Replaced as they are: nothing follows. No digits remove the bytes, more of them insert.'}
      </p>
      <div className="note-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="button button-primary" disabled={busy} title="Enter">
          Change
        </button>
      </div>
      {failure !== undefined && (
        <p className="detail-error" role="alert">
          {wordsFor(failure).detail || wordsFor(failure).title}
        </p>
      )}
    </form>
  );
}
