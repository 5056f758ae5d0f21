import { useEffect, useState } from 'react';
import { wasAborted, wordsFor } from '../../../api/problem.ts';
import { type FilterScope, type FilterSizes, getStreamFilter } from '../../../api/streams.ts';
import type { StreamFilter } from '../../../api/types.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { Notes } from '../../../widgets/Notes.tsx';
import { Code } from './ClassCompared.tsx';
import { formWords } from './verdictWords.ts';

const scopes: readonly (readonly [FilterScope, string, string])[] = [
  ['class', 'Classes', 'Allow each class of the stream'],
  ['package', 'Packages', 'Allow their packages'],
];

const limits: readonly (readonly [FilterSizes, string, string])[] = [
  ['limited', 'Limits', 'Limit depth, references, bytes and arrays to what the stream has, rounded up'],
  ['unlimited', 'No limits', 'Check classes alone'],
];

type Props = {
  readonly tree: string;
  /** How many known chains are in the stream. */
  readonly chains: number;
};

/** A filter that accepts the stream, in the form in which it is set. */
export function FilterForms({ tree, chains }: Props) {
  const [by, setBy] = useState<FilterScope>('class');
  const [sizes, setSizes] = useState<FilterSizes>('limited');
  const [target, setTarget] = useState('pattern');
  const [filter, setFilter] = useState<StreamFilter>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const asking = new AbortController();
    setFailure(undefined);
    getStreamFilter(tree, by, sizes, asking.signal).then(
      setFilter,
      (error: unknown) => wasAborted(error) || setFailure(error),
    );
    return () => asking.abort();
  }, [tree, by, sizes]);
  const form = filter?.forms.find((each) => each.target === target);
  return (
    <>
      <div className="filter-head">
        <h3>Filter</h3>
        <Choice label="What the filter allows" of={scopes} chosen={by} onChoose={setBy} />
        <Choice label="Limits of the filter" of={limits} chosen={sizes} onChoose={setSizes} />
      </div>
      <fieldset className="choice filter-forms" aria-label="Form of the filter">
        {filter?.forms.map((each) => (
          <button
            key={each.target}
            type="button"
            aria-pressed={each.target === target}
            onClick={() => setTarget(each.target)}
          >
            {formWords[each.target] ?? each.target}
          </button>
        ))}
      </fieldset>
      {chains > 0 && (
        <p className="filter-warning">
          <Icon name="warning" className="icon-warning" />A known chain is in this stream, and this filter accepts it.
          Make it from streams that you trust.
        </p>
      )}
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).detail}</p>}
      {form && <Code text={form.text} label="Copy the filter" />}
      {form && form.note !== '' && <p className="dim">{form.note}</p>}
      {filter && <p className="dim">{sentence(filter.note)}</p>}
      {filter && <Notes notes={filter.notes} />}
    </>
  );
}

type ChoiceProps<T extends string> = {
  readonly label: string;
  /** What there is to choose, how it is called, and what it does. */
  readonly of: readonly (readonly [T, string, string])[];
  readonly chosen: T;
  readonly onChoose: (each: T) => void;
};

function Choice<T extends string>({ label, of, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice" aria-label={label}>
      {of.map(([each, name, title]) => (
        <button key={each} type="button" title={title} aria-pressed={chosen === each} onClick={() => onChoose(each)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
