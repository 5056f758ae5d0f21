import { getOrigin } from '../../../api/trees.ts';
import type { Origin } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { count, plural } from '../../../base/text.ts';
import { autoReading } from '../../../state/address/reading.ts';
import { addressOf } from '../../../state/address/route.ts';
import { useExtra } from '../../../state/tree/details.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';

type Props = { readonly open: OpenTree; readonly start: number; readonly length: number };

/** Where the selected bytes are in each layer around them, down to the dump; each place is a link to it. */
export function OriginFacts({ open, start, length }: Props) {
  const { id, dump } = open.tree;
  const origins = useExtra(`${id} ${start} ${length}`, (signal) => getOrigin(id, start, length, signal));
  if (!origins || origins.length === 0) return null;
  return (
    <section className="detail-section" aria-label="In the encoding layers">
      <h3>In the encoding layers</h3>
      <dl className="facts">
        {origins.map((origin, i) => (
          <OriginRow key={origin.layers} origin={origin} outside={origins[i + 1]?.title} dump={dump.id} />
        ))}
      </dl>
    </section>
  );
}

type RowProps = {
  readonly origin: Origin;
  /** The layer that this place is inside of; undefined for the dump. */
  readonly outside: string | undefined;
  readonly dump: string;
};

function OriginRow({ origin, outside, dump }: RowProps) {
  const { layers, offset, length } = origin;
  const place = { at: offset, ...(length > 1 ? { to: offset + length - 1 } : {}) };
  const name = outside === undefined ? 'the dump' : `inside ${outside}`;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <a
          className="link"
          aria-label={`Byte ${count(offset)}, ${name}`}
          title="Show it there"
          href={addressOf({ view: 'inspect', dump, reading: { ...autoReading, layers }, place })}
        >
          <code>{count(offset)}</code> <code>{hexOffset(offset)}</code>
        </a>
        {length > 0 && <span className="dim">, {plural(length, 'byte')}</span>}
      </dd>
    </>
  );
}
