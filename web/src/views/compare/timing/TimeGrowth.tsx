import { Plot } from '../Plot.tsx';
import { grownTimes, nanosWords, type TimeSeries } from './times.ts';

type Props = { readonly series: TimeSeries; readonly operation: string };

/** How the times of a run grow with the object, where it was measured in several sizes. */
export function TimeGrowth({ series, operation }: Props) {
  const points = grownTimes(series, operation);
  const sizes = points.map(({ size }) => size);
  if (new Set(sizes).size < 2) return null;
  const codecs = [...new Set(points.map(({ codec }) => codec))].map((title) => ({ id: title, title }));
  return (
    <Plot
      points={points}
      codecs={codecs}
      across={{ title: 'size', unit: 'elements', min: Math.min(...sizes), max: Math.max(...sizes) }}
      up={{ title: operation, label: `Time to ${operation}`, tick: nanosWords }}
    />
  );
}
