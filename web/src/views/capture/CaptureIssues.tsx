import type { CaptureIssue } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count } from '../../base/text.ts';
import { navigate } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { ListGrid } from './ListGrid.tsx';
import { bytesOfPacket } from './places.ts';
import './captureIssues.css';

/** Issues of the capture itself; each leads to its bytes. */
export function CaptureIssues({ open }: { readonly open: OpenCapture }) {
  return (
    <ListGrid<CaptureIssue>
      list={open.issues}
      label="Issues of the capture"
      className="capture-issues"
      rowHeight={24}
      columns={3}
      head={['Offset', 'Packet', 'Issue'].map((title) => (
        <span key={title} role="columnheader">
          {title}
        </span>
      ))}
      cells={({ offset, packet, message }) => (
        <>
          <span role="gridcell">
            <code>{hexOffset(offset)}</code>
          </span>
          <span role="gridcell">{packet === undefined ? '' : count(packet)}</span>
          <span role="gridcell" title={message}>
            {message}
          </span>
        </>
      )}
      isSelected={() => false}
      onOpen={({ offset }) => navigate(bytesOfPacket(open.id, offset))}
      empty={<p>No issues: the file is complete, and every packet could be read.</p>}
    />
  );
}
