import { useEffect, useState } from 'react';
import type { Sample } from '../../api/types.ts';
import { byteSize, count } from '../../base/text.ts';
import { type Comparison, defaultComparison } from '../../state/comparison.ts';
import { navigate } from '../../state/route.ts';
import { ValuesForm } from './ValuesForm.tsx';
import { changed, type ValueSchema, type Values } from './values.ts';

type Props = {
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly comparison: Comparison;
  readonly lit: string | undefined;
  readonly onLight: (place: string | undefined) => void;
  readonly onChange: (part: Partial<Comparison>) => void;
};

const typingMillis = 120;

/** The object: which one, how large, and its values. */
export function SamplePane({ samples, sample, comparison, lit, onLight, onChange }: Props) {
  const [values, setValues] = useTyped(sample, comparison, onChange);
  const isChanged = Object.keys(comparison.values).length > 0 || comparison.size !== undefined;
  return (
    <aside className="sample-pane" aria-label="Object">
      <div className="sample-head">
        <select
          aria-label="Sample"
          value={sample.id}
          onChange={(event) =>
            navigate({
              view: 'compare',
              comparison: { ...comparison, sample: event.currentTarget.value, values: {}, size: undefined },
            })
          }
        >
          {samples.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          disabled={!isChanged}
          onClick={() => onChange({ values: defaultComparison.values, size: undefined })}
        >
          Reset
        </button>
      </div>
      <p className="sample-doc dim">{sample.doc}</p>
      <p className="sample-type">
        <code>{sample.type}</code>
      </p>
      {sample.size && <Size of={sample.size} value={comparison.size} onChange={(size) => onChange({ size })} />}
      <ValuesForm
        key={sample.id}
        schema={sample.schema as ValueSchema}
        values={values}
        defaults={sample.values}
        lit={lit}
        onLight={onLight}
        onChange={setValues}
      />
      {sample.published.length > 0 && <Published sample={sample} />}
    </aside>
  );
}

/** The values on screen: at once what is typed, and in the address a moment after the last key. */
function useTyped(
  sample: Sample,
  { values: given }: Comparison,
  onChange: Props['onChange'],
): [Values, (values: Values) => void] {
  const [typed, setTyped] = useState<Values>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside replaces what was typed
  useEffect(() => setTyped(undefined), [given, sample.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => onChange({ values: changed(typed, sample.values) }), typingMillis);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? { ...sample.values, ...given }, setTyped];
}

type SizeProps = {
  readonly of: NonNullable<Sample['size']>;
  readonly value: number | undefined;
  readonly onChange: (size: number | undefined) => void;
};

/** A slider on a logarithmic scale, since sizes go from nothing to a million. */
function Size({ of, value = of.default, onChange }: SizeProps) {
  const position = Math.log(value - of.min + 1) / Math.log(of.max - of.min + 1);
  return (
    <label className="sample-size">
      <span>
        {of.title} <span className="dim">{of.unit === 'bytes' ? byteSize(value) : `${count(value)} ${of.unit}`}</span>
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.005}
        value={position}
        aria-valuetext={`${count(value)} ${of.unit}`}
        onChange={(event) => {
          const size = Math.round((of.max - of.min + 1) ** Number(event.currentTarget.value)) - 1 + of.min;
          onChange(size === of.default ? undefined : size);
        }}
      />
    </label>
  );
}

/** What articles said of this object. */
function Published({ sample }: { readonly sample: Sample }) {
  return (
    <details className="published">
      <summary>Published sizes</summary>
      <ul>
        {sample.published.map(({ codec, bytes, source, note }) => (
          <li key={`${codec} ${source}`}>
            <strong>{count(bytes)}</strong> bytes, {codec}: {source}
            {note !== '' && <span className="dim"> {note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
