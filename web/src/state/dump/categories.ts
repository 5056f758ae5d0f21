import type { Format } from '../../api/types.ts';

/** The category of formats that only samples have. */
export const ofSamples = 'records';

/** What formats of a folder have in common, in the order in which they are listed. */
const titles: Readonly<Record<string, string>> = {
  own: 'Your own',
  java: 'Java',
  jvm: 'Java serializers',
  idl: 'Described by an IDL',
  documents: 'Self-describing documents',
  network: 'Networks',
  [ofSamples]: 'Records of the samples',
};

/** Formats by what they have in common, each group by title. */
export function byCategory(formats: readonly Format[]): { readonly title: string; readonly formats: Format[] }[] {
  const known = Object.keys(titles);
  const present = [...new Set(formats.map(({ category }) => category))];
  const place = (category: string) => (known.includes(category) ? known.indexOf(category) : known.length);
  return present
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map((category) => ({
      title: titles[category] ?? category,
      formats: formats.filter((each) => each.category === category).sort((a, b) => a.title.localeCompare(b.title)),
    }));
}
