import { useEffect, useState } from 'react';
import { wasAborted, wordsFor } from '../../../api/problem.ts';
import type { StreamClassChange, StreamClassChanges } from '../../../api/types.ts';
import { count, shortNames } from '../../../base/text.ts';
import type { OtherVersion } from '../../../state/address/route.ts';
import { useStore } from '../../../state/shell/react.ts';
import { streamOf } from '../../../state/tree/openStream.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { type ClassHistory as Answer, compareWith, historyWith } from '../../../state/tree/otherVersion.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { Line } from '../../../widgets/Prose.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { changesWords, fieldWords, isFatal } from './verdictWords.ts';

type Props = { readonly open: OpenTree; readonly other: OtherVersion };

/** What changed in the classes from one stream to another, class by class. */
export function ClassHistory({ open, other }: Props) {
  const history = useHistory(open, other);
  const changes = history.kind === 'here' ? history.changes : undefined;
  const [picked, pick] = useState(0);
  const shown = changes?.changed[picked] ?? changes?.changed[0];
  return (
    <>
      <div className="stream-with">
        <span className="chip">
          {history.kind === 'here' ? history.other.name : 'Another stream'}{' '}
          <button type="button" aria-label="Without the other stream" onClick={() => compareWith(undefined)}>
            <Icon name="close" />
          </button>
        </span>
        <fieldset className="choice" aria-label="What the other stream is">
          {(['before', 'after'] as const).map((is) => (
            <button key={is} type="button" aria-pressed={other.is === is} onClick={() => compareWith({ ...other, is })}>
              {is === 'before' ? 'Is the earlier one' : 'Is the later one'}
            </button>
          ))}
        </fieldset>
        <span className="dim" role="status">
          {history.kind === 'waiting' && 'Comparing'}
          {changes && changesWords(changes)}
        </span>
      </div>
      {history.kind === 'failed' && (
        <p className="detail-error" role="alert">
          {wordsFor(history.error).title}. {wordsFor(history.error).detail}
        </p>
      )}
      {changes && changes.changed.length === 0 && changes.onlyBeforeCount + changes.onlyAfterCount === 0 && (
        <p className="empty">No class differs: both streams describe the same versions.</p>
      )}
      <div className="stream-columns">
        <div className="class-list">
          <ul aria-label="Classes that changed">
            {changes?.changed.map((change, i) => (
              <li key={change.name}>
                <ChangeRow change={change} current={change === shown} onPick={() => pick(i)} />
              </li>
            ))}
            {changes && changes.changed.length < changes.changedCount && (
              <li className="empty">
                {count(changes.changedCount - changes.changed.length)} more: <code>hexplain classes --compare</code>{' '}
                lists all.
              </li>
            )}
          </ul>
          {changes && (
            <OnlyIn title={`Only in ${changes.before}`} names={changes.onlyBefore} of={changes.onlyBeforeCount} />
          )}
          {changes && (
            <OnlyIn title={`Only in ${changes.after}`} names={changes.onlyAfter} of={changes.onlyAfterCount} />
          )}
        </div>
        {changes && shown && <Change open={open} changes={changes} change={shown} />}
      </div>
    </>
  );
}

function useHistory(open: OpenTree, { dump, is }: OtherVersion): Answer {
  const [history, setHistory] = useState<Answer>({ kind: 'waiting' });
  useEffect(() => {
    const asking = new AbortController();
    setHistory({ kind: 'waiting' });
    historyWith(open.tree, { dump, is }, asking.signal).then(
      setHistory,
      (error: unknown) => wasAborted(error) || setHistory({ kind: 'failed', error }),
    );
    return () => asking.abort();
  }, [open, dump, is]);
  return history;
}

type RowProps = { readonly change: StreamClassChange; readonly current: boolean; readonly onPick: () => void };

function ChangeRow({ change, current, onPick }: RowProps) {
  const clash = change.serialVersionUIDBefore !== change.serialVersionUIDAfter;
  return (
    <button type="button" className="class-row" aria-current={current} title={change.name} onClick={onPick}>
      <code>{shortNames(change.name, 40)}</code>
      <span className={`class-outcome outcome-${clash ? 'fails' : 'depends'}`}>{clash ? 'other UID' : 'differs'}</span>
    </button>
  );
}

type OnlyProps = { readonly title: string; readonly names: readonly string[]; readonly of: number };

function OnlyIn({ title, names, of }: OnlyProps) {
  if (of === 0) return null;
  return (
    <section className="class-only" aria-label={title}>
      <h3>
        {title} <span className="dim">{count(of)}</span>
      </h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code title={name}>{shortNames(name, 48)}</code>
          </li>
        ))}
        {names.length < of && <li className="dim">{count(of - names.length)} more</li>}
      </ul>
    </section>
  );
}

type ChangeProps = {
  readonly open: OpenTree;
  readonly changes: StreamClassChanges;
  readonly change: StreamClassChange;
};

function Change({ open, changes, change }: ChangeProps) {
  const here = useStore(streamOf(open.tree).classes)?.classes.find(({ name }) => name === change.name);
  const { serialVersionUIDBefore: before, serialVersionUIDAfter: after } = change;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by keys
    <section className="class-compared" aria-label={change.name} tabIndex={0}>
      {here ? (
        <PlaceLink open={open} place={{ offset: here.offset, path: here.path, text: change.name }} />
      ) : (
        <code>{change.name}</code>
      )}
      <table className="class-table">
        <thead>
          <tr>
            <th />
            <th>In {changes.before}</th>
            <th>In {changes.after}</th>
            <th>What the later class reads</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">serialVersionUID</th>
            <td>
              <code>{before}L</code>
            </td>
            <td>
              <code>{after}L</code>
            </td>
            <td className={before === after ? '' : 'class-fatal'}>{before === after ? '' : 'differs'}</td>
          </tr>
          {change.fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td>
                <code>{field.streamType}</code>
              </td>
              <td>
                <code>{field.classType}</code>
              </td>
              <td className={isFatal(field) ? 'class-fatal' : ''}>{fieldWords(field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {change.notes.map((note) => (
        <p key={note}>
          <Line text={note} />
        </p>
      ))}
    </section>
  );
}
