import { describe, expect, it } from 'vitest';
import type { Conversation, ConversationMessage, Flow, FlowSide } from '../../api/types.ts';
import { addressOf } from '../../state/address/route.ts';
import { bytesOfPacket, conversationOf, messageIn, packetsOf, streamOfSide } from './places.ts';

const id = { dump: 'abc', layers: 'auto' };
const message = (part: Partial<ConversationMessage>): ConversationMessage => ({
  number: 4,
  side: 'a',
  offset: 64,
  length: 49,
  kind: 'request',
  title: '',
  firstBytes: '',
  ...part,
});

describe('places', () => {
  it('of a message are its field, or its bytes where no protocol is known', () => {
    const stream = { layers: 'tcp:2a', format: 'jrmp' };
    expect(addressOf(messageIn(id, stream, message({ field: '9.1' })))).toBe(
      '/d/abc?format=jrmp&layers=tcp%3A2a&field=9.1',
    );
    expect(addressOf(messageIn(id, { ...stream, format: 'bytes' }, message({})))).toBe(
      '/d/abc?layers=tcp%3A2a&at=0x40&to=0x70',
    );
  });

  it('of a packet are its bytes in the file, its flow, and all packets of that', () => {
    expect(addressOf(bytesOfPacket({ ...id, layers: 'gzip' }, 40))).toBe('/d/abc?layers=gzip&at=0x28');
    expect(addressOf(conversationOf(id, 2))).toBe('/d/abc/capture?flow=2');
    expect(addressOf(packetsOf(id, 2))).toBe('/d/abc/capture?tab=packets&flow=2');
  });

  it('of a datagram is a document of its own', () => {
    const layers = 'udp:0a/part@64+49';
    const document = { layers, format: 'tick', formatTitle: 'Tick', start: 0, status: 'complete' as const };
    expect(addressOf(messageIn(id, { layers: 'udp:0a', format: 'bytes' }, message({ document })))).toBe(
      '/d/abc?format=tick&layers=udp%3A0a%2Fpart%4064%2B49',
    );
  });

  it('of all datagrams of a side are their bytes, whatever each is read as', () => {
    const side = { layers: 'udp:0a' } as FlowSide;
    const flow = { a: side, b: { ...side, layers: 'udp:0b' }, bound: 'dns' } as Flow;
    const conversation = { sides: [] as Conversation['sides'] } as Conversation;
    expect(streamOfSide(conversation, flow, 'b')).toEqual({ layers: 'udp:0b', format: 'bytes' });
    expect(streamOfSide(conversation, undefined, 'a')).toBeUndefined();
  });
});
