/** A number of variable length, and how many bytes it takes. */
export type Varint = { readonly type: string; readonly value: string; readonly length: number };

/** Of ten bytes at most, as 64 bits need. */
const longest = 10;

/**
 * The number of variable length that begins here: groups of seven bits, the lowest first (LEB128: DWARF 5, section 7.6;
 * protobuf's varint). Nothing where it does not end.
 */
export function varintsAt(bytes: Uint8Array): Varint[] {
  const end = bytes.subarray(0, longest).findIndex((byte) => byte < 0x80);
  if (end < 0) return [];
  const length = end + 1;
  let value = 0n;
  for (let i = end; i >= 0; i--) value = (value << 7n) | BigInt((bytes[i] ?? 0) & 0x7f);
  const zigzag = value & 1n ? -(value >> 1n) - 1n : value >> 1n;
  const leb128 = BigInt.asIntN(7 * length, value);
  const all = [
    { type: 'varint', value: String(value), length },
    { type: 'zigzag', value: String(zigzag), length },
  ];
  return leb128 === value ? all : [...all, { type: 'signed LEB128', value: String(leb128), length }];
}
