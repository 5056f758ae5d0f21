import { useEffect, useId, useRef, useState } from 'react';
import type { Sample } from '../../api/types.ts';
import { count } from '../../base/text.ts';
import { change } from './changing.ts';
import { positionOf, sizeAt, sizeOf } from './sampleSizes.ts';
import './values.css';

type Props = {
  readonly of: NonNullable<Sample['size']>;
  readonly value: number | undefined;
  readonly wrong: string | undefined;
};

const movingMillis = 120;

/** How large the object is: a slider for the order of magnitude, a number for exactness. */
export function SampleSize({ of, value = of.default, wrong }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const entered = typed === undefined ? value : sizeOf(typed, of);
  const sent = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside replaces what was typed, what was sent from here does not
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = undefined;
    setTyped((text) => (text !== undefined && sizeOf(text, of) === value ? text : undefined));
  }, [value]);
  useEffect(() => {
    if (typed === undefined || typeof entered !== 'number' || entered === value) return;
    const timer = setTimeout(() => {
      sent.current = entered;
      change({ size: entered === of.default ? undefined : entered });
    }, movingMillis);
    return () => clearTimeout(timer);
  }, [typed, entered, value, of]);
  const complaint = typeof entered === 'string' ? entered : wrong;
  return (
    <div className="sample-size">
      <label htmlFor={id}>{of.unit.startsWith(of.title) ? of.unit : `${of.title}, ${of.unit}`}</label>
      <input
        id={id}
        className="value-input"
        inputMode="numeric"
        value={typed ?? String(value)}
        aria-invalid={complaint !== undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <input
        type="range"
        min={0}
        max={1}
        step={0.005}
        value={positionOf(typeof entered === 'number' ? entered : value, of)}
        aria-label={`${of.title}, on a logarithmic scale`}
        aria-valuetext={`${count(typeof entered === 'number' ? entered : value)} ${of.unit}`}
        onChange={(event) => setTyped(String(sizeAt(Number(event.currentTarget.value), of)))}
      />
      {complaint !== undefined && (
        <span className="value-wrong" role="alert">
          {complaint}
        </span>
      )}
    </div>
  );
}
