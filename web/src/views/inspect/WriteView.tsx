import { useEffect } from 'react';
import { listDumps } from '../../api/dumps.ts';
import { byteSize } from '../../base/text.ts';
import { autoReading } from '../../state/address/reading.ts';
import { addressOf, navigate, spaced } from '../../state/address/route.ts';
import { uploadFiles } from '../../state/dump/importing.ts';
import { useWriting } from '../../state/formats/useWriting.ts';
import type { Writing } from '../../state/formats/writing.ts';
import { useStore } from '../../state/shell/react.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { FilePicker } from '../../widgets/FilePicker.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { EditorPane } from './editor/EditorPane.tsx';
import './inspect.css';

type Props = { readonly editing: string; readonly space: string | undefined };

/** A descriptor without bytes to decode: write it, or upload some. */
export function WriteView({ editing, space }: Props) {
  const writing = useWriting(editing, space);
  return (
    <div className="inspect">
      <MainBar current="formats" />
      {writing && <Body writing={writing} />}
    </div>
  );
}

function Body({ writing }: { readonly writing: Writing }) {
  const verdict = useStore(writing.verdict);
  const title = verdict?.draft.title || verdict?.draft.id || 'New format';
  useEffect(() => {
    document.title = `${title} · Hexplain`;
  }, [title]);
  return (
    <main className="write-body">
      <EditorPane
        writing={writing}
        onSaved={(id) => navigate({ view: 'write', editing: id, ...spaced(writing.space) }, 'replace')}
        onClose={() => navigate({ view: 'formats', query: '' })}
      />
      <Bytes editing={writing.format()} />
    </main>
  );
}

function Bytes({ editing }: { readonly editing: string }) {
  const [dumps] = useAnswer(() => listDumps());
  const recent = dumps.kind === 'here' ? dumps.value.items.slice(0, 12) : [];
  return (
    <section className="write-bytes" aria-label="Bytes to decode">
      <p>
        Upload or paste bytes to see them decoded beside the descriptor while you write. Drop a file anywhere, or choose
        one.
      </p>
      <p>
        <FilePicker label="Choose a file to decode" onFile={(file) => uploadFiles([file])}>
          {(pick) => (
            <button type="button" className="button" onClick={pick}>
              Choose a file
            </button>
          )}
        </FilePicker>
      </p>
      {recent.length > 0 && (
        <>
          <h2>Recent dumps</h2>
          <ul>
            {recent.map(({ id, name, size }) => (
              <li key={id}>
                <a href={addressOf({ view: 'inspect', dump: id, reading: autoReading, place: {}, editing })}>
                  <span>{name}</span>
                  <span className="dim">{byteSize(size)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
