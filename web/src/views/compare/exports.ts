import { count } from '../../base/text.ts';
import { partTitle } from './colours.ts';
import { type Bar, lengthOf, type Ranking } from './ranking.ts';

/** The ranking as comma-separated values, in the order on screen. */
export function csvOf({ bars, refused }: Ranking): string {
  const head = [
    'codec',
    'title',
    'library',
    'bytes',
    'deflate',
    'zstd',
    'lz4',
    'snappy',
    'explained',
    'published',
    'round trip',
    'reason',
  ];
  const encoded = bars.map(({ codec, encoding, published }) => [
    codec.id,
    codec.title,
    codec.library,
    encoding.size,
    encoding.compressed?.deflate,
    encoding.compressed?.zstd,
    encoding.compressed?.lz4,
    encoding.compressed?.snappy,
    encoding.explained,
    published[0]?.bytes,
    encoding.label?.kind,
    encoding.label?.reason,
  ]);
  const others = refused.map(({ codec, encoding }) => {
    return [codec.id, codec.title, codec.library, '', '', '', '', '', '', '', encoding.state, encoding.reason];
  });
  return [head, ...encoded, ...others].map((row) => row.map(csvCell).join(',')).join('\r\n');
}

/** Quoted where it has to be; a text that a spreadsheet would take for a formula is shown as text. */
function csvCell(value: string | number | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Colours of a chart that leaves the page. */
export type Paint = {
  readonly background: string;
  readonly ink: string;
  readonly dim: string;
  /** Of a bar without parts. */
  readonly whole: string;
  /** By key of a part; anything else is painted as a bar without parts. */
  readonly parts: ReadonlyMap<string, string>;
};

const [rowHeight, titleWidth, barWidth, numberWidth, margin] = [20, 240, 560, 144, 16];
const barLeft = margin + titleWidth;

/** The bars as a picture that stands alone. */
export function svgOf(ranking: Ranking, title: string, log: boolean, paint: Paint): string {
  const { bars, most, keys } = ranking;
  const [legend, legendRows] = legendOf(keys, paint);
  const top = margin + 32 + legendRows * rowHeight;
  const height = top + bars.length * rowHeight + margin;
  const width = barLeft + barWidth + numberWidth + margin;
  const along = (bytes: number) => lengthOf(bytes, most, log) * barWidth;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="${paint.background}"/>`,
    `<text x="${margin}" y="${margin + 12}" font-size="15" font-weight="600" fill="${paint.ink}">${escaped(title)}</text>`,
    ...legend,
    ...bars.map((bar, row) => barOf(bar, top + row * rowHeight, along, paint)),
    '</svg>',
  ].join('\n');
}

/** Colours and their words, in as many lines as they need. */
function legendOf(keys: readonly string[], paint: Paint): [string[], number] {
  let [x, row] = [margin, 0];
  const boxes = keys.map((key) => {
    const words = partTitle(key);
    const wide = 30 + words.length * 7;
    if (x + wide > barLeft + barWidth + numberWidth) [x, row] = [margin, row + 1];
    const y = margin + 24 + row * rowHeight;
    const box = `<rect x="${x}" y="${y}" width="10" height="10" fill="${paint.parts.get(key) ?? paint.whole}"/>`;
    const text = `<text x="${x + 14}" y="${y + 9}" fill="${paint.dim}">${escaped(words)}</text>`;
    x += wide;
    return box + text;
  });
  return [boxes, keys.length === 0 ? 0 : row + 1];
}

/** Title, boxes, marks and number of one codec. */
function barOf({ codec, bytes, parts, published }: Bar, y: number, along: (bytes: number) => number, paint: Paint) {
  let x = barLeft;
  const whole = along(bytes);
  const boxes = (parts.length === 0 ? [{ key: undefined, bytes }] : parts).map((part) => {
    const wide = whole * (part.bytes / bytes);
    const fill = (part.key !== undefined && paint.parts.get(part.key)) || paint.whole;
    const box = `<rect x="${fixed(x)}" y="${y + 3}" width="${fixed(wide)}" height="14" fill="${fill}"/>`;
    x += wide;
    return box;
  });
  const marks = published.map(({ bytes: size }) => {
    const at = fixed(barLeft + along(size));
    return `<line x1="${at}" x2="${at}" y1="${y}" y2="${y + rowHeight}" stroke="${paint.ink}" stroke-width="2"/>`;
  });
  const sizes = [...new Set(published.map((each) => count(each.bytes)))].join(', ');
  const end = Math.max(x, ...published.map((each) => barLeft + along(each.bytes)));
  return [
    `<text x="${barLeft - 8}" y="${y + 14}" text-anchor="end" fill="${paint.ink}">${escaped(codec.title)}</text>`,
    ...boxes,
    ...marks,
    `<text x="${fixed(end + 6)}" y="${y + 14}" fill="${paint.dim}">${count(bytes)}${sizes && ` (published: ${sizes})`}</text>`,
  ].join('');
}

const fixed = (n: number): string => String(Math.round(n * 100) / 100);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
