import { type DragEvent, useEffect, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import type { StreamClass } from '../../../api/types.ts';
import { count, shortNames } from '../../../base/text.ts';
import type { OtherVersion } from '../../../state/address/route.ts';
import { useStore } from '../../../state/shell/react.ts';
import { streamOf } from '../../../state/tree/openStream.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { compareWithEarlier, compareWithFile } from '../../../state/tree/otherVersion.ts';
import { FilePicker } from '../../../widgets/FilePicker.tsx';
import { Icon } from '../../../widgets/Icon.tsx';
import { Notes } from '../../../widgets/Notes.tsx';
import { ClassCompared } from './ClassCompared.tsx';
import { ClassHistory } from './ClassHistory.tsx';
import { PickVersion, VersionIncoming } from './PickVersion.tsx';
import { hasUid, outcomeOf, outcomeWords, summaryWords } from './verdictWords.ts';

const endings = '.class,.jar,.war,.ear,.rar,.zip';

const isClassFile = ({ name }: File) => endings.split(',').some((ending) => name.toLowerCase().endsWith(ending));

type Props = { readonly open: OpenTree; readonly other: OtherVersion | undefined };

/** The classes of a stream; class files that are dropped here, or another stream, are compared with them. */
export function Classes({ open, other }: Props) {
  const stream = streamOf(open.tree);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!stream.classes.get()) void stream.compare();
  }, [stream]);

  const takes = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const onDragOver = (event: DragEvent) => {
    if (!takes(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!takes(event)) return;
    event.preventDefault();
    const dropped = [...event.dataTransfer.files];
    const classFiles = dropped.filter(isClassFile);
    const [version] = dropped.filter((file) => !isClassFile(file));
    if (classFiles.length > 0) void stream.add(classFiles);
    if (version) void compareWithFile(version, compareWithEarlier);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same as dropping here
    <div
      className={over ? 'stream-body stream-over' : 'stream-body'}
      data-takes-files=""
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <VersionIncoming />
      {other ? <ClassHistory open={open} other={other} /> : <Verdicts open={open} />}
    </div>
  );
}

function Verdicts({ open }: { readonly open: OpenTree }) {
  const stream = streamOf(open.tree);
  const classes = useStore(stream.classes);
  const failure = useStore(stream.failure);
  const [picked, pick] = useState(0);
  const shown = classes?.classes[picked] ?? classes?.classes[0];
  return (
    <>
      <ComparedWith open={open} />
      {failure !== undefined && (
        <p className="detail-error" role="alert">
          {wordsFor(failure).title}. {wordsFor(failure).detail}
        </p>
      )}
      {classes?.problems.map((problem) => (
        <p key={problem} className="detail-error">
          {problem}
        </p>
      ))}
      {classes && <Notes notes={classes.notes} />}
      {classes?.classCount === 0 && (
        <p className="empty">This stream describes no classes: there are only strings, or data.</p>
      )}
      <div className="stream-columns">
        <ul className="class-list" aria-label="Classes">
          {classes?.classes.map((type, i) => (
            <li key={`${type.offset} ${type.name}`}>
              <ClassRow type={type} current={type === shown} onPick={() => pick(i)} />
            </li>
          ))}
          {classes && classes.classes.length < classes.classCount && (
            <li className="empty">
              {count(classes.classCount - classes.classes.length)} more: <code>hexplain classes</code> lists all.
            </li>
          )}
        </ul>
        {shown && <ClassCompared open={open} type={shown} />}
      </div>
    </>
  );
}

function ComparedWith({ open }: { readonly open: OpenTree }) {
  const stream = streamOf(open.tree);
  const classes = useStore(stream.classes);
  const files = useStore(stream.files);
  const comparing = useStore(stream.comparing);
  const [picking, setPicking] = useState(false);
  return (
    <div className="stream-with">
      <FilePicker
        label="Class files and archives"
        accept={endings}
        onFile={(file) => void stream.add([file])}
        onFiles={(many) => void stream.add(many)}
      >
        {(pick) => (
          <button type="button" className="button" onClick={pick}>
            <Icon name="file" /> Compare with a .class or .jar
          </button>
        )}
      </FilePicker>
      <button type="button" className="button" onClick={() => setPicking(true)}>
        Compare with another stream
      </button>
      {picking && <PickVersion dump={open.tree.dump.id} onClose={() => setPicking(false)} />}
      {files.map((file) => (
        <span key={`${file.name} ${file.lastModified}`} className="chip">
          {file.name}{' '}
          <button type="button" aria-label={`Without ${file.name}`} onClick={() => void stream.remove(file)}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      <span className="dim" role="status">
        {comparing ? 'Comparing' : classes && summaryWords(classes)}
      </span>
      {files.length === 0 && (
        <span className="dim stream-hint">Drop them here. Class files are read, never loaded or kept.</span>
      )}
      <p className="dim stream-jdk">
        JDK classes are compared with those of the JDK that runs this server. For another one:{' '}
        <code>hexplain classes FILE --with JDK_HOME</code>
      </p>
    </div>
  );
}

type RowProps = { readonly type: StreamClass; readonly current: boolean; readonly onPick: () => void };

function ClassRow({ type, current, onPick }: RowProps) {
  return (
    <button type="button" className="class-row" aria-current={current} title={type.name} onClick={onPick}>
      <code>{shortNames(type.name, 40)}</code>
      {hasUid(type) && <code className="dim class-uid">{type.serialVersionUID}L</code>}
      <span className={`class-outcome outcome-${outcomeOf(type)}`}>{outcomeWords(type)}</span>
    </button>
  );
}
