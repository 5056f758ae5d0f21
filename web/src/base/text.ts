const grouped = new Intl.NumberFormat('en-US');

/** `1,073,741,824` */
export function count(n: number): string {
  return grouped.format(n);
}

/** `1 byte`, `340 bytes`, `2 fields` */
export function plural(n: number, word: string): string {
  return `${count(n)} ${word}${n === 1 ? '' : 's'}`;
}

/** `1 class`, `3 classes` */
export const classCount = (n: number): string => `${count(n)} ${n === 1 ? 'class' : 'classes'}`;

/** `340 B`, `2.4 KiB`, `1 GiB`: three significant digits at most. */
export function byteSize(n: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let unit = 0;
  let amount = n;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : Number(amount.toFixed(1))} ${units[unit]}`;
}

/** `just now`, `5 min ago`, `3 h ago`, `yesterday`, then the date. */
export function ago(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  if (minutes < 48 * 60) return 'yesterday';
  return then.toLocaleDateString('en-CA');
}

/** Rounded down, so that `100 %` is only said when nothing is missing. */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part >= whole) return '100%';
  if (part <= 0) return '0%';
  const exact = (part / whole) * 100;
  return `${exact > 99 || exact < 1 ? (Math.floor(exact * 10) / 10).toFixed(1) : Math.floor(exact)}%`;
}

/**
 * How much of a dump is explained; of an empty one there is nothing to explain. Opaque bytes have a structure, but only
 * the program that wrote them knows their meaning.
 */
export function explainedWords(covered: number, opaque: number, size: number): string {
  return size > 0 && opaque === 0 ? `${percent(covered, size)} explained` : explainedShare(covered, opaque, size);
}

/** The same, where it stands beside the word “explained”. */
export function explainedShare(covered: number, opaque: number, size: number): string {
  if (size === 0) return 'nothing to explain';
  return opaque === 0
    ? percent(covered, size)
    : `structure ${percent(covered, size)}, meaning ${percent(covered - opaque, size)}`;
}

/** The same in bytes. */
export function explainedDetail(covered: number, opaque: number, size: number): string {
  const structure = `${plural(covered, 'byte')} of ${count(size)} are explained`;
  return opaque === 0
    ? structure
    : `${structure}; what ${plural(opaque, 'byte')} of these mean, only the program that wrote them knows`;
}

/** `…HashMap` for `java.util.HashMap`, where a text over `most` characters long has names with packages outside quotes. */
export function shortNames(text: string, most = 24): string {
  if (text.length <= most) return text;
  const quoted = text.includes('"') ? text.indexOf('"') : text.length;
  return text.slice(0, quoted).replaceAll(/(?<![\w.])(?:[a-z_]\w*\.){2,}(?=[\w$])/g, '…') + text.slice(quoted);
}

/** `HashMap<String, Order>` for `java.util.HashMap<java.lang.String, shop.Order>`: class names without their packages. */
export function classNames(type: string): string {
  return type.replaceAll(/(?<![\w$.])(?:[\p{L}_$][\w$]*\.)+(?=[\p{L}_$])/gu, '');
}

/** The ends of a text too long to read whole; the last part is the longer one, since paths end in what they name. */
export function elided(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = Math.floor(most / 4);
  return `${text.slice(0, head)}…${text.slice(text.length - (most - head - 1))}`;
}
