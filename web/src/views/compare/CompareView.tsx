import { useEffect, useMemo, useRef, useState } from 'react';
import { listCodecs, listSamples } from '../../api/encodings.ts';
import { ApiError, wordsFor } from '../../api/problem.ts';
import type { Codec, Sample } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { useAsked } from '../../state/asked.ts';
import { type Comparison, defaultComparison } from '../../state/comparison.ts';
import { type Encoded, type LiveEncodings, liveEncodings } from '../../state/encodings.ts';
import { useStore } from '../../state/react.ts';
import { addressOf, navigate } from '../../state/route.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { CopyButton } from '../../widgets/CopyButton.tsx';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { memberOf } from './aligned.ts';
import { Bars } from './Bars.tsx';
import { BarTools } from './BarTools.tsx';
import { Curve } from './Curve.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Legend } from './Legend.tsx';
import { Refusals } from './Refusals.tsx';
import { firstChoice, ranked } from './ranking.ts';
import { SamplePane } from './SamplePane.tsx';
import { SizesTable } from './SizesTable.tsx';
import { AlignedBytes, OrderedBytes } from './Strips.tsx';
import './compare.css';

/** One object, encoded with every codec: sizes, and the bytes of some side by side. */
export function CompareView({ comparison }: { readonly comparison: Comparison }) {
  const [asked, again] = useAsked(() => Promise.all([listSamples(), listCodecs()]));
  const live = useLiveEncodings();
  useEffect(() => {
    document.title = 'Compare · Hexplain';
  }, []);
  const samples = asked.kind === 'here' ? asked.value[0] : [];
  const sample = samples.find(({ id }) => id === comparison.sample);
  const { values, size } = comparison;
  useEffect(() => {
    if (sample) live.want({ sample: sample.id, values, size });
  }, [live, sample, values, size]);
  return (
    <div className="open">
      <MainBar current="compare" />
      {asked.kind === 'failed' && (
        <Banner {...wordsFor(asked.error)}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </Banner>
      )}
      {asked.kind === 'waiting' && (
        <main className="waiting">
          <Late>
            <p className="dim">Asking for samples and codecs…</p>
          </Late>
        </main>
      )}
      {asked.kind === 'here' && !sample && (
        <main className="waiting">
          <p>There is no sample “{comparison.sample}”.</p>
          <a className="link" href={addressOf({ view: 'compare', comparison: defaultComparison })}>
            Compare an order instead
          </a>
        </main>
      )}
      {asked.kind === 'here' && sample && (
        <Comparing comparison={comparison} samples={samples} sample={sample} codecs={asked.value[1]} live={live} />
      )}
    </div>
  );
}

function useLiveEncodings(): LiveEncodings {
  const [live] = useState(liveEncodings);
  useEffect(() => () => live.close(), [live]);
  return live;
}

const tabs = ['Aligned', 'In order', 'Table', 'Curve'] as const;
type Tab = (typeof tabs)[number];

const never = new Map<never, never>();
const nothing = new Set<never>();

type Props = {
  readonly comparison: Comparison;
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly codecs: readonly Codec[];
  readonly live: LiveEncodings;
};

function Comparing({ comparison, samples, sample, codecs, live }: Props) {
  const encoded = useStore(live.encoded);
  const current = encoded?.sample === sample.id ? encoded : undefined;
  const ranking = useMemo(
    () => ranked(codecs, current?.results ?? never, comparison),
    [codecs, current?.results, comparison],
  );
  const [tab, setTab] = useState<Tab>('Aligned');
  const [lit, onLight] = useLit();
  const chosen = comparison.chosen ?? firstChoice(ranking.bars);
  const columns = chosen.flatMap((id) => {
    const codec = codecs.find((each) => each.id === id);
    const encoding = current?.results.get(id);
    return codec && encoding?.state === 'encoded' ? [{ codec, encoding }] : [];
  });
  const change = (part: Partial<Comparison>) =>
    navigate({ view: 'compare', comparison: { ...comparison, ...part } }, 'replace');
  const strips = {
    columns,
    lit,
    onLight,
    onRemove: (id: string) => change({ chosen: chosen.filter((each) => each !== id) }),
  };
  const member = lit === undefined ? undefined : memberOf(lit);
  return (
    <main className="compare">
      <SamplePane
        samples={samples}
        sample={sample}
        comparison={comparison}
        lit={lit}
        onLight={onLight}
        onChange={change}
      />
      <div className="compare-main">
        <BarTools comparison={comparison} ranking={ranking} onChange={change} />
        {current?.state === 'failed' && <Trouble error={current.error} onAgain={live.again} />}
        <section className="bars-pane" aria-label="Sizes">
          <Progress encoded={current} />
          <Legend ranking={ranking} lit={member} onLight={onLight} />
          <Bars
            ranking={ranking}
            sample={sample}
            comparison={comparison}
            stale={current?.stale ?? nothing}
            chosen={chosen}
            lit={member}
            onLight={onLight}
            onChange={change}
          />
          {ranking.bars.length === 0 && current?.state === 'done' && (
            <p className="empty">
              {comparison.find === '' ? 'No codec can encode this object.' : `No codec has “${comparison.find}” in it.`}
            </p>
          )}
          <Refusals refused={ranking.refused} />
        </section>
        <section className="bytes-pane" aria-label="Bytes">
          <div className="compare-tabs" role="tablist" aria-label="Below the sizes">
            {tabs
              .filter((each) => each !== 'Curve' || sample.size)
              .map((each) => (
                <button
                  key={each}
                  type="button"
                  role="tab"
                  id={`tab-${each}`}
                  aria-selected={tab === each}
                  aria-controls="compare-panel"
                  onClick={() => setTab(each)}
                >
                  {each}
                </button>
              ))}
            <span className="tabs-rest" />
            <ExportMenu
              name={`${sample.id}-sizes`}
              title={`${sample.title}: size by codec`}
              ranking={ranking}
              log={comparison.log}
              whole={() => ({
                sample: sample.id,
                values: { ...current?.values },
                results: [...(current?.results.values() ?? [])],
              })}
            />
            <CopyButton
              label="Copy a link to this comparison"
              text={location.origin + addressOf({ view: 'compare', comparison })}
            />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
          <div className="compare-panel" id="compare-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
            {(tab === 'Aligned' || tab === 'In order') && columns.length === 0 && (
              <p className="empty">Choose codecs in the list above to see their bytes side by side.</p>
            )}
            {tab === 'Aligned' && columns.length > 0 && <AlignedBytes {...strips} />}
            {tab === 'In order' && columns.length > 0 && <OrderedBytes {...strips} />}
            {tab === 'Table' && <SizesTable ranking={ranking} />}
            {tab === 'Curve' && sample.size && (
              <Curve
                sample={{ ...sample, size: sample.size }}
                values={comparison.values}
                codecs={columns.map(({ codec }) => codec)}
              />
            )}
          </div>
        </section>
      </div>
    </main>
  );
}

/** The place in the object that is pointed at; it stays a moment longer than the pointer, so that nothing flickers. */
function useLit(): [string | undefined, (place: string | undefined) => void] {
  const [lit, setLit] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const light = useMemo(
    () => (place: string | undefined) => {
      clearTimeout(timer.current);
      if (place === undefined) timer.current = setTimeout(() => setLit(undefined), 80);
      else setLit(place);
    },
    [],
  );
  return [lit, light];
}

function Progress({ encoded }: { readonly encoded: Encoded | undefined }) {
  if (encoded?.state !== 'running') {
    const words = encoded?.millis === undefined ? '' : `Encoded in ${Math.round(encoded.millis)} ms.`;
    return (
      <p className="compare-progress dim" aria-live="polite">
        {words}
      </p>
    );
  }
  const here = encoded.results.size - encoded.stale.size;
  return (
    <p className="compare-progress dim">
      <Late>
        <progress value={here} max={encoded.total ?? 1} aria-label="Codecs finished" /> {plural(here, 'codec')} of{' '}
        {encoded.total ?? '…'}
      </Late>
    </p>
  );
}

function Trouble({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const mistakes = error instanceof ApiError ? error.mistakes : [];
  return (
    <Banner {...wordsFor(error)}>
      {mistakes.length > 0 && (
        <ul className="compare-mistakes">
          {mistakes.map(({ path, message }) => (
            <li key={path + message}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="button" onClick={onAgain}>
        Try again
      </button>
    </Banner>
  );
}
