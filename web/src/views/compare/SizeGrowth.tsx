import { useEffect, useRef, useState } from 'react';
import { encode } from '../../api/encodings.ts';
import { wasAborted, wordsFor } from '../../api/problem.ts';
import type { Codec } from '../../api/types.ts';
import { count } from '../../base/text.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { type GrowthPoint, shortCount, sizesOf } from './growth.ts';
import { Plot } from './Plot.tsx';
import type { SizedSample } from './panelList.ts';
import type { Values } from './values.ts';
import './sizeGrowth.css';

type Props = { readonly sample: SizedSample; readonly values: Values; readonly codecs: readonly Codec[] };

/** How encodings of the chosen codecs grow with the sample, drawn as the sizes arrive. */
export function SizeGrowth({ sample, values, codecs }: Props) {
  const [points, setPoints] = useState<readonly GrowthPoint[]>([]);
  const [done, setDone] = useState(0);
  const [state, setState] = useState<'idle' | 'running' | 'cancelled' | 'failed'>('idle');
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
    return () => {
      stop.current?.abort();
      stop.current = undefined;
    };
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
            if (signal.aborted || told.event !== 'result' || told.encoding.size === undefined) return;
            const { codec, size: bytes } = told.encoding;
            setPoints((all) => [...all, { codec, size, value: bytes, words: `${count(bytes)} bytes` }]);
          },
          signal,
        );
        setDone(index + 1);
      }
      setState('idle');
    } catch (failure) {
      if (stop.current !== controller) return;
      setState(wasAborted(failure) ? 'cancelled' : 'failed');
      setError(failure);
    }
  };

  return (
    <section className="size-growth" aria-label={`Size by ${sample.size.title}`}>
      <div className="size-growth-tools">
        {state === 'running' ? (
          <button type="button" className="button" onClick={() => stop.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={ids.length === 0}
            onClick={() => void draw()}
          >
            {done === 0 ? 'Draw' : 'Draw again'}
          </button>
        )}
        {state !== 'idle' && <progress value={done} max={sizes.length} aria-label="Sizes measured" />}
        <span className="dim" role="status">
          {wordsOf(state, done, sizes.length) ??
            (ids.length === 0
              ? 'Choose codecs in the list above to plot their size growth.'
              : `How the chosen encodings grow, from ${count(sample.size.min)} to ${count(sample.size.max)} ${sample.size.unit}.`)}
        </span>
      </div>
      {state === 'failed' && <Banner {...wordsFor(error)} />}
      <Plot
        points={points}
        codecs={codecs}
        across={sample.size}
        up={{ title: 'bytes', label: 'Size of encodings in bytes', tick: shortCount }}
      />
    </section>
  );
}

function wordsOf(state: 'idle' | 'running' | 'cancelled' | 'failed', done: number, all: number): string | undefined {
  if (state === 'running') return `${done} of ${all} sizes`;
  return state === 'cancelled' ? `Cancelled after ${done} of ${all} sizes.` : undefined;
}
