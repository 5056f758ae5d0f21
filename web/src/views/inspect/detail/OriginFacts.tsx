import { getOrigin } from '../../../api/trees.ts';
import type { Origin } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { count, plural } from '../../../base/text.ts';
import { useExtra } from '../../../state/details.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { addressOf, autoReading } from '../../../state/route.ts';

type Props = { readonly open: OpenTree; readonly start: number; readonly length: number };

/** Where the selected bytes are in each layer around them, down to the dump; each place is a link to it. */
export function OriginFacts({ open, start, length }: Props) {
  const { id, dump } = open.tree;
  const origins = useExtra(`${id} ${start} ${length}`, (signal) => getOrigin(id, start, length, signal));
  if (!origins || origins.length === 0) return null;
  return (
    <section className="detail-section" aria-label="In the layers">
      <h3>In the layers</h3>
      <dl className="facts">
        {origins.map((origin) => (
          <OriginRow key={origin.layers} origin={origin} dump={dump.id} />
        ))}
      </dl>
    </section>
  );
}

function OriginRow({ origin, dump }: { readonly origin: Origin; readonly dump: string }) {
  const { layers, title, offset, length } = origin;
  const place = { at: offset, ...(length > 1 ? { to: offset + length - 1 } : {}) };
  const reading = { ...autoReading, layers };
  return (
    <>
      <dt>{title} of</dt>
      <dd>
        <a
          className="link"
          title={layers === 'raw' ? 'Show the dump there' : `Show what is inside ${layers} there`}
          href={addressOf({ view: 'inspect', dump, reading, place })}
        >
          {layers === 'raw' ? 'the dump' : layers}
        </a>{' '}
        at <code>{count(offset)}</code> <code className="dim">{hexOffset(offset)}</code>
        {length > 0 && <span className="dim">, {plural(length, 'byte')}</span>}
      </dd>
    </>
  );
}
