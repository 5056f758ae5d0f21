import type { ConversationMessage, Flow, FlowSide } from '../../api/types.ts';
import { byteSize, plural } from '../../base/text.ts';

/** Something to know about a flow or a packet; `worrying` where bytes are missing or in doubt. */
export type Chip = { readonly words: string; readonly why: string; readonly worrying: boolean };

const quiet = (words: string, why: string): Chip => ({ words, why, worrying: false });
const worrying = (words: string, why: string): Chip => ({ words, why, worrying: true });

const facts: Readonly<Record<string, Chip>> = {
  mid_stream: quiet('mid-stream', 'The connection began before the capture'),
  rst: worrying('reset', 'The connection was reset (RST)'),
  one_way: quiet('one way', 'The capture has one direction only'),
  port_reused: quiet('port reused', 'An earlier connection had the same addresses and ports'),
};

/** What is out of the ordinary in a flow. That it opened and closed as it should goes without saying. */
export function chipsOf({ facts: found, a, b }: Flow): Chip[] {
  const sum = (of: (side: FlowSide) => number) => of(a) + of(b);
  const gapBytes = sum(({ gapBytes }) => gapBytes);
  const again = sum(({ retransmissions }) => retransmissions);
  const late = sum(({ outOfOrder }) => outOfOrder);
  const differing = sum(({ differingOverlaps }) => differingOverlaps);
  return [
    ...(gapBytes > 0
      ? [worrying(`gap ${byteSize(gapBytes)}`, `${plural(gapBytes, 'byte')} of the stream missing in the capture`)]
      : []),
    ...found.flatMap((fact) => facts[fact] ?? []),
    ...(differing > 0
      ? [worrying(`${differing} differ`, `${plural(differing, 'packet')} overlapping with different bytes`)]
      : []),
    ...(again > 0 ? [quiet(plural(again, 'retransmission'), `${plural(again, 'packet')} retransmitted`)] : []),
    ...(late > 0 ? [quiet(`${late} out of order`, `${plural(late, 'packet')} out of order`)] : []),
  ];
}

const marks: Readonly<Record<string, Chip>> = {
  fragment: quiet('fragment', 'A fragment of a datagram'),
  reassembled: quiet('reassembled', 'The last fragment of a reassembled datagram'),
  issue: worrying('issue', 'The packet has an issue'),
  cut: worrying('truncated', 'The capture kept fewer bytes than were on the wire'),
  retransmission: quiet('retransmission', 'All its bytes were in the stream before'),
  out_of_order: quiet('out of order', 'It fills a gap that an earlier packet left'),
  keep_alive: quiet('keep-alive', 'TCP keep-alive probe'),
  zero_window_probe: quiet('zero-window probe', 'TCP zero-window probe'),
  urgent: quiet('urgent', 'TCP urgent data'),
  after_fin: quiet('after FIN', 'Sent after the FIN of its side'),
  overlap_differs: worrying('differs', 'Some bytes overlap earlier ones and differ'),
  outside_window: worrying('outside window', 'Too far from the stream to belong to it'),
  comment: quiet('comment', 'The capture file has a comment on it'),
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

export const kindWords: Readonly<Record<ConversationMessage['kind'], string>> = {
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
