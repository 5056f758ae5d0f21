import { useEffect, useMemo, useRef, useState } from 'react';
import { complete } from '../../../api/formats.ts';
import { wordsFor } from '../../../api/problem.ts';
import type { Diagnostic } from '../../../api/types.ts';
import { unnamed } from '../../../state/address/route.ts';
import { saveFile } from '../../../state/dump/files.ts';
import type { Redecoding } from '../../../state/formats/redecoding.ts';
import type { Target, Writing } from '../../../state/formats/writing.ts';
import { type Action, useActions } from '../../../state/shell/actions.ts';
import { useStore } from '../../../state/shell/react.ts';
import { imported, wantedLine } from '../../../state/tree/definition.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Banner } from '../../../widgets/Banner.tsx';
import { CodeEditor, type CodeHandle } from '../../../widgets/code/CodeEditor.tsx';
import { descriptors, FilePicker } from '../../../widgets/FilePicker.tsx';
import { IconButton } from '../../../widgets/IconButton.tsx';
import { Imported } from './Imported.tsx';
import { Messages } from './Messages.tsx';
import { SaveButton } from './SaveButton.tsx';
import './editor.css';

type Props = {
  readonly writing: Writing;
  /** Absent where there is no dump to try the descriptor on. */
  readonly redecoding?: Redecoding | undefined;
  readonly open?: OpenTree | undefined;
  readonly defining?: number | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** The descriptor: written here, checked as it is written, decoded with beside it. */
export function EditorPane({ writing, redecoding, open, defining, onSaved, onClose }: Props) {
  const text = useStore(writing.text);
  const saved = useStore(writing.saved);
  const verdict = useStore(writing.verdict);
  const failure = useStore(writing.failure);
  const code = useRef<CodeHandle>(null);
  const line = useRef(1);
  const elsewhere = useStore(imported);
  useEffect(() => () => imported.set(undefined), []);
  const [confirming, setConfirming] = useState<Target>();
  const draft = verdict?.draft;
  const blank = text?.trim() === '';
  const diagnostics = blank ? noDiagnostics : (draft?.mistakes ?? noDiagnostics);

  const save = async (target: Target | undefined) => {
    setConfirming(undefined);
    if (!target) return;
    const detail = await writing.save(target);
    if (detail) onSaved(detail.format.id);
  };
  const askAndSave = () => {
    const target = writing.target();
    if (target?.kind === 'overwrite') setConfirming(target);
    else void save(target);
  };
  const latest = useRef({ askAndSave, open });
  latest.current = { askAndSave, open };

  useWantedLine(code);
  const keys = useMemo(
    () => ({
      'Mod-s': () => latest.current.askAndSave(),
      'Mod-Enter': () => void latest.current.open?.jumpToLine(line.current),
    }),
    [],
  );
  useActions(
    useMemo((): Action[] => {
      const group = 'Descriptor';
      return [
        { group, title: 'Save the descriptor', keys: ['Ctrl+s'], run: keys['Mod-s'] },
        { group, title: "Show the field of the cursor's line", keys: ['Ctrl+Enter'], run: keys['Mod-Enter'] },
        { group, title: 'Move to the descriptor', keys: ['c'], run: () => code.current?.focus() },
      ];
    }, [keys]),
  );

  const name = draft?.id || (writing.format() === unnamed ? 'New format' : writing.format());
  const changed = text !== undefined && text !== saved;
  return (
    <section className="editor-pane" aria-label="Descriptor">
      <div className="pane-head">
        <h2>Descriptor</h2>
        <code className="editor-name">{name}</code>
        <span className="dim">{changed ? (saved === undefined ? 'not saved' : 'changed') : 'saved'}</span>
        <span className="pane-head-end editor-tools">
          {open && (
            <IconButton
              icon="jump"
              label="Show the field of the cursor's line (Ctrl Enter)"
              onClick={() => void open.jumpToLine(line.current)}
            />
          )}
          <ImportTool onText={writing.edit} />
          <IconButton
            icon="download"
            label="Export as a file"
            onClick={() => saveFile(`${draft?.id || 'format'}.ksy`, text ?? '')}
          />
          {changed && saved !== undefined && (
            <IconButton icon="undo" label="Revert to the saved version" onClick={writing.discard} />
          )}
          <SaveButton target={writing.target()} changed={changed} onSave={askAndSave} />
          <IconButton icon="close" label="Close the descriptor" onClick={onClose} />
        </span>
      </div>
      {failure !== undefined && <Failure error={failure} onDismiss={() => writing.failure.set(undefined)} />}
      {confirming && (
        <p className="notice">
          You have a format {confirming.id} already.{' '}
          <button type="button" className="link" onClick={() => void save(confirming)}>
            Save as its next version
          </button>{' '}
          <button type="button" className="link" onClick={() => setConfirming(undefined)}>
            Cancel
          </button>
        </p>
      )}
      {elsewhere && <Imported key={elsewhere.format} {...elsewhere} space={writing.space} />}
      <div className="editor-text" hidden={elsewhere !== undefined}>
        {text === undefined ? (
          <div className="code" />
        ) : (
          <CodeEditor
            label="Descriptor, in YAML"
            text={text}
            diagnostics={diagnostics}
            defining={defining}
            onText={writing.edit}
            onLine={(next) => {
              line.current = next;
            }}
            complete={(source, at, signal) => complete(source, at, writing.space, signal)}
            keys={keys}
            handle={code}
          />
        )}
      </div>
      <Messages
        diagnostics={diagnostics}
        blank={blank}
        checking={verdict?.text !== text}
        redecoding={redecoding}
        onPick={(diagnostic) => code.current?.goTo(diagnostic)}
      />
    </section>
  );
}

const noDiagnostics: readonly Diagnostic[] = [];

/** Goes to a line asked for from elsewhere, before or after the editor appeared. */
function useWantedLine(code: React.RefObject<CodeHandle | null>): void {
  const wanted = useStore(wantedLine);
  useEffect(() => {
    if (wanted === undefined || !code.current) return;
    code.current.goTo({ line: wanted, column: 1 });
    wantedLine.set(undefined);
  });
}

function Failure({ error, onDismiss }: { readonly error: unknown; readonly onDismiss: () => void }) {
  return (
    <Banner {...wordsFor(error)}>
      <button type="button" className="button" onClick={onDismiss}>
        Dismiss
      </button>
    </Banner>
  );
}

/** Replaces the text by that of a file; undo brings the old one back. */
function ImportTool({ onText }: { readonly onText: (text: string) => void }) {
  return (
    <FilePicker label="Descriptor file" accept={descriptors} onFile={(file) => void file.text().then(onText)}>
      {(pick) => <IconButton icon="upload" label="Import a file" onClick={pick} />}
    </FilePicker>
  );
}
