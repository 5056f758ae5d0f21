import { useState } from 'react';
import type { TimingPlan } from '../../../api/types.ts';
import { count, plural } from '../../../base/text.ts';
import type { Measured } from '../../../state/compare/measuring.ts';
import { nanosWords } from './times.ts';

type Props = {
  /** Whether this server measures; undefined until that is known. */
  readonly allowed: boolean | undefined;
  readonly measured: Measured | undefined;
  readonly titleOf: (codec: string) => string;
  readonly chosen: readonly string[];
  /** In which the object may be measured, besides as it is. */
  readonly sizes: readonly number[];
  readonly onStart: (plan: TimingPlan, sizes: readonly number[]) => void;
  readonly onCancel: () => void;
};

const plans: readonly (readonly [TimingPlan, string])[] = [
  ['quick', 'Quick: about 3 s a codec'],
  ['thorough', 'Thorough: a minute a codec, three processes'],
  ['article', 'As in an article: one process after one that does not count'],
];

/** Starts and ends a run, and says how far it is. */
export function MeasureTools({ allowed, measured, titleOf, chosen, sizes, onStart, onCancel }: Props) {
  const [plan, setPlan] = useState<TimingPlan>('quick');
  const [growing, setGrowing] = useState(false);
  if (allowed === false) {
    return (
      <p className="timing-tools dim">
        This server does not measure, since that takes all of its machine for a while. Start it with{' '}
        <code>--timings on</code>, or measure on the command line: <code>hexplain time</code>.
      </p>
    );
  }
  const isRunning = measured?.state === 'running';
  return (
    <div className="timing-tools">
      {isRunning ? (
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      ) : (
        <button
          type="button"
          className="button button-primary"
          disabled={allowed === undefined || chosen.length === 0}
          onClick={() => onStart(plan, growing ? sizes : [])}
        >
          Measure {plural(chosen.length, 'codec')}
        </button>
      )}
      <select
        aria-label="Plan"
        value={plan}
        disabled={isRunning}
        onChange={({ currentTarget: { value } }) => setPlan(value as TimingPlan)}
      >
        {plans.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      {sizes.length > 1 && (
        <label className="check-label">
          <input
            type="checkbox"
            checked={growing}
            disabled={isRunning}
            onChange={({ currentTarget: { checked } }) => setGrowing(checked)}
          />
          in sizes {sizes.map(count).join(', ')}
        </label>
      )}
      {isRunning && <progress value={doneOf(measured)} max={measured.total} aria-label="Codecs measured" />}
      <span className="dim" role="status">
        {measured ? progressWords(measured, titleOf) : 'JMH measures the codecs chosen above, in processes of its own.'}
      </span>
    </div>
  );
}

/** Codecs that are done, and the part of the one that is not. */
function doneOf({ at, results }: Measured): number {
  if (!at || results.some(({ codec, elements }) => codec === at.codec && elements === at.elements))
    return results.length;
  const half = at.operation === 'decode' ? 0 : 0.5;
  const part = (at.process - 1 + at.number / at.iterations) / at.processes / 2;
  return results.length + half + part;
}

function progressWords({ state, before, blocked, at, results, total }: Measured, titleOf: (codec: string) => string) {
  if (state === 'cancelled') return `Cancelled after ${results.length} of ${plural(total, 'measurement')}.`;
  if (state === 'done')
    return `Measured ${plural(new Set(results.map(({ codec }) => codec)).size, 'codec')}; the run is kept.`;
  if (state === 'failed') return '';
  if (before > 0) return `${plural(before, 'run')} of others first…`;
  if (blocked) return 'Another benchmark runs on the server’s machine: waiting for its end…';
  if (!at) return 'Starting…';
  const { elements, operation, process, processes, number, iterations, nanos, counts } = at;
  const where = processes > 1 ? `process ${process} of ${processes}, ` : '';
  const iteration = `${where}iteration ${number} of ${iterations}: ${nanosWords(nanos)}${counts ? '' : ', warm-up'}`;
  return `${titleOf(at.codec)}${elements === undefined ? '' : `, size ${count(elements)}`}, ${operation}: ${iteration}`;
}
