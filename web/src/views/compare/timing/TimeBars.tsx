import { useWidth } from '../useWidth.ts';
import { nanosWords, type Time, type TimeSeries, timeOfRow, timeWords } from './times.ts';

type Props = { readonly series: readonly TimeSeries[]; readonly operation: string };

const [barHeight, gap, right] = [12, 10, 84];

/** The time of each codec as a bar, from fast to slow; the line across its end is the error. */
export function TimeBars({ series, operation }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const lines = linesOf(series, operation);
  if (lines.length === 0) return null;
  const left = Math.min(200, Math.round(width * 0.36));
  const most = Math.max(...lines.flatMap(({ times }) => times.map(lengthOf)));
  const long = (nanos: number) => (Math.min(most, Math.max(0, nanos)) / most) * Math.max(40, width - left - right);
  const lineHeight = series.length * barHeight + gap;
  return (
    <div className="time-chart" ref={box}>
      <svg
        width={width}
        height={lines.length * lineHeight + gap}
        role="img"
        aria-label={`Time to ${operation} of each codec, with its error; the table has the figures`}
      >
        {lines.map(({ label, times }, line) => (
          <g key={label} transform={`translate(0 ${gap + line * lineHeight})`}>
            <text className="time-label" x={left - 8} y={(series.length * barHeight) / 2 + 4} textAnchor="end">
              {label.length * 7 > left ? `${label.slice(0, Math.floor(left / 7.5))}…` : label}
              <title>{label}</title>
            </text>
            {times.map((time, run) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
              <Bar key={run} time={time} run={run} label={label} left={left} long={long} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Nanoseconds that are drawn for a time: of an error, no more than half of the time, so that bars can be told apart. */
const lengthOf = (time: Time | undefined): number =>
  time ? time.nanos + Math.min(time.error ?? 0, time.nanos / 2) : 0;

type BarProps = {
  readonly time: Time | undefined;
  readonly run: number;
  readonly label: string;
  readonly left: number;
  readonly long: (nanos: number) => number;
};

function Bar({ time, run, label, left, long }: BarProps) {
  if (!time) return null;
  const { nanos, error, noisy } = time;
  const y = run * barHeight;
  const middle = y + barHeight / 2;
  const [from, to] = [left + long(nanos - (error ?? 0)), left + long(nanos + (error ?? 0))];
  return (
    <g className={`time-bar time-run-${run}${noisy ? ' time-noisy' : ''}`}>
      <rect x={left} y={y + 1} width={long(nanos)} height={barHeight - 2}>
        <title>{`${label}: ${timeWords(time)}`}</title>
      </rect>
      {error !== undefined && (
        <path d={`M${from} ${middle}H${to}M${from} ${middle - 3}v6M${to} ${middle - 3}v6`} className="time-error" />
      )}
      <text x={to + 6} y={middle + 4}>
        {noisy ? '! ' : ''}
        {nanosWords(nanos)}
      </text>
    </g>
  );
}

type Line = { readonly label: string; readonly times: readonly (Time | undefined)[] };

/** A line for each codec of any run, the fastest of the first run on top. */
function linesOf(series: readonly TimeSeries[], operation: string): Line[] {
  const labels = [...new Set(series.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  const lines = labels.map((label) => ({
    label,
    times: series.map(({ rows }) => {
      const row = rows.find((each) => each.label === label);
      return row && timeOfRow(row, operation);
    }),
  }));
  const first = ({ times }: Line) => times.find((time) => time !== undefined)?.nanos ?? 0;
  return lines.filter(({ times }) => times.some(Boolean)).sort((a, b) => first(a) - first(b));
}
