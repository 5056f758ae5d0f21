import { describe, expect, it } from 'vitest';
import type { Flow, FlowSide } from '../../api/types.ts';
import { chipOfMark, chipsOf, endpoint, formatWords, hexWords, protocolWords, textWords } from './words.ts';

const side = (part: Partial<FlowSide> = {}): FlowSide => ({
  address: '10.0.0.7',
  port: 41_312,
  packets: 1,
  bytes: 60,
  streamBytes: 6,
  gaps: 0,
  gapBytes: 0,
  retransmissions: 0,
  outOfOrder: 0,
  differingOverlaps: 0,
  firstBytes: '4a524d490002',
  ...part,
});

const flow = (part: Partial<Flow> = {}): Flow => ({
  number: 0,
  protocol: 'tcp',
  a: side(),
  b: side(),
  packets: 2,
  bytes: 120,
  facts: ['handshake', 'fin_of_both'],
  ...part,
});

describe('the words for a flow', () => {
  it('say nothing of one that went as it should', () => {
    expect(chipsOf(flow())).toEqual([]);
  });

  it('count what is missing and what came twice, on both sides', () => {
    const chips = chipsOf(
      flow({
        facts: ['mid_stream'],
        a: side({ gaps: 1, gapBytes: 536, retransmissions: 1 }),
        b: side({ retransmissions: 2 }),
      }),
    );
    expect(chips.map(({ words }) => words)).toEqual(['gap 536 B', 'mid-stream', '3 retransmissions']);
    expect(chips[0]).toMatchObject({ worrying: true, why: '536 bytes of the stream missing in the capture' });
  });

  it('name endpoints and protocols as people write them', () => {
    expect(endpoint({ address: '10.0.0.7', port: 80 })).toBe('10.0.0.7:80');
    expect(endpoint({ address: 'fe80::1', port: 80 })).toBe('[fe80::1]:80');
    expect(endpoint({ address: '10.0.0.7', port: 0 })).toBe('10.0.0.7');
    expect(['tcp', '1', '200'].map(protocolWords)).toEqual(['TCP', 'ICMP', 'IP 200']);
  });

  it('name a format once where both sides speak it', () => {
    const jrmp = { format: 'jrmp', title: 'JRMP', offset: 0, confidence: 90, reason: '' };
    expect(formatWords(flow({ a: side({ format: jrmp }), b: side({ format: jrmp }) }))).toBe('JRMP');
    expect(formatWords(flow({ a: side({ format: jrmp }), b: side({ format: { ...jrmp, title: 'RESP' } }) }))).toBe(
      'JRMP / RESP',
    );
    expect(formatWords(flow())).toBe('');
  });

  it('spell the first bytes', () => {
    expect(hexWords('4a524d490002', 4)).toBe('4A 52 4D 49');
    expect(textWords('4a524d490002', 6)).toBe('JRMI··');
    expect(hexWords('', 4)).toBe('');
  });

  it('have something for marks nobody has named yet', () => {
    expect(chipOfMark('retransmission').words).toBe('retransmission');
    expect(chipOfMark('very_new').words).toBe('very new');
  });
});
