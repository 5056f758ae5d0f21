import type { Field } from '../../api/types.ts';

type Valued = Pick<Field, 'value' | 'refersTo'>;

/**
 * The value in one line: the symbol where there is one, then the actual value, then what it means. A reference shows
 * its handle and arrow beside this, so only what it points at is left to say.
 */
export function valueWords({ value, refersTo }: Valued): string {
  if (!value) return '';
  const { actual, symbol, description } = value;
  if (refersTo && description) return description.replace(/^→ */, '');
  return [...new Set([symbol ?? actual, actual, description])].filter(Boolean).join('  ');
}
