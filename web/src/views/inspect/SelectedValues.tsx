import { useState } from 'react';
import { wasAborted, wordsFor } from '../../api/problem.ts';
import { evaluate } from '../../api/trees.ts';
import type { SelectedValues as Selected } from '../../api/types.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';

type Props = { readonly open: OpenTree; readonly expression: string; readonly first: Selected };

/** The values that a selection selects: a line for each leads to its bytes, and the next ones come when asked for. */
export function SelectedValues({ open, expression, first }: Props) {
  const [pages, setPages] = useState<readonly Selected[]>([first]);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const items = pages.flatMap((page) => page.items);
  const { next, problem } = pages.at(-1) ?? first;
  const more = () => {
    setAsking(true);
    evaluate(open.tree.id, expression, undefined, undefined, next).then(
      ({ selected }) => {
        setAsking(false);
        if (selected) setPages((before) => [...before, selected]);
      },
      (error: unknown) => {
        setAsking(false);
        if (!wasAborted(error)) setFailure(wordsFor(error).detail);
      },
    );
  };
  return (
    <section className="selected-values" aria-label="Selected values">
      <ul>
        {items.map(({ path, value }) => (
          <li key={`${path} ${value.field}`}>
            <button type="button" className="link" onClick={() => void open.jumpTo(value.field)}>
              {path || 'The whole value'}
            </button>
            <code className="expression-value">{value.text}</code>
            <span className="dim">{value.type}</span>
          </li>
        ))}
      </ul>
      {items.length === 0 && next === undefined && (
        <p className="dim">Nothing is selected{problem !== undefined && `: ${problem}`}</p>
      )}
      {items.length > 0 && problem !== undefined && <p className="dim">{problem}</p>}
      {failure !== '' && <p className="worst-error">{failure}</p>}
      {next !== undefined && (
        <button type="button" className="button" aria-disabled={asking} onClick={() => asking || more()}>
          {items.length === 0 ? 'Nothing found yet: search on' : 'More'}
        </button>
      )}
    </section>
  );
}
