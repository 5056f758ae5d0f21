import type { Format } from '../../api/types.ts';

/** Formats in which every word of the query is found somewhere; those with it in their name first. */
export function matching(formats: readonly Format[], query: string): Format[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = formats.filter((format) => words.every((word) => searchText(format).includes(word)));
  const named = (format: Format) => words.some((word) => `${format.id} ${format.title}`.toLowerCase().includes(word));
  return found.sort((a, b) => Number(named(b)) - Number(named(a)) || a.title.localeCompare(b.title));
}

function searchText({ id, title, doc, category, kind, license, fileExtensions, signatures }: Format): string {
  const bytes = signatures.map(({ hex }) => `${hex} ${bytePairs(hex)}`);
  const extensions = fileExtensions.map((extension) => `.${extension}`);
  return [id, title, doc, category, kind, license, ...extensions, ...bytes].join(' ').toLowerCase();
}

/** `AC ED 00 05` */
export function bytePairs(hex: string): string {
  return hex.replaceAll(/(..)(?=.)/g, '$1 ');
}
