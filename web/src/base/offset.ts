/**
 * A byte's position in a source: a whole number ≥ 0, exact up to 2^53.
 * Branded so that row numbers, field indexes and lengths cannot be passed for one.
 */
export type Offset = number & { readonly __brand: 'Offset' };

/** @throws RangeError when `n` is not a whole number ≥ 0 */
export function offset(n: number): Offset {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`Not an offset: ${n}`);
  return n as Offset;
}

/** `0x0000150`: at least `digits` hexadecimal digits, upper case. */
export function hexOffset(n: number, digits = 1): string {
  return `0x${n.toString(16).toUpperCase().padStart(digits, '0')}`;
}

/** How many digits the gutter needs so that every offset below `size` has the same width: 4, 6, 8, … */
export function gutterDigits(size: number): number {
  const needed = Math.max(size - 1, 0).toString(16).length;
  return Math.max(4, needed + (needed % 2));
}

/** Reads `1234`, `1,234`, `0x4D2`, `4D2h` or `$4d2`; undefined for anything else. */
export function parseOffset(text: string): Offset | undefined {
  const plain = text.trim().replaceAll(/[\s,_]/g, '');
  const hex = /^(?:0x|\$)([0-9a-f]+)$/i.exec(plain) ?? /^([0-9][0-9a-f]*)h$/i.exec(plain);
  const n = hex ? Number.parseInt(hex[1] ?? '', 16) : /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(n) ? (n as Offset) : undefined;
}
