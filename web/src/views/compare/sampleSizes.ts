import type { Sample } from '../../api/types.ts';
import { count } from '../../base/text.ts';

type Bounds = Pick<NonNullable<Sample['size']>, 'min' | 'max'>;

/** The size a text spells, or what is wrong with it. */
export function sizeOf(text: string, { min, max }: Bounds): number | string {
  const typed = text.trim().replaceAll(/[,_ ]/g, '');
  if (!/^\d{1,15}$/.test(typed)) return 'Write a whole number.';
  const size = Number(typed);
  return size < min || size > max ? `From ${count(min)} to ${count(max)}.` : size;
}

/** Where a size is on a slider from 0 to 1, which is logarithmic, since sizes go from nothing to a million. */
export function positionOf(size: number, { min, max }: Bounds): number {
  return Math.log(size - min + 1) / Math.log(max - min + 1);
}

/** Inverse of `positionOf`, rounded to two digits where it is large: nobody wants 9,873. */
export function sizeAt(position: number, { min, max }: Bounds): number {
  if (position >= 1) return max;
  const exact = (max - min + 1) ** position - 1 + min;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(exact, 1))) - 1);
  return Math.min(max, Math.max(min, Math.round(exact / step) * step));
}
