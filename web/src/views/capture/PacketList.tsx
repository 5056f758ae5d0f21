import type { Packet } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import type { CapturePlace } from '../../state/address/capturePlace.ts';
import { addressOf, navigate } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { ChipList } from './ChipList.tsx';
import { ListGrid } from './ListGrid.tsx';
import { bytesOfPacket, conversationOf } from './places.ts';
import { Moment } from './Times.tsx';
import { chipOfMark } from './words.ts';
import './packetList.css';
import './sides.css';

type Props = {
  readonly open: OpenCapture;
  readonly place: CapturePlace;
  readonly onChange: (part: Partial<CapturePlace>) => void;
};

/** Every packet in the order of the capture, or those of one flow. */
export function PacketList({ open, place, onChange }: Props) {
  const { flow, packet, filter } = place;
  return (
    <ListGrid
      key={`${flow} ${filter}`}
      list={open.packets(flow, filter)}
      label={flow === undefined ? 'Packets' : `Packets of flow ${flow}`}
      className="packet-list"
      rowHeight={24}
      columns={7}
      first={flow === undefined && filter === '' && packet !== undefined ? packet - 1 : undefined}
      head={['Packet', 'Time', 'Flow', 'Bytes', 'Offset', 'Summary', 'Notes'].map((title, i) => (
        <span key={title} role="columnheader" className={columns[i]}>
          {title}
        </span>
      ))}
      cells={(item) => <Cells open={open} packet={item} />}
      isSelected={({ number }) => number === packet}
      onMove={(item) => item && onChange({ packet: item.number })}
      onPick={(item) => onChange({ packet: item.number })}
      onOpen={(item) => navigate(bytesOfPacket(open.id, item.offset))}
      empty={<p>{filter === '' ? 'There are no packets here.' : 'No packet has all of these words.'}</p>}
    />
  );
}

const columns = ['col-number', 'col-time', 'col-flow', 'col-length', 'col-offset', 'col-summary', 'col-notes'];

function Cells({ open, packet }: { readonly open: OpenCapture; readonly packet: Packet }) {
  const { number, time, flow, side, length, original, offset, summary, marks } = packet;
  return (
    <>
      <span role="gridcell" className="col-number">
        {count(number)}
      </span>
      <span role="gridcell" className="col-time">
        <Moment open={open} time={time} />
      </span>
      <span role="gridcell" className="col-flow">
        {flow !== undefined && (
          <a className="link" href={addressOf(conversationOf(open.id, flow))} tabIndex={-1} title={`Flow ${flow}`}>
            {count(flow)}{' '}
            <span className={`side-mark side-${side}`}>{side === 'a' ? 'client → server' : 'server → client'}</span>
          </a>
        )}
      </span>
      <span
        role="gridcell"
        className="col-length"
        title={original > length ? `${plural(original, 'byte')} on the wire` : undefined}
      >
        {count(length)}
      </span>
      <span role="gridcell" className="col-offset">
        <a
          className="link"
          href={addressOf(bytesOfPacket(open.id, offset))}
          tabIndex={-1}
          title="Open its bytes in the capture file"
        >
          <code>{hexOffset(offset)}</code>
        </a>
      </span>
      <span role="gridcell" className="col-summary">
        {summary}
      </span>
      <span role="gridcell" className="col-notes">
        <ChipList chips={marks.map(chipOfMark)} />
      </span>
    </>
  );
}
