import { type KeyboardEvent, memo } from 'react';
import { count, percent } from '../../base/text.ts';
import { type Comparison, type Measure, measures, type Stacking } from '../../state/address/comparison.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { partClass, partWords } from './colours.ts';
import { type Bar, lengthOf, type Published, type Ranking, times, type Waiting } from './ranking.ts';
import { labelWords, measureWords } from './words.ts';
import './colours.css';
import './bars.css';

type Props = {
  readonly ranking: Ranking;
  readonly comparison: Comparison;
  /** Codecs whose size is of the values before. */
  readonly stale: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly onChoose: (codec: string) => void;
  readonly onPin: (codec: string) => void;
};

/** Sizes from small to large, each stacked by what its bytes are for. */
export const Bars = memo(function Bars({ ranking, comparison, stale, chosen, onChoose, onPin }: Props) {
  const { measure, stacking, log, baseline } = comparison;
  return (
    <ol className="bars" onKeyDown={moveByRow} aria-label={`Codecs by size, ${measureWords[measure]}`}>
      {ranking.rows.map((row) =>
        row.encoding === undefined ? (
          <WaitingRow key={row.codec.id} row={row} />
        ) : (
          <BarRow
            key={row.codec.id}
            bar={row}
            scale={{ most: ranking.most, log, keys: ranking.keys, stacking, measure }}
            isBase={baseline === row.codec.id}
            isStale={stale.has(row.codec.id)}
            isChosen={chosen.includes(row.codec.id)}
            onChoose={onChoose}
            onPin={onPin}
          />
        ),
      )}
    </ol>
  );
});

/** Up and down go to the same control of the row above or below. */
function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const control = event.target as HTMLElement;
  const row = control.closest('.bar-row');
  const next = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[event.key];
  if (!row || !next) return;
  const place = [...row.querySelectorAll('input, button')].indexOf(control);
  next.querySelectorAll<HTMLElement>('input, button')[place]?.focus();
  event.preventDefault();
}

/** How lengths and colours are drawn, the same for every bar. */
type Scale = {
  readonly most: number;
  readonly log: boolean;
  readonly keys: readonly string[];
  readonly stacking: Stacking;
  readonly measure: Measure;
};

type RowProps = Pick<Props, 'onChoose' | 'onPin'> & {
  readonly bar: Bar;
  readonly scale: Scale;
  readonly isBase: boolean;
  readonly isStale: boolean;
  readonly isChosen: boolean;
};

function BarRow({ bar, scale, isBase, isStale, isChosen, onChoose, onPin }: RowProps) {
  const { codec, bytes, ratio, pinned, published } = bar;
  return (
    <li className={`bar-row${isStale ? ' bar-stale' : ''}`} data-codec={codec.id}>
      <label className="bar-choice" title={`${codec.title}\n${codec.library}\n${codec.doc}`}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`Show the bytes of ${codec.title}`}
          onChange={() => onChoose(codec.id)}
        />
        <span className="bar-title">{codec.title}</span>
      </label>
      <button
        type="button"
        className="icon-button icon-button-small bar-pin"
        aria-pressed={pinned}
        aria-label={`Pin ${codec.title} to the top`}
        title={pinned ? 'Unpin from the top' : 'Pin to the top'}
        onClick={() => onPin(codec.id)}
      >
        <Icon name="pin" />
      </button>
      <span className="bar-bytes">
        {count(bytes)}
        <span className="visually-hidden"> bytes</span>
      </span>
      <span className="bar-ratio dim">{ratio === undefined ? '' : isBase ? 'base' : times(ratio)}</span>
      <Label bar={bar} />
      <span className="bar-track">
        <BarParts bar={bar} scale={scale} />
        {published.length > 0 && <Marks published={published} scale={scale} />}
      </span>
    </li>
  );
}

const share = (fraction: number): string => `${Math.min(100, fraction * 100)}%`;

function BarParts({ bar: { bytes, parts }, scale }: Pick<RowProps, 'bar' | 'scale'>) {
  const { most, log, stacking, keys } = scale;
  const width = lengthOf(bytes, most, log);
  if (parts.length === 0) return <span className="bar-part bar-whole" style={{ width: share(width) }} />;
  return parts.map(({ key, bytes: part }) => (
    <span
      key={key}
      className={`bar-part ${partClass(key, stacking, keys)}`}
      style={{ width: share(width * (part / bytes)) }}
      title={`${partWords(key, stacking)}: ${count(part)} of ${count(bytes)} bytes, ${percent(part, bytes)}`}
      data-member={stacking === 'member' ? key : undefined}
    />
  ));
}

/** Sizes that articles published, each a line across the track with its number. */
function Marks({
  published,
  scale: { most, log },
}: {
  readonly published: readonly Published[];
  readonly scale: Scale;
}) {
  return [...new Set(published.map(({ bytes }) => bytes))].map((bytes) => {
    const at = lengthOf(bytes, most, log);
    const here = published.filter((each) => each.bytes === bytes);
    return (
      <span
        key={bytes}
        className={`bar-mark${at > 0.9 ? ' bar-mark-left' : ''}`}
        style={{ left: share(at) }}
        title={here.map(({ source, note }) => `${source}: ${bytes} bytes${note && `\n${note}`}`).join('\n')}
      >
        <span className="visually-hidden">published: </span>
        <span className="bar-mark-number">{count(bytes)}</span>
      </span>
    );
  });
}

/** What came back, where that was not everything. */
function Label({ bar: { encoding } }: { readonly bar: Bar }) {
  const { kind, reason } = encoding.label ?? { kind: 'exact', reason: '' };
  return (
    <span className={`bar-label label-${kind}`} title={reason}>
      {kind !== 'exact' && labelWords[kind]}
      {reason !== '' && <span className="visually-hidden">: {reason}</span>}
    </span>
  );
}

function WaitingRow({ row: { codec } }: { readonly row: Waiting }) {
  return (
    <li className="bar-row bar-waiting" data-codec={codec.id}>
      <span className="bar-choice dim">
        <span className="bar-title">{codec.title}</span>
      </span>
      <span className="bar-track">
        <span className="skeleton" />
      </span>
    </li>
  );
}

/** The measure after this one, round and round. */
export const nextMeasure = (now: Measure): Measure => measures[(measures.indexOf(now) + 1) % measures.length] ?? 'size';
