import type { Flow, FlowSide, Said } from '../../api/types.ts';
import { byteSize, plural } from '../../base/text.ts';

/** Something to know about a flow or a packet; `worrying` where bytes are missing or in doubt. */
export type Chip = { readonly words: string; readonly why: string; readonly worrying: boolean };

const quiet = (words: string, why: string): Chip => ({ words, why, worrying: false });
const worrying = (words: string, why: string): Chip => ({ words, why, worrying: true });

const facts: Readonly<Record<string, Chip>> = {
  mid_stream: quiet('mid-stream', 'It had begun before the capture did'),
  rst: worrying('reset', 'One side broke the connection off'),
  one_way: quiet('one way', 'The capture has one direction only'),
  port_reused: quiet('port reused', 'The same endpoints had a conversation before'),
};

/** What is out of the ordinary in a flow. That it opened and closed as it should goes without saying. */
export function chipsOf({ facts: said, a, b }: Flow): Chip[] {
  const sum = (of: (side: FlowSide) => number) => of(a) + of(b);
  const gapBytes = sum(({ gapBytes }) => gapBytes);
  const again = sum(({ retransmissions }) => retransmissions);
  const late = sum(({ outOfOrder }) => outOfOrder);
  const differing = sum(({ differingOverlaps }) => differingOverlaps);
  return [
    ...(gapBytes > 0
      ? [
          worrying(
            `gap ${byteSize(gapBytes)}`,
            `The capture does not hold ${plural(gapBytes, 'byte')} of what was said`,
          ),
        ]
      : []),
    ...said.flatMap((fact) => facts[fact] ?? []),
    ...(differing > 0
      ? [worrying(`${differing} differ`, `${plural(differing, 'packet')} with other bytes than were sent before`)]
      : []),
    ...(again > 0 ? [quiet(`${again} sent again`, `${plural(again, 'packet')} sent again`)] : []),
    ...(late > 0 ? [quiet(`${late} late`, `${plural(late, 'packet')} out of order`)] : []),
  ];
}

const marks: Readonly<Record<string, Chip>> = {
  fragment: quiet('fragment', 'A part of a datagram'),
  reassembled: quiet('reassembled', 'The last part of a datagram that came in several'),
  issue: worrying('issue', 'Something is wrong in it'),
  cut: worrying('cut', 'The capture kept less than was on the wire'),
  retransmission: quiet('sent again', 'All its bytes were in the stream before'),
  out_of_order: quiet('late', 'It fills a gap that an earlier packet left'),
  keep_alive: quiet('keep-alive', 'It asks whether the other side is there'),
  zero_window_probe: quiet('window probe', 'It asks whether the other side takes bytes again'),
  urgent: quiet('urgent', 'It carries urgent bytes'),
  after_fin: quiet('after end', 'Its side had said that it ends'),
  overlap_differs: worrying('differs', 'Some bytes were sent before, and are others now'),
  outside_window: worrying('outside', 'So far from the stream that it is left out of it'),
  comment: quiet('comment', 'Somebody wrote a comment about it'),
};

/** That a datagram is not what its format says. */
export function issueChip(issue: string): Chip {
  return worrying('issue', issue);
}

export function chipOfMark(mark: string): Chip {
  return marks[mark] ?? quiet(mark.replaceAll('_', ' '), '');
}

/** `10.0.0.7:41312`, `[::1]:80`; no port where there is none. */
export function endpoint({ address, port }: Pick<FlowSide, 'address' | 'port'>): string {
  if (port === 0) return address;
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Numbers of the registry of IP that people know by name. */
const protocols: Readonly<Record<string, string>> = { 1: 'ICMP', 2: 'IGMP', 58: 'ICMPv6', 89: 'OSPF', 132: 'SCTP' };

export function protocolWords(protocol: string): string {
  return protocols[protocol] ?? (/^\d+$/.test(protocol) ? `IP ${protocol}` : protocol.toUpperCase());
}

/** What the bytes of a flow are, as far as that is known: of both sides, where they differ. */
export function formatWords({ a, b }: Flow): string {
  const titles = [a.format?.title, b.format?.title].filter((title) => title !== undefined);
  return [...new Set(titles)].join(' / ');
}

export const kindWords: Readonly<Record<Said['kind'], string>> = {
  handshake: 'handshake',
  request: 'request',
  response: 'response',
  one_way: 'message',
  turn: '',
  datagram: '',
};

/** `4A 52 4D` of `4a524d`, of `most` bytes at most. */
export function hexWords(hex: string, most: number): string {
  return (hex.slice(0, 2 * most).match(/../g) ?? []).join(' ').toUpperCase();
}

/** One character per byte: printable ASCII, `·` for the rest. */
export function textWords(hex: string, most: number): string {
  const bytes = hex.slice(0, 2 * most).match(/../g) ?? [];
  return bytes
    .map((byte) => Number.parseInt(byte, 16))
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·'))
    .join('');
}
