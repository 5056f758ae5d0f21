import { describe, expect, it } from 'vitest';
import type { Codec, Encoding } from '../../api/types.ts';
import { csvOf, svgOf } from './exports.ts';
import type { Ranking } from './ranking.ts';

const codec: Codec = { id: 'a', title: 'A, "quoted" <b>', family: 'F', library: '=cmd()', doc: '' };
const encoding: Encoding = {
  codec: 'a',
  state: 'encoded',
  version: '1',
  size: 10,
  label: { kind: 'exact', reason: '' },
};
const bars: Ranking['bars'] = [
  {
    codec,
    encoding,
    bytes: 10,
    parts: [
      { key: 'header', bytes: 4 },
      { key: 'value', bytes: 6 },
    ],
    ratio: undefined,
    published: [{ codec: 'a', bytes: 9, source: 'an article', note: '' }],
    pinned: false,
  },
];
const ranking: Ranking = {
  rows: bars,
  bars,
  refused: [
    { codec: { ...codec, id: 'b' }, encoding: { codec: 'b', state: 'unsupported', version: '', reason: 'cycle' } },
  ],
  most: 10,
  keys: ['header', 'value'],
};

describe('what leaves the page', () => {
  it('is a table that a spreadsheet reads as it is', () => {
    const [head, first, second] = csvOf(ranking).split('\r\n');
    expect(head).toMatch(/^codec,title,library,bytes/);
    expect(first).toBe(`a,"A, ""quoted"" <b>",'=cmd(),10,,,,,,9,exact,`);
    expect(second).toMatch(/^b,.*,unsupported,cycle$/);
  });

  it('is a picture whose bars are as long as the sizes', () => {
    const paint = { background: '#fff', ink: '#000', dim: '#555', whole: '#000', parts: new Map([['value', '#00f']]) };
    const svg = svgOf(ranking, 'order <340>', false, paint);
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    const widths = [...svg.matchAll(/width="([\d.]+)" height="14" fill="([^"]+)"/g)].map(([, w, fill]) => [w, fill]);
    expect(widths).toEqual([
      ['224', '#000'],
      ['336', '#00f'],
    ]);
    expect(svg).toContain('order &lt;340&gt;');
    expect(svg).toContain('10 (published: 9)');
    expect(document.querySelectorAll('line')).toHaveLength(1);
  });
});
