import { useMemo, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { getTiming, listTimings } from '../../../api/timings.ts';
import type { Codec, StoredTiming, Timing } from '../../../api/types.ts';
import type { Comparison } from '../../../state/address/comparison.ts';
import { subjectOf, type Wanted } from '../../../state/compare/encodings.ts';
import type { LiveTiming, Measured } from '../../../state/compare/measuring.ts';
import { useStore } from '../../../state/shell/react.ts';
import { useAnswer } from '../../../state/shell/useAnswer.ts';
import { Banner } from '../../../widgets/Banner.tsx';
import { KeptRuns } from './KeptRuns.tsx';
import { MeasureTools } from './MeasureTools.tsx';
import { TimeBars } from './TimeBars.tsx';
import { TimeGrowth } from './TimeGrowth.tsx';
import { TimeScatter } from './TimeScatter.tsx';
import { TimesTable } from './TimesTable.tsx';
import { operationsOf, rowsOf, seriesOf, type TimeSeries } from './times.ts';
import './timing.css';

type Props = {
  readonly comparison: Comparison;
  readonly wanted: Wanted;
  readonly title: string;
  readonly codecs: readonly Codec[];
  /** Ids of the codecs to measure. */
  readonly chosen: readonly string[];
  /** In which the object may be measured, besides as it is. */
  readonly sizes: readonly number[];
  readonly timing: LiveTiming;
};

/** How long the chosen codecs take: measured now, or before. */
export function TimingPanel({ comparison, wanted, title, codecs, chosen, sizes, timing }: Props) {
  const measured = useStore(timing.measured);
  const current = measured?.subject === subjectOf(wanted) ? measured : undefined;
  const [listed, again] = useAnswer(listTimings, current?.id);
  const { runs: shown } = comparison;
  const [stored] = useAnswer(() => Promise.all(shown.map(getTiming)), shown.join());
  const titles = useMemo(() => new Map(codecs.map((codec) => [codec.id, codec.title])), [codecs]);
  const titleOf = (codec: string) => titles.get(codec) ?? codec;
  const kept = shown.length > 0 && stored.kind === 'here' ? stored.value : undefined;
  const series = kept ? kept.map((each) => seriesOf(each, titleOf)) : liveSeries(current, title, titleOf);
  return (
    <div className="timing">
      <MeasureTools
        allowed={listed.kind === 'here' ? listed.value.allowed : undefined}
        measured={current}
        titleOf={titleOf}
        chosen={chosen}
        sizes={sizes}
        onStart={(plan, sizes) => timing.start(wanted, chosen, plan, sizes)}
        onCancel={timing.cancel}
      />
      {current?.state === 'failed' && <Banner {...wordsFor(current.error)} />}
      {shown.length > 0 && stored.kind === 'failed' && <Banner {...wordsFor(stored.error)} />}
      <Charts series={series} machines={kept ? kept.map(machineOf) : [current?.run]} />
      {listed.kind === 'failed' && <Banner {...wordsFor(listed.error)} />}
      {listed.kind === 'here' && <KeptRuns runs={listed.value.runs} shown={shown} onChange={again} />}
    </div>
  );
}

const machineOf = ({ run }: StoredTiming): Timing | undefined => run;

const liveSeries = (measured: Measured | undefined, title: string, titleOf: (codec: string) => string): TimeSeries[] =>
  measured && measured.results.length > 0 ? [{ title, rows: rowsOf(measured.results, titleOf) }] : [];

type ChartsProps = { readonly series: readonly TimeSeries[]; readonly machines: readonly (Timing | undefined)[] };

/** Time against size, times as bars, and the figures. */
function Charts({ series, machines }: ChartsProps) {
  const operations = operationsOf(series);
  const [chosen, choose] = useState('');
  const operation = operations.includes(chosen) ? chosen : operations[0];
  if (operation === undefined) return <TimesTable series={series} operations={[]} />;
  const isNoisy = series.some(({ rows }) => rows.some(({ times }) => times.some(({ noisy }) => noisy)));
  return (
    <>
      <div className="timing-head">
        {series.map(({ title }, run) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
          <span key={run} className={`time-legend time-run-${run}`}>
            <span className="time-mark" /> {title}
          </span>
        ))}
        <fieldset className="choice" aria-label="Operation">
          {operations.map((each) => (
            <button key={each} type="button" aria-pressed={each === operation} onClick={() => choose(each)}>
              {each}
            </button>
          ))}
        </fieldset>
      </div>
      {isNoisy && (
        <p className="timing-noise" role="status">
          The machine was busy, errors are above 20 %: run again.
        </p>
      )}
      <div className="timing-charts">
        <TimeScatter series={series} operation={operation} />
        <TimeBars series={series} operation={operation} />
      </div>
      {series.map((each, run) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
        <TimeGrowth key={run} series={each} operation={operation} />
      ))}
      <TimesTable series={series} operations={operations} />
      {machines.map((machine) => machine && <Machine key={machine.started} of={machine} />)}
    </>
  );
}

/** What a run was measured on. */
function Machine({ of: { machine, plan, started, seconds } }: { readonly of: Timing }) {
  const { cpu, processors, system, jdk, jmh, flags, loadBefore, loadAfter } = machine;
  return (
    <div className="timing-machine dim">
      {cpu}, {processors} processors, {system}, {jdk}. JMH {jmh}, plan {plan}, {started}, {Math.round(seconds)} s; load{' '}
      {loadBefore.toFixed(2)} before, {loadAfter.toFixed(2)} after.
      <details>
        <summary>Flags of the JVMs</summary>
        <code>{flags.join(' ')}</code>
      </details>
    </div>
  );
}
