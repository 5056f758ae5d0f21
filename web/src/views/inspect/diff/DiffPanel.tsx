import { useEffect, useState } from 'react';
import { wasAborted, wordsFor } from '../../../api/problem.ts';
import type { Difference } from '../../../api/types.ts';
import { autoReading } from '../../../state/address/reading.ts';
import { type Against, addressOf } from '../../../state/address/route.ts';
import { compareAgainst, type Differing, differencesFrom, mostDifferences } from '../../../state/tree/differing.ts';
import { DifferingBytes } from '../../../state/tree/differingBytes.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { IconButton } from '../../../widgets/IconButton.tsx';
import { Notes } from '../../../widgets/Notes.tsx';
import { BytesBeside } from './BytesBeside.tsx';
import { DiffList } from './DiffList.tsx';
import { SideBySide } from './SideBySide.tsx';
import './diffPanel.css';

type Props = { readonly open: OpenTree; readonly against: Against };

/** What differs from the dump on screen to another one: each difference, and its bytes on both sides. */
export function DiffPanel({ open, against }: Props) {
  const differing = useDiffering(open, against);
  const [picked, pick] = useState(-1);
  const [isBeside, setBeside] = useState(false);
  const here = differing.kind === 'here' ? differing : undefined;
  const items = here?.found.items ?? [];
  const shown = items[picked];
  const show = (number: number) => {
    pick(number);
    const difference = items[number];
    if (difference) goTo(open, difference);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one
  useEffect(() => pick(-1), [here?.found]);
  useEffect(() => {
    open.differing.set(here && DifferingBytes.of(here.found.items));
    return () => open.differing.set(undefined);
  }, [open, here]);
  return (
    <section className={isBeside ? 'diff-panel diff-panel-tall' : 'diff-panel'} aria-label="Differences">
      <div className="pane-head">
        <h2>Differences</h2>
        <span className="dim diff-with">
          to {here ? <OtherName name={here.other.dump.name} against={against} /> : 'another dump'}
        </span>
        <fieldset className="choice" aria-label="What is compared">
          {(['values', 'fields', 'bytes'] as const).map((as) => (
            <button
              key={as}
              type="button"
              aria-pressed={(here?.found.as ?? against.as) === as}
              onClick={() => compareAgainst({ ...against, as })}
            >
              {words[as]}
            </button>
          ))}
        </fieldset>
        <span className="choice">
          <button type="button" aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
            Side by side
          </button>
        </span>
        <span className="pane-head-end">
          <IconButton icon="up" label="Previous difference" onClick={() => show(Math.max(0, picked - 1))} />
          <IconButton
            icon="down"
            label="Next difference"
            onClick={() => show(Math.min(items.length - 1, picked + 1))}
          />
          <IconButton icon="close" label="Close differences" onClick={() => compareAgainst(undefined)} />
        </span>
      </div>
      <p className="diff-summary" role="status">
        {differing.kind === 'waiting' && 'Comparing…'}
        {here?.found.summary}
      </p>
      {here && <Notes notes={here.found.notes} />}
      {differing.kind === 'failed' && (
        <p className="detail-error" role="alert">
          {wordsFor(differing.error).title}. {wordsFor(differing.error).detail}
        </p>
      )}
      {here && items.length > 0 && (
        <div className={columnsOf(isBeside, shown !== undefined)}>
          <DiffList items={items} at={picked} onPick={show} />
          {isBeside && <SideBySide open={open} other={here.other} difference={shown} />}
          {!isBeside && shown && <BytesBeside open={open} other={here.other} difference={shown} />}
        </div>
      )}
      {items.length === mostDifferences && (
        <p className="dim diff-more">
          The first {mostDifferences}. <code>hexplain diff --limit 100000</code> lists more.
        </p>
      )}
    </section>
  );
}

const columnsOf = (isBeside: boolean, isPicked: boolean) =>
  ['diff-columns', isBeside && 'with-sides', !isBeside && isPicked && 'with-bytes'].filter(Boolean).join(' ');

const words = { values: 'Values', fields: 'Fields', bytes: 'Bytes' } as const;

function OtherName({ name, against }: { readonly name: string; readonly against: Against }) {
  const { dump, layers, format } = against;
  const reading = { ...autoReading, layers, format };
  return (
    <a className="link" href={addressOf({ view: 'inspect', dump, reading, place: {} })}>
      {name} <Icon name="jump" />
    </a>
  );
}

/** Selects what differs in the dump on screen: where it was, or where something was added. */
function goTo(open: OpenTree, { before, after }: Difference): void {
  if (before && before.field !== '' && before.type !== '') void open.jumpTo(before.field);
  else if (before) open.selectRange(before.offset, before.offset + before.length - 1, 'push');
  else if (after) open.clear();
}

function useDiffering(open: OpenTree, { dump, layers, format, as }: Against): Differing {
  const [differing, setDiffering] = useState<Differing>({ kind: 'waiting' });
  useEffect(() => {
    const asking = new AbortController();
    setDiffering({ kind: 'waiting' });
    differencesFrom(open.tree, { dump, layers, format, as }, asking.signal).then(
      setDiffering,
      (error: unknown) => wasAborted(error) || setDiffering({ kind: 'failed', error }),
    );
    return () => asking.abort();
  }, [open, dump, layers, format, as]);
  return differing;
}
