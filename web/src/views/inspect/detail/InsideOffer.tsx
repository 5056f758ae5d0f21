import { getInside } from '../../../api/trees.ts';
import type { Field } from '../../../api/types.ts';
import { autoReading } from '../../../state/address/reading.ts';
import { addressOf } from '../../../state/address/route.ts';
import { useExtra } from '../../../state/tree/details.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { isConvincing, mayHold, nameOf, offerOf } from './offers.ts';

/** Where the bytes of a field are something themselves: what they look like, and the way into them. */
export function InsideOffer({ open, field }: { readonly open: OpenTree; readonly field: Field }) {
  const { id, size } = open.tree;
  const asked = mayHold(field, field.source === 0 ? size : Number.POSITIVE_INFINITY);
  const inside = useExtra(asked ? `${id} ${field.id}` : undefined, (signal) => getInside(id, field.id, signal));
  const offer = inside && offerOf(inside);
  if (!inside || !offer) return null;
  const format = isConvincing(offer) ? offer.format : autoReading.format;
  const reading = { ...autoReading, layers: inside.layers, format, start: offer.offset };
  return (
    <section className="detail-section inside-offer" aria-label="Format of these bytes">
      <p>
        These bytes look like <strong>{nameOf(inside, offer)}</strong>
      </p>
      {offer.confidence > 0 && <p className="dim">{offer.reason}</p>}
      <a className="button" href={addressOf({ view: 'inspect', dump: inside.dump, reading, place: {} })}>
        Open them <Icon name="jump" />
      </a>
    </section>
  );
}
