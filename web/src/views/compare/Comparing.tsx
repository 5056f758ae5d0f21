import { useMemo } from 'react';
import { ApiError, wordsFor } from '../../api/problem.ts';
import type { Codec, Encoding, Sample } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import type { Comparison } from '../../state/comparison.ts';
import type { Encoded, LiveEncodings } from '../../state/encodings.ts';
import { notice } from '../../state/notice.ts';
import { useStore } from '../../state/react.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Late } from '../../widgets/Late.tsx';
import { Bars } from './Bars.tsx';
import { BarTools } from './BarTools.tsx';
import { change, toggled } from './changing.ts';
import { Highlight, placeOf, point } from './highlight.ts';
import { Legend } from './Legend.tsx';
import { Panels } from './Panels.tsx';
import { Refusals } from './Refusals.tsx';
import { firstChoice, type Ranking, ranked } from './ranking.ts';
import { SamplePane } from './SamplePane.tsx';
import { useCompareActions } from './useCompareActions.ts';
import type { ValueSchema } from './values.ts';

const never: ReadonlyMap<string, Encoding> = new Map();
const nothing: ReadonlySet<string> = new Set();

type Props = {
  readonly comparison: Comparison;
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly codecs: readonly Codec[];
  readonly live: LiveEncodings;
};

/** The object at the left, sizes at the right, and below them what one looks at closely. */
export function Comparing({ comparison, samples, sample, codecs, live }: Props) {
  const encoded = useStore(live.encoded);
  const current = encoded?.sample === sample.id ? encoded : undefined;
  const members = useMemo(() => Object.keys((sample.schema as ValueSchema).properties ?? {}), [sample]);
  const ranking = useRanking(comparison, sample, codecs, current, members);
  const chosen = useChosen(comparison, current);
  useCompareActions({ sample, ranking, encoded: current });
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
      <SamplePane
        samples={samples}
        sample={sample}
        comparison={comparison}
        diagnostics={diagnosticsOf(current?.error)}
      />
      <div className="compare-main">
        <BarTools comparison={comparison} codecs={codecs} onChange={change} />
        {current?.state === 'failed' && <Failure error={current.error} onAgain={live.again} />}
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
            key={`${sample.id} ${comparison.find}`}
            refused={ranking.refused}
            atOnce={comparison.find !== '' || ranking.rows.length === 0}
          />
        </section>
        <Panels
          sample={sample}
          comparison={comparison}
          codecs={codecs}
          chosen={chosen}
          encoded={current}
          members={members}
          ranking={ranking}
        />
      </div>
    </main>
  );
}

const pin = (id: string) => change(({ pinned }) => ({ pinned: toggled(pinned, id) }));

const diagnosticsOf = (error: unknown) => (error instanceof ApiError ? error.diagnostics : []);

function useRanking(
  comparison: Comparison,
  { published }: Sample,
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

function Failure({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const diagnostics = diagnosticsOf(error);
  const { title, detail } = wordsFor(error);
  return (
    <Banner
      title={diagnostics.length > 0 ? 'These values cannot be encoded' : title}
      detail={diagnostics.length > 0 ? diagnostics.map(({ message }) => message).join('\n') : detail}
    >
      {diagnostics.length === 0 && (
        <button type="button" className="button" onClick={onAgain}>
          Try again
        </button>
      )}
    </Banner>
  );
}
