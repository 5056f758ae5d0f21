import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { deleteDump, renameDump } from '../../api/dumps.ts';
import type { Dump } from '../../api/types.ts';
import { spaceWords } from '../../base/spaceWords.ts';
import { ago, byteSize } from '../../base/text.ts';
import { autoReading } from '../../state/address/reading.ts';
import { addressOf } from '../../state/address/route.ts';
import { closeFile } from '../../state/dump/openFiles.ts';
import { IconButton } from '../../widgets/IconButton.tsx';

type Props = {
  readonly dump: Dump;
  readonly format: string | undefined;
  /** Told of what is being deleted or renamed. */
  readonly onChange: (changing: Promise<unknown>) => void;
  /** Undefined while none are being chosen. */
  readonly chosen: boolean | undefined;
  readonly onChoose: () => void;
};

/** A dump of the list: opened, renamed, or deleted, which asks once, in place; or chosen together with others. */
export function DumpRow({ dump, format, onChange, chosen, onChoose }: Props) {
  const [doing, setDoing] = useState<'nothing' | 'deleting' | 'renaming'>('nothing');
  if (chosen !== undefined) {
    return (
      <li className="dump-row">
        <label className="row dump-chosen">
          <input type="checkbox" aria-label={`Choose ${dump.name}`} checked={chosen} onChange={onChoose} />
          <DumpWords dump={dump} format={format} />
        </label>
      </li>
    );
  }
  if (doing === 'renaming') {
    return <RenameRow dump={dump} onChange={onChange} onEnd={() => setDoing('nothing')} />;
  }
  const route = { view: 'inspect', dump: dump.id, reading: autoReading, place: {} } as const;
  return (
    <li className="dump-row">
      <a className="row" href={addressOf(route)}>
        <DumpWords dump={dump} format={format} />
      </a>
      {doing === 'deleting' ? (
        <Choices onCancel={() => setDoing('nothing')}>
          <button
            type="button"
            className="button button-danger"
            onClick={() => onChange(deleteDump(dump.id).then(() => closeFile(dump.id)))}
          >
            Delete
          </button>
        </Choices>
      ) : (
        <>
          <IconButton icon="edit" label={`Rename ${dump.name}`} onClick={() => setDoing('renaming')} />
          <IconButton icon="trash" label={`Delete ${dump.name}`} onClick={() => setDoing('deleting')} />
        </>
      )}
    </li>
  );
}

function DumpWords({ dump, format }: { readonly dump: Dump; readonly format: string | undefined }) {
  return (
    <>
      <span className="row-title">{dump.name}</span>
      <span className="row-size">{byteSize(dump.size)}</span>
      <span className="row-doc">
        {[
          dump.space === 'public' ? undefined : spaceWords(dump.space),
          format,
          ago(new Date(dump.createdAt), new Date()),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {dump.summary && <code className="row-doc dump-summary">{dump.summary}</code>}
    </>
  );
}

function Choices({ children, onCancel }: { readonly children: ReactNode; readonly onCancel: () => void }) {
  return (
    <span className="dump-answers">
      {children}
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
    </span>
  );
}

type RenameProps = Pick<Props, 'dump' | 'onChange'> & { readonly onEnd: () => void };

/** Enter keeps the name, Esc does not. */
function RenameRow({ dump, onChange, onEnd }: RenameProps) {
  const [name, setName] = useState(dump.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onEnd();
    if (name.trim() !== dump.name) onChange(renameDump(dump.id, name));
  };
  return (
    <li className="dump-row">
      <form className="dump-rename" onSubmit={keep} onKeyDown={({ key }) => key === 'Escape' && onEnd()}>
        <input
          ref={input}
          className="search-input"
          aria-label={`New name of ${dump.name}`}
          maxLength={255}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Choices onCancel={onEnd}>
          <button type="submit" className="button button-primary" disabled={name.trim() === ''}>
            Rename
          </button>
        </Choices>
      </form>
    </li>
  );
}
