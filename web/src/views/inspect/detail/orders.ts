import type { Field } from '../../../api/types.ts';
import { numbersIn } from '../inspector/numbers.ts';

/** A number as it reads in each byte order; `own` is the one the format says it has. */
export type Orders = { readonly big: string; readonly little: string; readonly own: 'big' | 'little' };

type Numeric = Pick<Field, 'type' | 'length' | 'endianness' | 'childCount' | 'value'>;

/** Longest number there is. */
export const mostBytes = 8;

/** Whether a field may be a number of more than one byte, so that its order matters. */
export function hasOrder({ length, endianness, childCount, value }: Numeric): boolean {
  return endianness !== undefined && childCount === 0 && length > 1 && length <= mostBytes && value !== undefined;
}

/**
 * A field's number in both orders. Which of the basic types it is, is seen by its value: names of types differ from
 * format to format. Undefined where none of them has that value.
 *
 * @param bytes all bytes of the field
 */
export function ordersOf(field: Numeric, bytes: Uint8Array): Orders | undefined {
  const { endianness: own, value, type } = field;
  const actual = value?.actual?.replaceAll(/[_,]/g, '');
  if (!own || actual === undefined || bytes.length !== field.length) return undefined;
  const fitting = numbersIn(bytes).filter((number) => same(String(number[own]), actual));
  const signed = /^(s\d|int|long|short)/.test(type);
  const best = fitting.find((number) => number.type.startsWith('unsigned') !== signed) ?? fitting[0];
  return best && { big: String(best.big), little: String(best.little), own };
}

function same(read: string, shown: string): boolean {
  return (
    read === shown ||
    (/^-?0x/i.test(shown) ? sameHex(read, shown) : /[.eEN]/.test(shown) && Number(read) === Number(shown))
  );
}

function sameHex(read: string, shown: string): boolean {
  return /^\d+$/.test(read) && BigInt(read) === BigInt(shown.toLowerCase());
}
