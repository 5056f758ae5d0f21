import { useEffect, useRef, useState } from 'react';
import type { Diagnostic, Sample } from '../../api/types.ts';
import { count } from '../../base/text.ts';
import type { Comparison } from '../../state/address/comparison.ts';
import { change } from './changing.ts';
import { SampleSize } from './SampleSize.tsx';
import { reset } from './useCompareActions.ts';
import { ValuesForm } from './ValuesForm.tsx';
import { changed, sameLengths, type ValueSchema, type Values } from './values.ts';
import './samplePane.css';

type Props = {
  readonly sample: Sample;
  readonly comparison: Comparison;
  /** What the server finds wrong with the values, each with its path. */
  readonly diagnostics: readonly Diagnostic[];
};

const typingMillis = 120;

/** A sample: how large, and its values. */
export function SamplePane({ sample, comparison, diagnostics }: Props) {
  const [values, setValues] = useTyped(sample, comparison);
  const wrong = new Map(diagnostics.map(({ path = '', message }) => [path, message]));
  return (
    <>
      <p className="sample-doc dim">{sample.doc}</p>
      <p className="sample-type">
        <code>{sample.type}</code>
      </p>
      {sample.size && (
        <SampleSize key={`size of ${sample.id}`} of={sample.size} value={comparison.size} wrong={wrong.get('size')} />
      )}
      {sizesArrays(sample) && comparison.size !== undefined && (
        <p className="sample-doc dim">Each array repeats the values below, {count(comparison.size)} in all.</p>
      )}
      <ValuesForm
        key={`values of ${sample.id}`}
        schema={sample.schema as ValueSchema}
        values={values}
        defaults={sample.values}
        wrong={wrong}
        onChange={setValues}
      />
      {sample.published.length > 0 && <Published sample={sample} />}
    </>
  );
}

/** The default values again. */
export function ResetButton({ comparison: { values, size } }: { readonly comparison: Comparison }) {
  const isChanged = Object.keys(values).length > 0 || size !== undefined;
  return (
    <button type="button" className="button" disabled={!isChanged} title="Default values" onClick={reset}>
      Reset
    </button>
  );
}

/** Whether the size says how long arrays are; it no longer does when one is made longer by hand. */
const sizesArrays = ({ size }: Sample): boolean => size?.unit.startsWith('elements') === true;

/** The values on screen: at once what is typed, and in the address a moment after the last key. */
function useTyped(sample: Sample, { values: given }: Comparison): [Values, (values: Values) => void] {
  const [typed, setTyped] = useState<Values>();
  const sent = useRef<{ typed: Values; values: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside replaces what was typed, but not what was typed since it was sent
  useEffect(() => {
    const isOwn = JSON.stringify(given) === sent.current?.values;
    setTyped((now) => (isOwn && now !== sent.current?.typed ? now : undefined));
  }, [given, sample.id]);
  useEffect(() => {
    if (!typed) return;
    const values = changed(typed, sample.values);
    const isResized = sizesArrays(sample) && !sameLengths(typed, { ...sample.values, ...given });
    const timer = setTimeout(() => {
      sent.current = { typed, values: JSON.stringify(values) };
      change({ values, ...(isResized ? { size: undefined } : {}) });
    }, typingMillis);
    return () => clearTimeout(timer);
  }, [typed, sample, given]);
  return [typed ?? { ...sample.values, ...given }, setTyped];
}

/** Sizes that articles publish for this object. */
function Published({ sample }: { readonly sample: Sample }) {
  return (
    <details className="published">
      <summary>Published sizes</summary>
      <ul>
        {sample.published.map(({ codec, bytes, source, note }) => (
          <li key={`${codec} ${source}`}>
            <strong>{count(bytes)} bytes</strong> for <code>{codec}</code>: {source}
            {note !== '' && <span className="dim">. {note}.</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
