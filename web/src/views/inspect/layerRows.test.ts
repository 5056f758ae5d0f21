import { describe, expect, it } from 'vitest';
import { rowsOfChain } from './layerRows.ts';

const link = (layers: string, reason = 'because') => ({ layers, title: layers, confidence: 90, reason, others: [] });

describe('the chain of layers', () => {
  it('begins with the dump and ends with what is shown', () => {
    const rows = rowsOfChain({
      layers: 'xxd/gzip',
      chain: [link('xxd'), link('xxd/gzip', 'chosen')],
      next: [],
      formats: [],
    });
    expect(rows.map(({ layers, outside, shown }) => [layers, outside, shown])).toEqual([
      ['raw', undefined, false],
      ['xxd', 'raw', false],
      ['xxd/gzip', 'xxd', true],
    ]);
    expect(rows.map(({ note }) => note)).toEqual(['as uploaded', '90%: because', 'chosen by you']);
  });
});
