import type { Field } from '../../api/types.ts';

/** The value in one line: the symbol where there is one, then the actual value, then what it means. */
export function valueWords({ value }: Pick<Field, 'value'>): string {
  if (!value) return '';
  const { actual, symbol, description } = value;
  const first = symbol ?? actual;
  const rest = symbol && actual && actual !== symbol ? actual : undefined;
  return [first, rest, description === first ? undefined : description].filter(Boolean).join('  ');
}
