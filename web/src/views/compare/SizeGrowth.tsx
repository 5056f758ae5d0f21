import { useEffect, useRef, useState } from 'react';
import { encode } from '../../api/encodings.ts';
import { wasAborted, wasRefused, wordsFor } from '../../api/problem.ts';
import type { Codec } from '../../api/types.ts';
import { count } from '../../base/text.ts';
import { requestOf, type SchemaEdits, type Wanted } from '../../state/compare/encodings.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { type GrowthPoint, shortCount, stepsOf } from './growth.ts';
import { Plot } from './Plot.tsx';
import type { SizeRange } from './panelList.ts';
import './sizeGrowth.css';

type Props = {
  readonly sizes: SizeRange;
  readonly wanted: Wanted;
  readonly schemas: SchemaEdits;
  readonly codecs: readonly Codec[];
};

/** How far a drawing has come; it ends where the server cannot make a larger object. */
type Progress = 'idle' | 'running' | 'cancelled' | 'ended' | 'failed';

/** How encodings of the chosen codecs grow with the object, drawn as they arrive. */
export function SizeGrowth({ sizes, wanted, schemas, codecs }: Props) {
  const [points, setPoints] = useState<readonly GrowthPoint[]>([]);
  const [done, setDone] = useState(0);
  const [state, setState] = useState<Progress>('idle');
  const [error, setError] = useState<unknown>();
  const stop = useRef<AbortController>(undefined);
  const steps = stepsOf(sizes);
  const request = { ...requestOf(wanted), schemas, codecs: codecs.map(({ id }) => id) };
  const what = JSON.stringify({ ...request, size: undefined });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another object or other codecs make what was drawn wrong
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
    let drawn = 0;
    try {
      for (const size of steps) {
        await encode(
          { ...request, size },
          (step) => {
            if (signal.aborted || step.event !== 'result' || step.encoding.size === undefined) return;
            const { codec, size: bytes } = step.encoding;
            setPoints((all) => [...all, { codec, size, value: bytes, words: `${count(bytes)} bytes` }]);
          },
          signal,
        );
        drawn++;
        setDone(drawn);
      }
      setState('idle');
    } catch (failure) {
      if (stop.current !== controller) return;
      setState(wasAborted(failure) ? 'cancelled' : drawn > 0 && wasRefused(failure) ? 'ended' : 'failed');
      setError(failure);
    }
  };

  return (
    <section className="size-growth" aria-label={`Size by ${sizes.title}`}>
      <div className="size-growth-tools">
        {state === 'running' ? (
          <button type="button" className="button" onClick={() => stop.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={codecs.length === 0}
            onClick={() => void draw()}
          >
            {done === 0 ? 'Draw' : 'Draw again'}
          </button>
        )}
        {state !== 'idle' && state !== 'ended' && (
          <progress value={done} max={steps.length} aria-label="Sizes encoded" />
        )}
        <span className="dim" role="status">
          {codecs.length === 0
            ? 'Choose codecs in the list above to plot their size growth.'
            : (wordsOf(state, done, steps.length) ??
              `How the chosen encodings grow, from ${count(sizes.min)} to ${count(sizes.max)} ${sizes.unit}.`)}
        </span>
      </div>
      {state === 'ended' && <p className="size-growth-end">{wordsFor(error).detail}</p>}
      {state === 'failed' && <Banner {...wordsFor(error)} />}
      <Plot
        points={points}
        codecs={codecs}
        across={{ ...sizes, max: (state === 'ended' && steps[done - 1]) || sizes.max }}
        up={{ title: 'bytes', label: 'Size of encodings in bytes', tick: shortCount }}
      />
    </section>
  );
}

function wordsOf(state: Progress, done: number, all: number): string | undefined {
  switch (state) {
    case 'running':
      return `${done} of ${all} sizes`;
    case 'cancelled':
      return `Cancelled after ${done} of ${all} sizes.`;
    case 'ended':
      return `${done} of ${all} sizes: larger objects are refused.`;
    default:
      return undefined;
  }
}
