import { useEffect, useRef, useState } from 'react';
import { encode } from '../../api/encodings.ts';
import { wasAborted, wordsFor } from '../../api/problem.ts';
import type { Codec, Sample } from '../../api/types.ts';
import { byteSize, count } from '../../base/text.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { type CurvePoint, placeOf, sizesOf, ticks } from './curve.ts';
import type { Values } from './values.ts';

type Props = {
  readonly sample: Sample & { readonly size: NonNullable<Sample['size']> };
  readonly values: Values;
  readonly codecs: readonly Codec[];
};

const [width, height, left, bottom] = [640, 280, 64, 32];

/** How encodings of some codecs grow with the sample, drawn as the sizes arrive. */
export function Curve({ sample, values, codecs }: Props) {
  const [points, setPoints] = useState<readonly CurvePoint[]>([]);
  const [done, setDone] = useState(0);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  const stop = useRef<AbortController>(undefined);
  const sizes = sizesOf(sample.size);
  const ids = codecs.map(({ id }) => id);
  const what = JSON.stringify([sample.id, values, ids]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other values or codecs make what was drawn wrong
  useEffect(() => {
    setPoints([]);
    setDone(0);
    setState('idle');
    return () => stop.current?.abort();
  }, [what]);

  const draw = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setPoints([]);
    setDone(0);
    setState('running');
    try {
      for (const [index, size] of sizes.entries()) {
        await encode(
          { sample: sample.id, values: { ...values }, codecs: ids, size },
          (told) => {
            if (told.event !== 'result' || told.encoding.size === undefined) return;
            const point = { codec: told.encoding.codec, size, bytes: told.encoding.size };
            setPoints((all) => [...all, point]);
          },
          signal,
        );
        setDone(index + 1);
      }
      setState('idle');
    } catch (failure) {
      setState(wasAborted(failure) ? 'idle' : 'failed');
      setError(failure);
    }
  };

  return (
    <section className="curve" aria-label={`Size by ${sample.size.title}`}>
      <div className="curve-tools">
        {state === 'running' ? (
          <>
            <button type="button" className="button" onClick={() => stop.current?.abort()}>
              Cancel
            </button>
            <progress value={done} max={sizes.length} aria-label="Sizes measured" />
            <span className="dim">
              {done} of {sizes.length} sizes
            </span>
          </>
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={ids.length === 0}
            onClick={() => void draw()}
          >
            {points.length === 0 ? 'Draw' : 'Draw again'}
          </button>
        )}
        <span className="dim">
          {ids.length === 0
            ? 'Choose codecs in the list above to draw their curves.'
            : `Size of each chosen encoding as ${sample.size.title} grows to ${amount(sample.size.max, sample.size.unit)}.`}
        </span>
      </div>
      {state === 'failed' && <Banner {...wordsFor(error)} />}
      <Plot points={points} codecs={codecs} sample={sample} />
    </section>
  );
}

const amount = (n: number, unit: string): string => (unit === 'bytes' ? byteSize(n) : `${count(n)} ${unit}`);

function Plot({
  points,
  codecs,
  sample,
}: Pick<Props, 'codecs' | 'sample'> & { readonly points: readonly CurvePoint[] }) {
  const mostSize = sample.size.max;
  const mostBytes = Math.max(1000, ...points.map(({ bytes }) => bytes));
  const place = (point: Pick<CurvePoint, 'size' | 'bytes'>) => {
    const { x, y } = placeOf(point, [mostSize, mostBytes], [width, height]);
    return { x: left + x, y: y + 8 };
  };
  return (
    <div className="plot">
      <svg viewBox={`0 0 ${width + left + 16} ${height + bottom + 8}`} role="img" aria-label="Sizes of encodings">
        {ticks(mostBytes).map((bytes) => (
          <g key={bytes} className="plot-grid">
            <line x1={left} x2={left + width} y1={place({ size: 0, bytes }).y} y2={place({ size: 0, bytes }).y} />
            <text x={left - 8} y={place({ size: 0, bytes }).y + 4} textAnchor="end">
              {byteSize(bytes)}
            </text>
          </g>
        ))}
        {ticks(mostSize).map((size) => (
          <g key={size} className="plot-grid">
            <line x1={place({ size, bytes: 0 }).x} x2={place({ size, bytes: 0 }).x} y1={8} y2={height + 8} />
            <text x={place({ size, bytes: 0 }).x} y={height + 24} textAnchor="middle">
              {sample.size.unit === 'bytes' ? byteSize(size) : count(size)}
            </text>
          </g>
        ))}
        {codecs.map((codec, index) => {
          const own = points.filter(({ codec: id }) => id === codec.id).map((point) => ({ ...point, ...place(point) }));
          return (
            <g key={codec.id} className={`plot-line line-${index % 8}`}>
              <polyline points={own.map(({ x, y }) => `${x},${y}`).join(' ')} />
              {own.map(({ x, y, size, bytes }) => (
                <circle key={size} cx={x} cy={y} r={3}>
                  <title>{`${codec.title}: ${count(bytes)} bytes at ${amount(size, sample.size.unit)}`}</title>
                </circle>
              ))}
            </g>
          );
        })}
      </svg>
      <ul className="plot-legend">
        {codecs.map((codec, index) => (
          <li key={codec.id}>
            <span className={`swatch member-${index % 8}`} /> {codec.title}
          </li>
        ))}
      </ul>
    </div>
  );
}
