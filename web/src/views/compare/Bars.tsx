import type { Sample } from '../../api/types.ts';
import { roleWords } from '../../base/roles.ts';
import { count, percent } from '../../base/text.ts';
import type { Comparison } from '../../state/comparison.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { type Bar, encodingItself, isRole, lengthOf, publishedOf, type Ranking, times } from './ranking.ts';
import { labelWords } from './words.ts';

type Props = {
  readonly ranking: Ranking;
  readonly sample: Sample | undefined;
  readonly comparison: Comparison;
  readonly stale: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly lit: string | undefined;
  readonly onChange: (part: Partial<Comparison>) => void;
  readonly onLight: (member: string | undefined) => void;
};

/** Sizes from small to large, each stacked by what its bytes are for. */
export function Bars({ ranking, comparison, chosen, onChange, ...rest }: Props) {
  const toggle = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return (
    <ol className="bars">
      {ranking.bars.map((bar) => (
        <BarRow
          {...rest}
          key={bar.codec.id}
          bar={bar}
          ranking={ranking}
          comparison={comparison}
          isChosen={chosen.includes(bar.codec.id)}
          onChoose={() => onChange({ chosen: toggle(chosen, bar.codec.id) })}
          onPin={() => onChange({ pinned: toggle(comparison.pinned, bar.codec.id) })}
        />
      ))}
    </ol>
  );
}

type RowProps = Pick<Props, 'sample' | 'comparison' | 'stale' | 'lit' | 'onLight' | 'ranking'> & {
  readonly bar: Bar;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPin: () => void;
};

function BarRow({ bar, sample, comparison, ranking, stale, isChosen, lit, onLight, onChoose, onPin }: RowProps) {
  const { codec, encoding, bytes, ratio, pinned } = bar;
  const title = `${codec.title}: ${count(bytes)} bytes`;
  return (
    <li className={`bar-row${stale.has(codec.id) ? ' bar-stale' : ''}`} data-codec={codec.id}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`Show the bytes of ${codec.title}`}
        title="Show its bytes below"
        onChange={onChoose}
      />
      <button
        type="button"
        className="icon-button icon-button-small bar-pin"
        aria-pressed={pinned}
        aria-label={`Keep ${codec.title} on top`}
        title={pinned ? 'Do not keep on top' : 'Keep on top'}
        onClick={onPin}
      >
        <Icon name="pin" />
      </button>
      <span className="bar-title" title={`${codec.title}\n${codec.library}\n${codec.doc}`}>
        {codec.title}
      </span>
      <Label bar={bar} />
      <span className="bar-track" role="img" aria-label={title}>
        <BarParts bar={bar} ranking={ranking} log={comparison.log} lit={lit} onLight={onLight} />
        {comparison.measure === 'size' &&
          publishedOf(sample, codec.id).map((published) => (
            <span
              key={published.source}
              className="bar-mark"
              style={{ left: share(lengthOf(published.bytes, ranking.most, comparison.log)) }}
              title={`${published.source}: ${published.bytes} bytes${published.note === '' ? '' : `\n${published.note}`}`}
            />
          ))}
      </span>
      <span className="bar-bytes">{count(bytes)}</span>
      <span className="bar-ratio dim">
        {ratio === undefined ? '' : comparison.baseline === codec.id ? 'base' : times(ratio)}
      </span>
      <span className="visually-hidden">{encoding.label?.reason}</span>
    </li>
  );
}

const share = (fraction: number): string => `${Math.min(100, fraction * 100)}%`;

function BarParts({
  bar: { bytes, parts },
  ranking,
  log,
  lit,
  onLight,
}: Pick<RowProps, 'bar' | 'ranking' | 'lit' | 'onLight'> & { readonly log: boolean }) {
  const width = lengthOf(bytes, ranking.most, log);
  if (parts.length === 0) return <span className="bar-part bar-whole" style={{ width: share(width) }} />;
  return parts.map(({ key, bytes: part }) => (
    <span
      key={key}
      className={`bar-part ${isRole(key) ? `role-${key}` : memberColour(ranking.keys, key)}${lit !== undefined && lit === key ? ' bar-lit' : ''}`}
      style={{ width: share(width * (part / bytes)) }}
      title={`${partWords(key)}: ${count(part)} of ${count(bytes)} bytes, ${percent(part, bytes)}`}
      onPointerEnter={() => !isRole(key) && onLight(key)}
      onPointerLeave={() => onLight(undefined)}
    />
  ));
}

/** A member's colour: one of eight, by its place among the members. */
export function memberColour(keys: readonly string[], key: string): string {
  return key === encodingItself ? 'member-none' : `member-${keys.filter((each) => each !== '').indexOf(key) % 8}`;
}

export const partWords = (key: string): string =>
  isRole(key) ? `${key}: ${roleWords[key].meaning}` : key === encodingItself ? 'the encoding itself' : key;

/** What came back, where that was not everything. */
function Label({ bar: { encoding } }: { readonly bar: Bar }) {
  const kind = encoding.label?.kind ?? 'exact';
  return kind === 'exact' ? (
    <span className="bar-label" />
  ) : (
    <span className={`bar-label label-${kind}`} title={encoding.label?.reason}>
      {labelWords[kind]}
    </span>
  );
}
