import type { LogicalValue } from '../../api/types.ts';
import { classNames, count } from '../../base/text.ts';

/** The type of a value in few words: class names without packages; empty where the value says as much. */
export function typeOf({ type, scalar }: Pick<LogicalValue, 'type' | 'scalar'>): string {
  if (!type || scalar === 'null' || type === 'java.lang.String') return '';
  return classNames(type);
}

/** The text of a scalar as a reader writes it: texts in quotes, bytes as hexadecimal digits after a word. */
export function scalarWords({ scalar, text, cut }: Pick<LogicalValue, 'scalar' | 'text' | 'cut'>): string {
  const shown = cut ? `${text}…` : text;
  return scalar === 'text' ? `"${shown}"` : shown;
}

/** `3 elements`, `1 entry`, `0 members`; empty for what has no parts. */
export function countWords({ kind, count: parts }: Pick<LogicalValue, 'kind' | 'count'>): string {
  if (parts === undefined) return '';
  switch (kind) {
    case 'sequence':
      return `${count(parts)} ${parts === 1 ? 'element' : 'elements'}`;
    case 'map':
      return `${count(parts)} ${parts === 1 ? 'entry' : 'entries'}`;
    default:
      return `${count(parts)} ${parts === 1 ? 'member' : 'members'}`;
  }
}
