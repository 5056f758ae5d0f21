import type { ReactNode } from 'react';
import type { Flow, FlowSide } from '../../api/types.ts';
import { byteSize, count, plural } from '../../base/text.ts';
import { duration, nanosOfSeconds } from '../../base/time.ts';
import { type CapturePlace, type FlowKey, resorted } from '../../state/address/capturePlace.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { ChipList } from './ChipList.tsx';
import { ListGrid } from './ListGrid.tsx';
import { Moment } from './Times.tsx';
import { chipsOf, endpoint, formatWords, hexWords, protocolWords, textWords } from './words.ts';
import './flowList.css';

type Props = {
  readonly open: OpenCapture;
  readonly place: CapturePlace;
  readonly onChange: (part: Partial<CapturePlace>) => void;
  readonly onOpen: (flow: number) => void;
};

/** Every flow of the capture, in the order and with the words the address says. */
export function FlowList({ open, place, onChange, onOpen }: Props) {
  const { sort, filter } = place;
  const list = open.flows(sort, filter);
  const onSort = (key: FlowKey) => onChange({ sort: resorted(sort, key) });
  const head = (title: string, column: string, key?: FlowKey) => (
    <Head
      title={title}
      column={column}
      sorted={sort.key === key ? sort.descending : undefined}
      onSort={key && (() => onSort(key))}
    />
  );
  return (
    <ListGrid
      key={`${sort.key} ${sort.descending} ${filter}`}
      list={list}
      label="Flows"
      className="flow-list"
      rowHeight={28}
      columns={11}
      first={sort.key === 'number' && !sort.descending && filter === '' ? place.flow : undefined}
      head={
        <>
          {head('#', 'number', 'number')}
          {head('Transport', 'transport')}
          {head('Client', 'client', 'a')}
          {head('Server', 'server', 'b')}
          {head('Bytes', 'bytes', 'bytes')}
          {head('Packets', 'packets', 'packets')}
          {head('Start', 'start', 'start')}
          {head('Duration', 'duration', 'duration')}
          {head('Protocol', 'protocol')}
          {head('First bytes of client', 'first')}
          {head('Notes', 'notes')}
        </>
      }
      cells={(flow) => <Cells open={open} flow={flow} />}
      isSelected={({ number }) => number === place.flow}
      onOpen={({ number }) => onOpen(number)}
      empty={<Empty open={open} filter={filter} onAll={() => onChange({ filter: '' })} />}
    />
  );
}

type HeadProps = {
  readonly title: string;
  readonly column: string;
  readonly sorted: boolean | undefined;
  readonly onSort: (() => void) | undefined;
};

function Head({ title, column, sorted, onSort }: HeadProps) {
  const direction = sorted === undefined ? 'none' : sorted ? 'descending' : 'ascending';
  return (
    <span role="columnheader" className={`col-${column}`} aria-sort={onSort ? direction : undefined}>
      {onSort ? (
        <button type="button" className="sort-button" onClick={onSort}>
          {title}
          <span aria-hidden="true">{sorted === undefined ? '' : sorted ? ' ↓' : ' ↑'}</span>
        </button>
      ) : (
        title
      )}
    </span>
  );
}

function Cells({ open, flow }: { readonly open: OpenCapture; readonly flow: Flow }) {
  const { number, protocol, a, b, packets, start } = flow;
  const format = formatWords(flow);
  return (
    <>
      <Cell column="number">{count(number)}</Cell>
      <Cell column="transport">{protocolWords(protocol)}</Cell>
      <Cell column="client">
        <End side={a} />
      </Cell>
      <Cell column="server">
        <End side={b} />
      </Cell>
      <Cell column="bytes">
        <BothWays a={a.bytes} b={b.bytes} />
      </Cell>
      <Cell column="packets">{count(packets)}</Cell>
      <Cell column="start">
        <Moment open={open} time={start} digits="fitting" />
      </Cell>
      <Cell column="duration">{flow.seconds === undefined ? '' : duration(nanosOfSeconds(flow.seconds))}</Cell>
      <Cell column="protocol" title={flow.bound ? `Bound to ${flow.bound}. ${format}` : format}>
        {flow.bound ? <code>{flow.bound}</code> : format || <span className="dim">unknown</span>}
      </Cell>
      <Cell column="first">
        <code>{hexWords(a.firstBytes, 6)}</code> <code className="dim">{textWords(a.firstBytes, 6)}</code>
      </Cell>
      <Cell column="notes">
        <ChipList chips={chipsOf(flow)} />
      </Cell>
    </>
  );
}

type CellProps = { readonly column: string; readonly title?: string; readonly children: ReactNode };

function Cell({ column, title, children }: CellProps) {
  return (
    <span role="gridcell" className={`col-${column}`} title={title}>
      {children}
    </span>
  );
}

/** Where a side is, by the name the capture knows for it if it knows one. */
function End({ side }: { readonly side: FlowSide }) {
  const where = endpoint(side);
  return (
    <span title={side.name ? `${side.name}, ${where}` : where}>
      <code>{where}</code>
      {side.name && <span className="dim"> {side.name}</span>}
    </span>
  );
}

/** What each side sent, and between the two their shares as a bar. */
function BothWays({ a, b }: { readonly a: number; readonly b: number }) {
  const share = a + b === 0 ? 0 : (100 * a) / (a + b);
  return (
    <span
      className="both-ways"
      title={`client sent ${plural(a, 'byte')}, server sent ${plural(b, 'byte')}, including headers`}
    >
      <span>{byteSize(a)}</span>
      <span className="both-bar" aria-hidden="true">
        <span className="bar-a" style={{ width: `${share}%` }} />
        <span className="bar-b" style={{ width: `${100 - share}%` }} />
      </span>
      <span>{byteSize(b)}</span>
    </span>
  );
}

type EmptyProps = { readonly open: OpenCapture; readonly filter: string; readonly onAll: () => void };

function Empty({ open, filter, onAll }: EmptyProps) {
  if (filter !== '') {
    return (
      <p>
        No flow has “{filter}” in its endpoints, names, protocol or notes.{' '}
        <button type="button" className="link" onClick={onAll}>
          Show all flows
        </button>
      </p>
    );
  }
  return (
    <p>
      {open.capture.packets
        ? 'No packet of this capture belongs to a flow. See the list of packets.'
        : 'There are no packets in this capture.'}
    </p>
  );
}
