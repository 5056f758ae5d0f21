import { type PointerEvent, useState } from 'react';
import { count, percent } from '../../../base/text.ts';

/** How often each byte occurs: a bar for each, whose height is the root of the count, so that rare ones are seen too. */
export function Histogram({ counts }: { readonly counts: readonly number[] }) {
  const [pointed, point] = useState<number>();
  const most = Math.max(...counts);
  const total = counts.reduce((sum, each) => sum + each, 0);
  const bars = counts.map((each, byte) => {
    const height = 100 * Math.sqrt(each / most);
    return each > 0 ? `M${byte} 100v${-height}h1v${height}z` : '';
  });
  const onPointerMove = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    point(Math.min(255, Math.max(0, Math.floor((256 * (event.clientX - box.left)) / box.width))));
  };
  return (
    <figure>
      <svg
        className="histogram"
        viewBox="0 0 256 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`How often each byte occurs: ${mostFrequent(counts, total)}`}
        onPointerMove={onPointerMove}
        onPointerLeave={() => point(undefined)}
      >
        <path d={bars.join('')} />
      </svg>
      <figcaption className="chart-words dim">
        {pointed === undefined
          ? mostFrequent(counts, total)
          : `${hex(pointed)}: ${count(counts[pointed] ?? 0)}, ${percent(counts[pointed] ?? 0, total)}`}
      </figcaption>
    </figure>
  );
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

function mostFrequent(counts: readonly number[], total: number): string {
  const first = counts
    .map((each, byte) => ({ each, byte }))
    .filter(({ each }) => each > 0)
    .sort((a, b) => b.each - a.each)
    .slice(0, 3)
    .map(({ each, byte }) => `${hex(byte)} ${percent(each, total)}`);
  return `most frequent ${first.join(', ')}`;
}
