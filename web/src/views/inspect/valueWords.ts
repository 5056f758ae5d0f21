import type { Field } from '../../api/types.ts';
import { shortNames } from '../../base/text.ts';

type Valued = Pick<Field, 'value' | 'refersTo'>;

/**
 * The value in one line: the symbol where there is one, then the actual value, then what it means. A reference shows
 * its handle and arrow beside this, so only what it points at is left to say. `spell` may shorten names of classes.
 */
export function valueWords({ value, refersTo }: Valued, spell: (names: string) => string = shortNames): string {
  if (!value) return '';
  const { actual, symbol, description } = value;
  const meaning = description && spell(description);
  if (refersTo && meaning) return meaning.replace(/^→ */, '');
  if (refersTo && actual === refersTo.number) return '';
  if (description === 'null') return 'null';
  return [...new Set([symbol ?? actual, actual, meaning])].filter(Boolean).join('  ');
}

type Typed = Pick<Field, 'name' | 'type' | 'role' | 'childCount'>;

/** What a text's value says already. */
const textTypes = /^(java\.lang\.String$|utf8)/;

/** The class of an object, array or class data, to stand before its value; empty where name or value say as much. */
export function typeWords({ name, type, role, childCount }: Typed): string {
  if (childCount === 0 || role !== 'value' || textTypes.test(type)) return '';
  const [nameLetters, typeLetters] = [letters(name), letters(type)];
  const isIndex = /^\d+$/.test(nameLetters); // the 4 of [4] is not that of float64
  const isInName = !isIndex && (nameLetters.endsWith(typeLetters) || typeLetters.endsWith(nameLetters));
  return isInName ? '' : shortNames(type);
}

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
