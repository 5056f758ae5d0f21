import { count } from '../../../base/text.ts';
import { along, ticks } from '../growth.ts';
import { useWidth } from '../useWidth.ts';
import { decades, nanosWords, paretoFront, type SizedTime, sizedTimes, type TimeSeries } from './times.ts';

type Props = { readonly series: readonly TimeSeries[]; readonly operation: string };

/** So many points of a run may have their names. */
const mostNamed = 12;

const [height, left, right, top, bottom] = [240, 56, 28, 12, 40];

/** Time against size, both logarithmic: the line joins those than which none is both smaller and faster. */
export function TimeScatter({ series, operation }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const runs = series.map((each) => sizedTimes(each, operation));
  const all = runs.flat();
  if (all.length === 0) return null;
  const across = decades(all.map(({ size }) => size));
  const up = decades(all.map(({ time }) => time.nanos));
  const inner = Math.max(80, width - left - right);
  const x = (size: number) => left + along(size, across) * inner;
  const y = (nanos: number) => top + height - along(nanos, up) * height;
  return (
    <div className="time-chart" ref={box}>
      <svg
        width={width}
        height={top + height + bottom}
        role="img"
        aria-label={`Time to ${operation} against size of the encoding; the table has the figures`}
      >
        {ticks(up).map((nanos) => (
          <g key={nanos} className="time-grid">
            <line x1={left} x2={left + inner} y1={y(nanos)} y2={y(nanos)} />
            <text x={left - 8} y={y(nanos) + 4} textAnchor="end">
              {nanosWords(nanos)}
            </text>
          </g>
        ))}
        {ticks(across).map((size) => (
          <g key={size} className="time-grid">
            <line x1={x(size)} x2={x(size)} y1={top} y2={top + height} />
            <text x={x(size)} y={top + height + 16} textAnchor="middle">
              {count(size)}
            </text>
          </g>
        ))}
        <text className="time-axis" x={left + inner} y={top + height + 34} textAnchor="end">
          bytes
        </text>
        <text className="time-axis" x={left + 6} y={top + 12}>
          {operation}
        </text>
        {runs.map((points, run) => (
          <Points
            // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place
            key={run}
            run={run}
            points={points}
            place={({ size, time }) => [x(size), y(time.nanos)]}
            most={left + inner}
          />
        ))}
      </svg>
    </div>
  );
}

type PointsProps = {
  readonly run: number;
  readonly points: readonly SizedTime[];
  readonly place: (point: SizedTime) => readonly [number, number];
  /** The right edge. */
  readonly most: number;
};

/** The points of a run, with names where there is room. */
function Points({ run, points, place, most }: PointsProps) {
  const front = paretoFront(points);
  const named = namesOf(front, points, place);
  return (
    <g className={`time-points time-run-${run}`}>
      <polyline points={front.map((point) => place(point).join(',')).join(' ')} />
      {points.map((point) => {
        const [x, y] = place(point);
        const isFirst = front.includes(point);
        const isLate = x > most - 140;
        return (
          <g key={point.label} className={isFirst ? 'time-first' : undefined}>
            <path d={run === 0 ? circle : diamond} transform={`translate(${x} ${y})`}>
              <title>{`${point.label}: ${nanosWords(point.time.nanos)}, ${count(point.size)} bytes`}</title>
            </path>
            {named.has(point) && (
              <text x={isLate ? x - 8 : x + 8} y={y - 6} textAnchor={isLate ? 'end' : 'start'}>
                {point.label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Points whose names have room: those on the front first, of the others those that are far from every name. */
function namesOf(
  front: readonly SizedTime[],
  points: readonly SizedTime[],
  place: PointsProps['place'],
): Set<SizedTime> {
  const named: SizedTime[] = [];
  for (const point of [...front, ...points.filter((each) => !front.includes(each))].slice(0, mostNamed)) {
    const [x, y] = place(point);
    const isFree = named.every((other) => {
      const [otherX, otherY] = place(other);
      return Math.abs(x - otherX) > nameWidth || Math.abs(y - otherY) > nameHeight;
    });
    if (isFree) named.push(point);
  }
  return new Set(named);
}

const [nameWidth, nameHeight] = [100, 14];

const circle = 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z';
const diamond = 'M0-5 5 0 0 5-5 0z';
