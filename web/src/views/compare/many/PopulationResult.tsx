import { useMemo } from 'react';
import { ApiError, wordsFor } from '../../../api/problem.ts';
import type { Codec, Population, PopulationReason } from '../../../api/types.ts';
import { byteSize, count, plural } from '../../../base/text.ts';
import type { PopulationShown } from '../../../state/address/populationShown.ts';
import {
  type LivePopulation,
  type MeasuredPopulation,
  subjectOfPopulation,
} from '../../../state/compare/population.ts';
import { useStore } from '../../../state/shell/react.ts';
import { Line } from '../../../widgets/Prose.tsx';
import { RetryBanner } from '../../../widgets/RetryBanner.tsx';
import { PopulationTable } from './PopulationTable.tsx';
import { populationWords, progressPart, progressWords, reasonWords, rowsOf } from './populationRows.ts';
import { lessWords, savingsOf } from './savings.ts';
import './populationResult.css';

type Props = { readonly shown: PopulationShown; readonly codecs: readonly Codec[]; readonly live: LivePopulation };

/** What codecs make of the objects, once they have been encoded; how far that is until then. */
export function PopulationResult({ shown, codecs, live }: Props) {
  const measured = useStore(live.measured);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also while nothing in it takes the focus
    <section className="population" tabIndex={0} aria-label="Sizes">
      {measured ? <Measured measured={measured} shown={shown} codecs={codecs} live={live} /> : <Teaching />}
    </section>
  );
}

function Teaching() {
  return (
    <p className="empty population-teach">
      Choose dumps whose objects are alike, such as the messages of a queue or the sessions of a store: the codecs of
      the lab encode all of them, with classes that have the members of all. You see how large encodings are, how small
      zstd makes them, with a dictionary trained on some of them too, and which codec is the smallest for the whole. At
      most 1,000 dumps of 4 MiB and 10,000 objects are encoded, for 2 minutes.
    </p>
  );
}

function Measured({ measured, shown, codecs, live }: Props & { readonly measured: MeasuredPopulation }) {
  const { state, at, population, error } = measured;
  const isOther = state !== 'running' && measured.subject !== subjectOfPopulation(shown);
  return (
    <>
      <p className="population-state" role="status">
        {state === 'running' && (at ? progressWords(at) : 'Starting…')}
        {state === 'cancelled' && 'Cancelled.'}
        {state === 'done' && population && `${populationWords(population)}, in ${seconds(population.millis)}.`}
        {isOther && state === 'done' && <strong> What is chosen has changed since.</strong>}
      </p>
      {state === 'running' && <progress value={at ? progressPart(at) : 0} aria-label="Objects encoded" />}
      {state === 'failed' && <Failure error={error} onAgain={() => live.start(shown)} />}
      {population && <Results population={population} shown={shown} codecs={codecs} />}
    </>
  );
}

const seconds = (millis: number) => `${(millis / 1000).toFixed(1)} s`;

function Failure({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const reasons = error instanceof ApiError ? error.diagnostics : [];
  const isEmpty = error instanceof ApiError && error.status === 422;
  const words = { ...wordsFor(error), ...(isEmpty ? { title: 'Nothing to encode' } : {}) };
  return (
    <>
      <RetryBanner {...words} onAgain={onAgain} />
      <ul className="population-reasons">
        {reasons.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <strong>{path}</strong>: <Line text={message} />
          </li>
        ))}
      </ul>
    </>
  );
}

type ResultsProps = {
  readonly population: Population;
  readonly shown: PopulationShown;
  readonly codecs: readonly Codec[];
};

function Results({ population, shown, codecs }: ResultsProps) {
  const { rows, none } = useMemo(() => rowsOf(population, codecs, shown.order), [population, codecs, shown.order]);
  return (
    <>
      <Savings population={population} shown={shown} codecs={codecs} />
      <Reasons title="Left out" reasons={population.left} isOpen />
      <Reasons title="Incomplete" reasons={population.incomplete} />
      {rows.length === 0 ? (
        <p className="empty">No codec can encode these objects.</p>
      ) : (
        <PopulationTable rows={rows} objects={population.objects} order={shown.order} />
      )}
      {none.length > 0 && (
        <details className="population-reasons" open={rows.length === 0}>
          <summary>
            {plural(
              none.reduce((sum, { titles }) => sum + titles.length, 0),
              'codec',
            )}{' '}
            wrote none of them
          </summary>
          <ul>
            {none.map(({ reason, titles }) => (
              <li key={reason}>
                {reason} <span className="dim">{titles.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What the smallest encodings take less than the dumps do as they are, and what that is of all that they are a sample of. */
function Savings({ population, shown, codecs }: ResultsProps) {
  const found = useMemo(() => savingsOf(population, codecs), [population, codecs]);
  if (population.bytes === undefined) return null;
  if (found.length === 0) {
    return <p className="dim">No codec writes all of these objects without losing values, so none is told to save.</p>;
  }
  return (
    <section className="population-savings" aria-label="Savings">
      <p>
        {shown.of
          ? `The dumps, ${byteSize(population.bytes)}, are a sample of ${plural(shown.of.files, 'file')} with ${byteSize(shown.of.bytes)}. By them, all would take:`
          : `The dumps take ${byteSize(population.bytes)} as they are. They would take:`}
        {population.incomplete.length > 0 && ' (Some objects are incomplete, see below: whole, they would take more.)'}
      </p>
      <ul>
        {found.map(({ how, title, part }) => {
          const before = shown.of?.bytes ?? population.bytes ?? 0;
          return (
            <li key={how}>
              <strong>{byteSize(Math.round(before * part))}</strong> {how} <em>{title}</em>, {lessWords(part, before)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ReasonsProps = {
  readonly title: string;
  readonly reasons: readonly PopulationReason[];
  readonly isOpen?: boolean;
};

function Reasons({ title, reasons, isOpen = false }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <details className="population-reasons" open={isOpen}>
      <summary>
        {title}: {count(reasons.reduce((sum, { count: times }) => sum + times, 0))}
      </summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.reason}>
            <Line text={reasonWords(reason)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
