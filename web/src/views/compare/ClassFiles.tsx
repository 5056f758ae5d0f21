import { type ReactNode, useRef, useState } from 'react';
import { declareClassFiles } from '../../api/encodings.ts';
import { wordsFor } from '../../api/problem.ts';
import type { ClassDeclarations } from '../../api/types.ts';
import { count } from '../../base/text.ts';
import type { Declared } from '../../state/address/declared.ts';
import { FilePicker } from '../../widgets/FilePicker.tsx';
import './classFiles.css';

/** Endings of class files and archives of them. */
const endings = '.class,.jar,.war,.ear,.zip';

type Props = {
  /** Hears of the declarations that class files make. */
  readonly onDeclared: (declared: Partial<Declared>) => void;
  /** What stands below the button; files may be dropped on it. */
  readonly children: ReactNode;
};

/** Takes class files and archives, which the server reads as declarations: nothing of them is kept, or run. */
export function ClassFiles({ onDeclared, children }: Props) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ClassDeclarations>();
  const [failure, setFailure] = useState<unknown>();
  const [over, setOver] = useState(false);
  const running = useRef<AbortController>(undefined);

  const declare = (from: readonly File[], type = '') => {
    running.current?.abort();
    const asked = new AbortController();
    running.current = asked;
    setFiles(from);
    setFailure(undefined);
    if (type === '') setRead(undefined);
    declareClassFiles(from, type, asked.signal).then(
      (answer) => {
        if (asked.signal.aborted) return;
        setRead((before) =>
          type !== '' && before ? { ...answer, types: before.types, typeCount: before.typeCount } : answer,
        );
        if (answer.declarations !== undefined && answer.type !== undefined) {
          onDeclared({ language: 'java', source: answer.declarations, type: answer.type });
        }
      },
      (error: unknown) => {
        if (!asked.signal.aborted) setFailure(error);
      },
    );
  };
  const takes = ({ dataTransfer }: React.DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same as dropping here
    <div
      className={over ? 'class-files class-files-over' : 'class-files'}
      data-takes-files=""
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        declare([...event.dataTransfer.files]);
      }}
    >
      <FilePicker
        label="Class files"
        accept={endings}
        onFile={(file) => declare([file])}
        onFiles={(several) => declare(several)}
      >
        {(pick) => (
          <button type="button" className="button" onClick={pick} title="They are read, and never loaded or kept">
            Take from a .class or .jar
          </button>
        )}
      </FilePicker>
      {read && read.types.length > 1 && (
        <TypeChoice
          name={files.map(({ name }) => name).join(', ')}
          read={read}
          onType={(type) => declare(files, type)}
        />
      )}
      {failure !== undefined && (
        <p className="class-files-problem" role="alert">
          {wordsFor(failure).title}. {wordsFor(failure).detail}
        </p>
      )}
      {read && <Missing read={read} />}
      {children}
    </div>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly read: ClassDeclarations;
  readonly onType: (type: string) => void;
};

function TypeChoice({ name, read, onType }: ChoiceProps) {
  const { types, typeCount, type = '' } = read;
  return (
    <label className="declared-choice">
      Class in {name}
      <select value={type} onChange={({ currentTarget: { value } }) => onType(value)}>
        {type === '' && <option value="">one of {count(typeCount)}</option>}
        {types.map((each) => (
          <option key={each}>{each}</option>
        ))}
        {type === '' && types.length < typeCount && (
          <option disabled>{count(typeCount - types.length)} more: choose fewer files to see them</option>
        )}
      </select>
    </label>
  );
}

/** What stands in for what is not there, and what could not be read. */
function Missing({ read: { types, missing, problems } }: { readonly read: ClassDeclarations }) {
  const lines = [...missing.map(({ className, reason }) => `${className} has a stand-in: ${reason}`), ...problems];
  return (
    <>
      {types.length === 0 && (
        <p className="class-files-problem" role="alert">
          There is no class with fields in what was given.
        </p>
      )}
      {lines.length > 0 && (
        <ul className="class-files-problems">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
