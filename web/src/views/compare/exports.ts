import { count } from '../../base/text.ts';
import { encodingItself, lengthOf, type Ranking } from './ranking.ts';

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
    'round trip',
    'reason',
  ];
  const encoded = bars.map(({ codec, encoding }) => [
    codec.id,
    codec.title,
    codec.library,
    encoding.size,
    encoding.compressed?.deflate,
    encoding.compressed?.zstd,
    encoding.compressed?.lz4,
    encoding.compressed?.snappy,
    encoding.explained,
    encoding.label?.kind,
    encoding.label?.reason,
  ]);
  const others = refused.map(({ codec, encoding }) => {
    return [codec.id, codec.title, codec.library, '', '', '', '', '', '', encoding.state, encoding.reason];
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
  readonly ground: string;
  readonly ink: string;
  readonly dim: string;
  /** By key of a part; anything else is painted in `ink`. */
  readonly parts: ReadonlyMap<string, string>;
};

const [rowHeight, titleWidth, barWidth, numberWidth, margin] = [20, 240, 560, 80, 16];

/** The bars as a picture that stands alone. */
export function svgOf(ranking: Ranking, title: string, log: boolean, paint: Paint): string {
  const { bars, most, keys } = ranking;
  const width = margin * 2 + titleWidth + barWidth + numberWidth;
  const top = margin + 48;
  const height = top + bars.length * rowHeight + margin;
  const rows = bars.map(({ codec, bytes, parts }, row) => {
    const y = top + row * rowHeight;
    let x = margin + titleWidth;
    const whole = lengthOf(bytes, most, log) * barWidth;
    const boxes = (parts.length === 0 ? [{ key: '', bytes }] : parts).map((part) => {
      const wide = whole * (part.bytes / bytes);
      const box = `<rect x="${fixed(x)}" y="${y + 3}" width="${fixed(wide)}" height="14" fill="${paint.parts.get(part.key) ?? paint.ink}"/>`;
      x += wide;
      return box;
    });
    return [
      `<text x="${margin + titleWidth - 8}" y="${y + 14}" text-anchor="end" fill="${paint.ink}">${escaped(codec.title)}</text>`,
      ...boxes,
      `<text x="${fixed(x + 6)}" y="${y + 14}" fill="${paint.dim}">${count(bytes)}</text>`,
    ].join('');
  });
  let keyX = margin;
  const legend = keys.map((key) => {
    const words = key === encodingItself ? 'encoding itself' : key;
    const box = `<rect x="${keyX}" y="${margin + 24}" width="10" height="10" fill="${paint.parts.get(key) ?? paint.ink}"/><text x="${keyX + 14}" y="${margin + 33}" fill="${paint.dim}">${escaped(words)}</text>`;
    keyX += 26 + words.length * 7;
    return box;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(width, keyX + margin)}" height="${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="${paint.ground}"/>`,
    `<text x="${margin}" y="${margin + 12}" font-size="15" font-weight="600" fill="${paint.ink}">${escaped(title)}</text>`,
    ...legend,
    ...rows,
    '</svg>',
  ].join('\n');
}

const fixed = (n: number): string => String(Math.round(n * 100) / 100);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
