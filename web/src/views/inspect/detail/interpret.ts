/** The same bytes read as each basic type: a hand calculator for bytes nobody has named. */
export type Reading = { readonly type: string; readonly little: string; readonly big: string };

type Read = (view: DataView, little: boolean) => number | bigint;

const types: readonly (readonly [string, number, Read])[] = [
  ['u8', 1, (v) => v.getUint8(0)],
  ['s8', 1, (v) => v.getInt8(0)],
  ['u16', 2, (v, le) => v.getUint16(0, le)],
  ['s16', 2, (v, le) => v.getInt16(0, le)],
  ['u32', 4, (v, le) => v.getUint32(0, le)],
  ['s32', 4, (v, le) => v.getInt32(0, le)],
  ['u64', 8, (v, le) => v.getBigUint64(0, le)],
  ['s64', 8, (v, le) => v.getBigInt64(0, le)],
  ['f32', 4, (v, le) => shortest(v.getFloat32(0, le))],
  ['f64', 8, (v, le) => v.getFloat64(0, le)],
];

/** @param bytes up to 8 from the place of interest; types that need more are left out */
export function interpret(bytes: Uint8Array): Reading[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return types
    .filter(([, size]) => bytes.length >= size)
    .map(([type, , read]) => ({ type, big: number(read(view, false)), little: number(read(view, true)) }));
}

/** The numbers that take all of these bytes, exact. */
export function numbersIn(bytes: Uint8Array): { type: string; big: number | bigint; little: number | bigint }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return types
    .filter(([, size]) => bytes.length === size)
    .map(([type, , read]) => ({ type, big: read(view, false), little: read(view, true) }));
}

/** Of the numbers that are the same 32 bits, the one with the fewest digits: 1.7, not 1.7000000476837158. */
function shortest(float: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(float.toPrecision(digits));
    if (Math.fround(short) === float) return short;
  }
  return float;
}

function number(n: number | bigint): string {
  const exact = String(n);
  if (typeof n === 'bigint') return exact;
  return exact.length <= 18 ? exact : n.toPrecision(9);
}

/** Well-formed UTF-8, or undefined. Control characters come out as their pictures. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Array.from(text, (c) => (c < ' ' ? String.fromCharCode(0x2400 + c.charCodeAt(0)) : c)).join('');
  } catch {
    return undefined;
  }
}
