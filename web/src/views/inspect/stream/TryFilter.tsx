import { type FormEvent, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { tryStreamFilter } from '../../../api/streams.ts';
import type { FilterTrial } from '../../../api/types.ts';
import { count } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Notes } from '../../../widgets/Notes.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { trialWords } from './verdictWords.ts';

/** A pattern of one's own: what it rejects in the stream, where, and by which part. */
export function TryFilter({ open }: { readonly open: OpenTree }) {
  const [pattern, setPattern] = useState('');
  const [trial, setTrial] = useState<FilterTrial>();
  const [failure, setFailure] = useState<unknown>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tryStreamFilter(open.tree.id, pattern).then(
      (answer) => {
        setFailure(undefined);
        setTrial(answer);
      },
      (error: unknown) => {
        setTrial(undefined);
        setFailure(error);
      },
    );
  };
  return (
    <form className="try-filter" onSubmit={submit}>
      <h3>Try a pattern</h3>
      <div className="try-line">
        <input
          className="search-input"
          aria-label="Pattern of jdk.serialFilter"
          placeholder="maxdepth=20;java.util.*;!*"
          value={pattern}
          spellCheck={false}
          onChange={(event) => setPattern(event.target.value)}
        />
        <button type="submit" className="button">
          Try
        </button>
      </div>
      <div role="status">
        {failure !== undefined && <p className="detail-error">{wordsFor(failure).detail}</p>}
        {trial && <Outcome trial={trial} />}
        {trial && <Notes notes={trial.notes} />}
      </div>
      {trial?.first.map((check) => (
        <div key={`${check.offset} ${check.part} ${check.references}`} className="rejection">
          <PlaceLink
            open={open}
            place={{ offset: check.offset, path: check.path, text: `${check.check} ${check.className}`.trim() }}
          />
          <span>
            rejected by <code>{check.part}</code>
          </span>
        </div>
      ))}
    </form>
  );
}

function Outcome({ trial }: { readonly trial: FilterTrial }) {
  const counts = `${count(trial.allowed)} checks allowed, ${count(trial.undecided)} undecided, ${count(trial.rejected)} rejected`;
  return (
    <p>
      <strong>{trialWords(trial)}</strong> <span className="dim">{counts}</span>
    </p>
  );
}
