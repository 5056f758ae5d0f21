import { useEffect, useRef, useState } from 'react';
import { listSampleDumps } from '../../api/dumps.ts';
import { getFormat, getSource, getVersionSource } from '../../api/formats.ts';
import { ApiError, wordsFor } from '../../api/problem.ts';
import type { FormatDetail, FormatEnum } from '../../api/types.ts';
import { byteSize } from '../../base/text.ts';
import { openSample } from '../../state/dump/importing.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { CodeEditor, type CodeHandle } from '../../widgets/code/CodeEditor.tsx';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { Line, Prose } from '../../widgets/Prose.tsx';
import { Chips } from './Chips.tsx';
import { FormatTools } from './FormatTools.tsx';
import { shortType } from './fieldWords.ts';
import { bytePairs } from './matching.ts';
import { LineLink, Structure } from './Structure.tsx';
import { Versions } from './Versions.tsx';
import './formats.css';
import './formatPage.css';

/** A line or two of them. */
const samplesAtFirst = 8;

type Props = { readonly id: string; readonly version: number | undefined; readonly space: string | undefined };

/** One format: what it is, how it is laid out, what is written about it. */
export function FormatPage({ id, version, space }: Props) {
  const [asked, again] = useAnswer(() => getFormat(id, space));
  useEffect(() => {
    document.title = asked.kind === 'here' ? `${asked.value.format.title} · Hexplain` : 'Hexplain';
  }, [asked]);
  return (
    <div className="open">
      <MainBar current="formats" />
      {asked.kind === 'waiting' && (
        <main className="waiting">
          <Late>Loading the format</Late>
        </main>
      )}
      {asked.kind === 'failed' && <Missing id={id} error={asked.error} again={again} />}
      {asked.kind === 'here' && <Page detail={asked.value} version={version} />}
    </div>
  );
}

function Missing({ id, error, again }: { readonly id: string; readonly error: unknown; readonly again: () => void }) {
  const unknown = error instanceof ApiError && error.status === 404;
  const { title, detail } = wordsFor(error);
  return (
    <main className="waiting">
      <Banner
        title={unknown ? `There is no format ${id}` : title}
        detail={unknown ? 'It may have been deleted, or the link may be incomplete.' : detail}
      >
        {!unknown && (
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        )}
        <a className="button" href="/formats">
          All formats
        </a>
      </Banner>
    </main>
  );
}

function Page({ detail, version }: { readonly detail: FormatDetail; readonly version: number | undefined }) {
  const { format, doc, docRef, enums, hasSource } = detail;
  const source = useRef<CodeHandle>(null);
  const goToLine = (line: number) => {
    document.getElementById('source')?.scrollIntoView({ block: 'nearest' });
    source.current?.goTo({ line, column: 1 });
  };
  return (
    <main className="formats-body format-page">
      <div className="format-head">
        <div>
          <h1>
            {format.title} <code className="dim format-id">{format.id}</code>
          </h1>
          <Chips format={format} />
        </div>
        <FormatTools detail={detail} />
      </div>
      <Prose text={doc} className="format-words" />
      {format.takes && (
        <p className="format-words">
          It can be decoded with a schema: {format.takes}. Open a dump, change its format, and upload or paste the
          schema there.
        </p>
      )}
      <Facts detail={detail} />
      {docRef.length > 0 && (
        <ul className="format-refs">
          {docRef.map((ref) => (
            <li key={ref}>
              {/^https?:\/\//.test(ref) ? (
                <a className="link" href={ref} target="_blank" rel="noreferrer">
                  {ref}
                </a>
              ) : (
                ref
              )}
            </li>
          ))}
        </ul>
      )}
      {detail.mistakes.length > 0 && (
        <ul className="format-diagnostics">
          {detail.mistakes.map((diagnostic) => (
            <li key={`${diagnostic.line} ${diagnostic.message}`}>
              <span className={diagnostic.severity === 'error' ? 'worst-error' : 'worst-warning'}>
                {diagnostic.severity}
              </span>{' '}
              {diagnostic.message} <LineLink line={diagnostic.line} onLine={goToLine} />
            </li>
          ))}
        </ul>
      )}
      <Samples ids={format.samples} />
      <section className="format-section" aria-labelledby="structure-title">
        <h2 id="structure-title">Structure</h2>
        <Structure detail={detail} onLine={goToLine} />
      </section>
      {enums.length > 0 && (
        <section className="format-section" aria-labelledby="enums-title">
          <h2 id="enums-title">Enums</h2>
          <div className="enums">
            {enums.map((each) => (
              <EnumTable key={each.name} of={each} onLine={goToLine} />
            ))}
          </div>
        </section>
      )}
      {hasSource && <Source id={format.id} version={version} space={format.space} handle={source} />}
      {format.origin === 'own' && <Versions format={format.id} space={format.space} shown={version} />}
    </main>
  );
}

function Facts({ detail: { format, nativeEndian } }: { readonly detail: FormatDetail }) {
  const { signatures, fileExtensions, ports, category } = format;
  const facts: [string, string][] = [
    ['signature', signatures.map(({ offset, hex }) => bytePairs(hex) + (offset > 0 ? ` at ${offset}` : '')).join(', ')],
    ['files', fileExtensions.map((extension) => `.${extension}`).join(' ')],
    ['ports', ports.join(', ')],
    ['category', category],
    ['byte order', nativeEndian ? 'of the machine that wrote it; press e on a dump to swap it' : ''],
  ];
  return (
    <dl className="format-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={name === 'byte order' ? undefined : 'format-fact'}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Samples({ ids }: { readonly ids: readonly string[] }) {
  const [asked] = useAnswer(listSampleDumps);
  const [all, setAll] = useState(false);
  const samples = asked.kind === 'here' ? asked.value.filter(({ id }) => ids.includes(id)) : [];
  const shown = all ? samples : samples.slice(0, samplesAtFirst);
  if (samples.length === 0) return null;
  return (
    <section className="format-section" aria-labelledby="format-samples">
      <h2 id="format-samples">Samples</h2>
      <ul className="sample-buttons">
        {shown.map((sample) => (
          <li key={sample.id}>
            <button type="button" className="button" title={sample.doc} onClick={() => openSample(sample)}>
              {sample.title} <span className="dim">{byteSize(sample.size)}</span>
            </button>
          </li>
        ))}
        {shown.length < samples.length && (
          <li>
            <button type="button" className="quiet" onClick={() => setAll(true)}>
              {samples.length - shown.length} more samples
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function EnumTable({ of, onLine }: { readonly of: FormatEnum; readonly onLine: (line: number) => void }) {
  return (
    <section aria-label={`Enum ${of.name}`}>
      <h3>
        <code>{shortType(of.name)}</code> <LineLink line={of.line} onLine={onLine} />
      </h3>
      <table className="type-fields">
        <tbody>
          {of.members.map((member) => (
            <tr key={member.value}>
              <td className="enum-value">
                <code title={hexOf(member.value)}>{member.value}</code>
              </td>
              <th scope="row">
                <code>{member.name}</code>
              </th>
              <td>
                {member.originalName && <code className="dim">{member.originalName} </code>}
                <Line text={member.doc ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const hexOf = (value: string) => {
  const n = BigInt(value);
  return n < 0n ? `-0x${(-n).toString(16).toUpperCase()}` : `0x${n.toString(16).toUpperCase()}`;
};

type SourceProps = Props & { readonly handle: React.Ref<CodeHandle> };

function Source({ id, version, space, handle }: SourceProps) {
  const [text, setText] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const stop = new AbortController();
    const asked =
      version === undefined ? getSource(id, space, stop.signal) : getVersionSource(id, version, space, stop.signal);
    asked.then(setText, (error: unknown) => !stop.signal.aborted && setFailure(error));
    return () => stop.abort();
  }, [id, version, space]);
  return (
    <section className="format-section" id="source" aria-labelledby="source-title">
      <h2 id="source-title">
        Source{version !== undefined && <span className="dim heading-more"> as of version {version}</span>}
      </h2>
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
      <div className="source-code">
        {text !== undefined && <CodeEditor label="Source of the descriptor" text={text} readOnly handle={handle} />}
      </div>
    </section>
  );
}
