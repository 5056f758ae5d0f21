import { useEffect, useMemo, useState } from 'react';
import { ApiError, wordsFor } from '../../api/problem.ts';
import type { Codec, Encoding, Sample } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import type { Comparison } from '../../state/address/comparison.ts';
import {
  type Encoded,
  type LiveEncodings,
  type SchemaEdits,
  subjectOf,
  type Wanted,
} from '../../state/compare/encodings.ts';
import { type LiveTiming, liveTiming } from '../../state/compare/measuring.ts';
import { notice } from '../../state/shell/notice.ts';
import { useStore } from '../../state/shell/react.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Late } from '../../widgets/Late.tsx';
import { Bars } from './Bars.tsx';
import { BarTools } from './BarTools.tsx';
import { change, toggled } from './changing.ts';
import { DeclaredPane } from './DeclaredPane.tsx';
import { Highlight, placeOf, point } from './highlight.ts';
import { Legend } from './Legend.tsx';
import { ObjectPane } from './ObjectPane.tsx';
import { Panels } from './Panels.tsx';
import { Refusals } from './Refusals.tsx';
import { firstChoice, type Ranking, ranked } from './ranking.ts';
import { ResetButton, SamplePane } from './SamplePane.tsx';
import { SubjectChoice } from './SubjectChoice.tsx';
import { membersOf, type Subject, sampleOf } from './subject.ts';
import { useCompareActions } from './useCompareActions.ts';

const never: ReadonlyMap<string, Encoding> = new Map();
const nothing: ReadonlySet<string> = new Set();
const unpublished: Sample['published'] = [];

type Props = {
  readonly comparison: Comparison;
  readonly samples: readonly Sample[];
  readonly subject: Subject;
  /** What is to be encoded; encodings of others are not shown. */
  readonly wanted: Wanted;
  readonly codecs: readonly Codec[];
  readonly live: LiveEncodings;
  readonly edits: SchemaEdits;
  readonly onEdit: (edits: SchemaEdits) => void;
};

/** The object at the left, sizes at the right, and below them what one looks at closely. */
export function Comparing({ comparison, samples, subject, wanted, codecs, live, edits, onEdit }: Props) {
  const encoded = useStore(live.encoded);
  const timing = useLiveTiming();
  const current = encoded?.subject === subjectOf(wanted) ? encoded : undefined;
  const members = useMembers(subject, current);
  const published = sampleOf(subject)?.published ?? unpublished;
  const ranking = useRanking(comparison, published, codecs, current, members);
  const chosen = useChosen(comparison, current);
  useCompareActions({ subject, ranking, encoded: current });
  const onChoose = useMemo(() => (id: string) => change({ chosen: toggled(chosen, id) }), [chosen]);
  return (
    <main
      className="compare"
      onPointerOver={(event) => point(placeOf(event.target))}
      onPointerLeave={() => point(undefined)}
      onFocus={(event) => point(placeOf(event.target))}
      onBlur={() => point(undefined)}
    >
      <Highlight picked={comparison.member} />
      <aside className="sample-pane" aria-labelledby="object-title">
        <h2 id="object-title" className="visually-hidden">
          Object
        </h2>
        <div className="sample-head">
          <SubjectChoice samples={samples} subject={subject} />
          {subject.kind === 'sample' && <ResetButton comparison={comparison} />}
        </div>
        {subject.kind === 'sample' && (
          <SamplePane sample={subject.sample} comparison={comparison} diagnostics={diagnosticsOf(current?.error)} />
        )}
        {subject.kind === 'object' && (
          <ObjectPane {...subject} imported={current?.object} classList={current?.results.get('kryo')?.format} />
        )}
        {subject.kind === 'declared' && (
          <DeclaredPane {...subject} diagnostics={diagnosticsOf(current?.error)} imported={current?.object} />
        )}
      </aside>
      <div className="compare-main">
        <BarTools comparison={comparison} codecs={codecs} onChange={change} />
        {current?.state === 'failed' && (
          <Failure error={current.error} areBeside={subject.kind === 'declared'} onAgain={live.again} />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also while nothing in it takes the focus */}
        <section className="bars-pane" tabIndex={0} aria-labelledby="sizes-title">
          <div className="bars-head">
            <h2 id="sizes-title" className="visually-hidden">
              Sizes
            </h2>
            <Legend ranking={ranking} stacking={comparison.stacking} />
            <Progress encoded={current} />
          </div>
          <Bars
            ranking={ranking}
            comparison={comparison}
            stale={current?.stale ?? nothing}
            chosen={chosen}
            onChoose={onChoose}
            onPin={pin}
          />
          {ranking.rows.length === 0 && current?.state === 'done' && (
            <NoBars ranking={ranking} find={comparison.find} />
          )}
          <Refusals
            key={`${subjectOf(wanted)} ${comparison.find}`}
            refused={ranking.refused}
            atOnce={comparison.find !== '' || ranking.rows.length === 0}
          />
        </section>
        <Panels
          subject={subject}
          wanted={wanted}
          timing={timing}
          comparison={comparison}
          codecs={codecs}
          chosen={chosen}
          encoded={current}
          members={members}
          ranking={ranking}
          edits={edits}
          onEdit={onEdit}
        />
      </div>
    </main>
  );
}

const pin = (id: string) => change(({ pinned }) => ({ pinned: toggled(pinned, id) }));

const diagnosticsOf = (error: unknown) => (error instanceof ApiError ? error.diagnostics : []);

/** A run ends when the view is left, on the server too. */
function useLiveTiming(): LiveTiming {
  const [timing] = useState(liveTiming);
  useEffect(() => timing.cancel, [timing]);
  return timing;
}

/** The same list for the same members, whose rows are then drawn once. */
function useMembers(subject: Subject, encoded: Encoded | undefined): readonly string[] {
  const key = membersOf(subject, encoded).join('\n');
  return useMemo(() => (key === '' ? [] : key.split('\n')), [key]);
}

function useRanking(
  comparison: Comparison,
  published: Sample['published'],
  codecs: readonly Codec[],
  encoded: Encoded | undefined,
  members: readonly string[],
): Ranking {
  const results = encoded?.results ?? never;
  const settled = !encoded || encoded.state === 'running' ? (encoded?.settled ?? never) : undefined;
  const isOwn = Object.keys(comparison.values).length === 0 && comparison.size === undefined;
  return useMemo(
    () => ranked({ codecs, results, settled, members, published: isOwn ? published : [] }, comparison),
    [codecs, results, settled, members, published, isOwn, comparison],
  );
}

const atFirst = ['java', 'kryo', 'json'];

/** Whose bytes stand side by side: those that were chosen, otherwise some that people know. */
function useChosen({ chosen }: Comparison, encoded: Encoded | undefined): readonly string[] {
  const settled = encoded?.settled;
  return useMemo(() => chosen ?? (settled?.size ? firstChoice(settled) : atFirst), [chosen, settled]);
}

function NoBars({ ranking, find }: { readonly ranking: Ranking; readonly find: string }) {
  if (find === '') return <p className="empty">No codec can encode this object.</p>;
  return (
    <p className="empty">
      {ranking.refused.length > 0
        ? `No codec that matches “${find}” can encode this object.`
        : `No codec matches “${find}”.`}{' '}
      <button type="button" className="link" onClick={() => change({ find: '' })}>
        Show all codecs
      </button>
    </p>
  );
}

function Progress({ encoded }: { readonly encoded: Encoded | undefined }) {
  const isRunning = encoded?.state === 'running';
  const message = useStore(notice);
  const here = encoded ? encoded.results.size - encoded.stale.size : 0;
  return (
    <p className="compare-progress dim">
      {isRunning && (
        <Late>
          <progress value={here} max={encoded.total ?? 1} aria-label="Codecs finished" /> {plural(here, 'codec')} of{' '}
          {encoded.total ?? '…'}
        </Late>
      )}
      <span role="status">
        {message ??
          (encoded?.state === 'done' && encoded.millis !== undefined && `Encoded in ${Math.round(encoded.millis)} ms`)}
      </span>
    </p>
  );
}

type FailureProps = {
  readonly error: unknown;
  /** Whether what is wrong stands beside the values. */
  readonly areBeside: boolean;
  readonly onAgain: () => void;
};

function Failure({ error, areBeside, onAgain }: FailureProps) {
  const diagnostics = diagnosticsOf(error);
  const words = wordsFor(error);
  const wrong = areBeside
    ? { ...words, title: 'This object cannot be made' }
    : { title: 'These values cannot be encoded', detail: diagnostics.map(({ message }) => message).join('\n') };
  return (
    <Banner {...(diagnostics.length > 0 ? wrong : words)}>
      {diagnostics.length === 0 && (
        <button type="button" className="button" onClick={onAgain}>
          Try again
        </button>
      )}
    </Banner>
  );
}
