import type { Reading } from './numbers.ts';
import { signed } from './numbers.ts';
import { objectIdTime } from './times.ts';

/** What exactly these bytes may be, beside numbers: UUIDs, addresses, an ObjectId, a BigInteger, packed decimals. */
export function identifiersOf(bytes: Uint8Array): Reading[] {
  const alone = (type: string, text: string): Reading => ({ type, big: text, little: text });
  const readings: Reading[] = [];
  if (bytes.length === 4) readings.push({ type: 'IPv4', big: bytes.join('.'), little: bytes.toReversed().join('.') });
  if (bytes.length === 12)
    readings.push(alone('ObjectId', [hex(bytes), objectIdTime(bytes)].filter(Boolean).join(' ')));
  if (bytes.length === 16) {
    readings.push({ type: 'UUID', big: uuid(bytes), little: uuid(mixedEndian(bytes)) });
    readings.push(alone('IPv6', ipv6(bytes)));
  }
  if (bytes.length > 8 && bytes.length <= 64) {
    readings.push({ type: 'BigInteger', big: String(signed(bytes)), little: String(signed(bytes.toReversed())) });
  }
  const decimal = bytes.length <= 32 ? packedDecimal(bytes) : undefined;
  if (decimal !== undefined) readings.push(alone('BCD', decimal));
  return readings;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function uuid(bytes: Uint8Array): string {
  const digits = hex(bytes);
  return [0, 8, 12, 16, 20].map((from, i) => digits.slice(from, [8, 12, 16, 20, 32][i])).join('-');
}

/** The first three parts in the other order, as Windows and .NET write a GUID. */
function mixedEndian(bytes: Uint8Array): Uint8Array {
  const part = (from: number, to: number) => bytes.slice(from, to).reverse();
  return new Uint8Array([...part(0, 4), ...part(4, 6), ...part(6, 8), ...bytes.subarray(8)]);
}

/** The longest run of zeros, of two groups at least, is `::` (RFC 5952). */
function ipv6(bytes: Uint8Array): string {
  const groups = Array.from({ length: 8 }, (_, i) =>
    (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)).toString(16),
  );
  const runs = groups.map((_, from) => groups.slice(from).findIndex((group) => group !== '0'));
  const lengths = runs.map((run, from) => (run < 0 ? groups.length - from : run));
  const longest = Math.max(...lengths);
  if (longest < 2) return groups.join(':');
  const from = lengths.indexOf(longest);
  return `${groups.slice(0, from).join(':')}::${groups.slice(from + longest).join(':')}`;
}

/** Two digits a byte; the last half byte may be a sign (COMP-3: C and F plus, D minus). */
function packedDecimal(bytes: Uint8Array): string | undefined {
  const digits = hex(bytes);
  const match = /^(\d+)([cdf]?)$/.exec(digits);
  if (!match?.[1] || bytes.length === 0) return undefined;
  const number = match[1].replace(/^0+(?=\d)/, '');
  return match[2] === 'd' ? `-${number}` : number;
}
