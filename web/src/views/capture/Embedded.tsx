import { listEmbedded } from '../../api/captures.ts';
import type { Carving, Conversation, Flow } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { plural } from '../../base/text.ts';
import { sideWords } from '../../state/address/capturePlace.ts';
import { addressOf } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { useExtra } from '../../state/tree/details.ts';
import { contentAt, streamOfSide } from './places.ts';
import './embedded.css';

const most = 100;

type Props = { readonly open: OpenCapture; readonly flow: Flow; readonly conversation: Conversation };

/** Where the protocol of a flow is unknown: the streams that are embedded in what its sides sent, and the way into each. */
export function Embedded({ open, flow, conversation }: Props) {
  const { dump } = open.id;
  const sides = (['a', 'b'] as const).flatMap((side) => {
    const layers = flow[side].streamBytes > 0 ? streamOfSide(conversation, flow, side)?.layers : undefined;
    return layers === undefined ? [] : [{ side, layers }];
  });
  const key = sides.map(({ layers }) => layers).join(' ');
  const found = useExtra(`${dump} ${key}`, async (signal) => {
    const lists = await Promise.all(sides.map(({ layers }) => listEmbedded(dump, layers, most, signal)));
    return lists.flatMap((list, i) => list.items.map((item) => ({ side: sides[i]?.side ?? 'a', item })));
  });
  if (!found) return null;
  if (found.length === 0) return <p className="embedded dim">No known format is embedded in these bytes.</p>;
  return (
    <details className="embedded" open>
      <summary>
        {found.length === 1 ? '1 stream is embedded' : `${plural(found.length, 'stream')} are embedded`}
      </summary>
      <ul aria-label="Embedded streams">
        {found.map(({ side, item }) => (
          <li key={`${side} ${item.layers}`}>
            <span className={`side-mark side-${side}`}>{sideWords[side]}</span>
            <code>{hexOffset(item.offset)}</code>
            <span className="embedded-what" title={item.reason}>
              {item.title}
            </span>
            <span className="dim">{lengthWords(item)}</span>
            <a className="link" href={addressOf(contentAt(dump, item.layers, { format: item.format, start: 0 }))}>
              Open
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How long something is; where its own end is not known, how much there is at most. */
function lengthWords({ length, bounded }: Carving): string {
  return bounded ? plural(length, 'byte') : `up to ${plural(length, 'byte')}`;
}
