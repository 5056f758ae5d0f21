import { count } from '../../base/text.ts';
import { memberColours } from './colours.ts';
import {
  along,
  aside,
  errorEnds,
  type GrowthPoint,
  mostAside,
  type Scale,
  scaleOf,
  shortCount,
  ticks,
} from './growth.ts';
import { useWidth } from './useWidth.ts';

type Named = { readonly id: string; readonly title: string };

type Props = {
  readonly points: readonly GrowthPoint[];
  readonly codecs: readonly Named[];
  /** What grows, and between which sizes. */
  readonly across: { readonly title: string; readonly unit: string; readonly min: number; readonly max: number };
  /** What was measured: short, in words, and how a number of the axis is written. */
  readonly up: { readonly title: string; readonly label: string; readonly tick: (value: number) => string };
};

const [height, left, right, top, bottom] = [240, 56, 16, 12, 40];

/** How something grows for some codecs, each with a colour and a shape of its own; both scales are logarithmic. */
export function Plot({ points, codecs, across, up }: Props) {
  const [box, full] = useWidth<HTMLDivElement>();
  const width = Math.max(120, full - left - right);
  const sizes: Scale = [across.min, across.max];
  const values = scaleOf(points);
  const hasErrors = points.some(({ error }) => error !== undefined);
  const inset = hasErrors ? mostAside : 0;
  const x = (n: number) => left + inset + along(n, sizes) * (width - 2 * inset);
  const y = (value: number) => top + height - along(value, values) * height;
  return (
    <div className="plot">
      <div className="plot-drawing" ref={box}>
        <svg
          width={full}
          height={top + height + bottom}
          role="img"
          aria-label={`${up.label} by ${across.title} in ${across.unit}; the table behind it has the figures`}
        >
          {ticks(values).map((value) => (
            <g key={value} className="plot-grid">
              <line x1={left} x2={left + width} y1={y(value)} y2={y(value)} />
              <text x={left - 8} y={y(value) + 4} textAnchor="end">
                {up.tick(value)}
              </text>
            </g>
          ))}
          {ticks(sizes).map((n) => (
            <g key={n} className="plot-grid">
              <line x1={x(n)} x2={x(n)} y1={top} y2={top + height} />
              <text x={x(n)} y={top + height + 16} textAnchor="middle">
                {shortCount(n)}
              </text>
            </g>
          ))}
          <text className="plot-axis" x={left + width} y={top + height + 34} textAnchor="end">
            {across.title}, {across.unit}
          </text>
          <text className="plot-axis" x={left + 6} y={top + 12}>
            {up.title}
          </text>
          {codecs.map((codec, index) => (
            <Line
              key={codec.id}
              codec={codec}
              index={index}
              points={points.filter((point) => point.codec === codec.id)}
              place={(point) => [x(point.size) + (hasErrors ? aside(index, codecs.length) : 0), y(point.value)]}
              errorOf={(point) => errorEnds(point, values)?.map(({ value, isCut }) => ({ y: y(value), isCut }))}
            />
          ))}
        </svg>
      </div>
      <ul className="plot-legend" aria-label="Codecs">
        {codecs.map((codec, index) => (
          <li key={codec.id}>
            <svg className={`plot-line line-${index % memberColours}`} viewBox="-8 -8 16 16" aria-hidden="true">
              <path d={shapes[index % shapes.length]} />
            </svg>
            {codec.title}
            <span className="dim">{lastOf(points, codec.id)}</span>
          </li>
        ))}
      </ul>
      <PointsTable points={points} codecs={codecs} unit={across.unit} caption={`${up.label} by size`} />
    </div>
  );
}

/** Circle, square, triangle, diamond and cross: so that colour is not the only sign. */
const shapes = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  'M-3-3h6v6h-6z',
  'M0-4.5 4 3h-8z',
  'M0-4.5 4.5 0 0 4.5-4.5 0z',
  'M-4-1.2h2.8V-4h2.4v2.8H4v2.4H1.2V4h-2.4V1.2H-4z',
] as const;

type LineProps = {
  readonly codec: Named;
  readonly index: number;
  readonly points: readonly GrowthPoint[];
  readonly place: (point: GrowthPoint) => readonly [number, number];
  /** Both ends of a point's error; undefined where it has none. */
  readonly errorOf: (point: GrowthPoint) => readonly PlacedEnd[] | undefined;
};

type PlacedEnd = { readonly y: number; readonly isCut: boolean };

function Line({ codec, index, points, place, errorOf }: LineProps) {
  const placed = points.map((point) => ({ point, at: place(point) }));
  return (
    <g className={`plot-line line-${index % memberColours}`} data-codec={codec.id}>
      <polyline points={placed.map(({ at }) => at.join(',')).join(' ')} />
      {placed.map(({ point, at: [x] }) => (
        <ErrorBar key={point.size} x={x} ends={errorOf(point)} />
      ))}
      {placed.map(({ point: { size, words }, at }) => (
        <path key={size} d={shapes[index % shapes.length]} transform={`translate(${at.join(' ')})`}>
          <title>{`${codec.title}: ${words} at ${count(size)}`}</title>
        </path>
      ))}
    </g>
  );
}

/** A line from end to end of an error; an end that lies beyond the scale has no bar across. */
function ErrorBar({ x, ends }: { readonly x: number; readonly ends: readonly PlacedEnd[] | undefined }) {
  const [low, high] = ends ?? [];
  if (!low || !high) return null;
  return (
    <g className="plot-error">
      <line x1={x} x2={x} y1={low.y} y2={high.y} />
      {!low.isCut && <line x1={x - 3} x2={x + 3} y1={low.y} y2={low.y} />}
      {!high.isCut && <line x1={x - 3} x2={x + 3} y1={high.y} y2={high.y} />}
    </g>
  );
}

/** The figure at the end of a line. */
function lastOf(points: readonly GrowthPoint[], codec: string): string {
  const last = points.findLast((point) => point.codec === codec);
  return last ? last.words : '';
}

type TableProps = Pick<Props, 'points' | 'codecs'> & { readonly unit: string; readonly caption: string };

/** The same figures for those who do not see the picture. */
function PointsTable({ points, codecs, unit, caption }: TableProps) {
  const sizes = [...new Set(points.map(({ size }) => size))];
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {codecs.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size}>
              <th scope="row">{count(size)}</th>
              {codecs.map(({ id }) => (
                <td key={id}>{points.find((point) => point.codec === id && point.size === size)?.words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
