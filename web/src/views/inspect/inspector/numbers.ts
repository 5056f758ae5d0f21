/** A number of a fixed size in both byte orders, as text. */
export type Reading = { readonly type: string; readonly big: string; readonly little: string };

type Kind = {
  /** As Java names it, where it has one. */
  readonly type: string;
  readonly size: number;
  readonly read: (bytes: Uint8Array) => number | bigint;
  /** Left out where the one before says the same. */
  readonly unsigned?: boolean;
  readonly text?: (value: number | bigint) => string;
};

/** Each reads big-endian bytes, of which there are as many as its size. */
const kinds: readonly Kind[] = [
  { type: 'byte', size: 1, read: (bytes) => Number(signed(bytes)) },
  { type: 'unsigned byte', size: 1, unsigned: true, read: (bytes) => Number(unsigned(bytes)) },
  { type: 'short', size: 2, read: (bytes) => Number(signed(bytes)) },
  { type: 'unsigned short', size: 2, unsigned: true, read: (bytes) => Number(unsigned(bytes)) },
  { type: 'char', size: 2, read: (bytes) => Number(unsigned(bytes)), text: (value) => character(Number(value)) },
  { type: 'float16', size: 2, read: (bytes) => half(Number(unsigned(bytes))) },
  { type: '24-bit', size: 3, read: (bytes) => Number(signed(bytes)) },
  { type: 'unsigned 24-bit', size: 3, unsigned: true, read: (bytes) => Number(unsigned(bytes)) },
  { type: 'int', size: 4, read: (bytes) => Number(signed(bytes)) },
  { type: 'unsigned int', size: 4, unsigned: true, read: (bytes) => Number(unsigned(bytes)) },
  { type: 'float', size: 4, read: (bytes) => shortest(view(bytes).getFloat32(0)) },
  { type: '48-bit', size: 6, read: (bytes) => Number(signed(bytes)) },
  { type: 'unsigned 48-bit', size: 6, unsigned: true, read: (bytes) => Number(unsigned(bytes)) },
  { type: 'long', size: 8, read: signed },
  { type: 'unsigned long', size: 8, unsigned: true, read: unsigned },
  { type: 'double', size: 8, read: (bytes) => view(bytes).getFloat64(0) },
];

/** @param bytes from the place of interest; types that need more are left out */
export function numbersAt(bytes: Uint8Array): Reading[] {
  const readings: Reading[] = [];
  for (const kind of kinds.filter(({ size }) => bytes.length >= size)) {
    const own = bytes.subarray(0, kind.size);
    const text = kind.text ?? String;
    const reading = { type: kind.type, big: text(kind.read(own)), little: text(kind.read(own.toReversed())) };
    const before = readings.at(-1);
    if (!kind.unsigned || before?.big !== reading.big || before.little !== reading.little) readings.push(reading);
  }
  return readings;
}

/** The numbers that take all of these bytes, exact. */
export function numbersIn(bytes: Uint8Array): { type: string; big: number | bigint; little: number | bigint }[] {
  const reversed = bytes.toReversed();
  return kinds
    .filter(({ size }) => bytes.length === size)
    .map(({ type, read }) => ({ type, big: read(bytes), little: read(reversed) }));
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Of any length, big-endian. */
export function unsigned(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

/** In two's complement, of any length, big-endian: as `BigInteger.toByteArray` writes it. */
export function signed(bytes: Uint8Array): bigint {
  return BigInt.asIntN(8 * bytes.length, unsigned(bytes));
}

/** IEEE 754 binary16, as `Float.float16ToFloat` reads it. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** Of the numbers that are the same 32 bits, the one with the fewest digits: 1.7, not 1.7000000476837158. */
function shortest(float: number): number {
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(float.toPrecision(digits));
    if (Math.fround(short) === float) return short;
  }
  return float;
}

/** `'A'`, or its escape as in Java source where it cannot be seen. */
function character(unit: number): string {
  const text = String.fromCharCode(unit);
  return /[\p{L}\p{N}\p{P}\p{S} ]/u.test(text) ? `'${text}'` : `'\\u${unit.toString(16).padStart(4, '0')}'`;
}
