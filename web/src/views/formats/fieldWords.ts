import type { FormatField } from '../../api/types.ts';

/** The type of a field in one line: as written, with what it is repeated by. */
export function typeOf({ type, repeat, kind }: Pick<FormatField, 'type' | 'repeat' | 'kind'>): string {
  const what = type || (kind === 'calculated' ? 'calculated' : 'bytes');
  if (repeat === undefined) return what;
  return /^(to the end|until )/.test(repeat) ? `${what}[ ] ${repeat}` : `${what}[${repeat}]`;
}

/** What else a descriptor says of a field, as pairs of a word and an expression. */
export function termsOf(field: FormatField): [string, string][] {
  const terms: [string, string | undefined][] = [
    ['at', field.position],
    ['size', field.size],
    ['if', field.if],
    ['=', field.value],
    ['by', field.switchOn],
    ['process', field.process],
    ['valid', field.valid],
    ['enum', field.enum],
  ];
  return terms.filter((term): term is [string, string] => term[1] !== undefined && term[1] !== '');
}

/** `chunk` of `png::chunk`: names are long, and the type around is at hand. */
export function shortType(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}
