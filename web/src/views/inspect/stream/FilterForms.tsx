import { useEffect, useState } from 'react';
import { wasAborted, wordsFor } from '../../../api/problem.ts';
import { type FilterScope, getStreamFilter } from '../../../api/streams.ts';
import type { StreamFilter } from '../../../api/types.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { Code } from './ClassCompared.tsx';
import { formWords } from './verdictWords.ts';

const scopes: readonly (readonly [FilterScope, string, string])[] = [
  ['class', 'Classes', 'Allow each class of the stream'],
  ['package', 'Packages', 'Allow their packages'],
];

type Props = {
  readonly tree: string;
  /** How many known chains are in the stream. */
  readonly chains: number;
};

/** A filter that accepts the stream, in the form in which it is set. */
export function FilterForms({ tree, chains }: Props) {
  const [by, setBy] = useState<FilterScope>('class');
  const [target, setTarget] = useState('pattern');
  const [filter, setFilter] = useState<StreamFilter>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const asking = new AbortController();
    setFailure(undefined);
    getStreamFilter(tree, by, asking.signal).then(
      setFilter,
      (error: unknown) => wasAborted(error) || setFailure(error),
    );
    return () => asking.abort();
  }, [tree, by]);
  const form = filter?.forms.find((each) => each.target === target);
  return (
    <>
      <div className="filter-head">
        <h3>Filter</h3>
        <fieldset className="choice" aria-label="What the filter allows">
          {scopes.map(([scope, label, title]) => (
            <button key={scope} type="button" title={title} aria-pressed={by === scope} onClick={() => setBy(scope)}>
              {label}
            </button>
          ))}
        </fieldset>
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
    </>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
