import type { SampleDump } from '../../api/types.ts';

/** What samples of a folder have in common, in the order in which they are listed. */
const titles: Readonly<Record<string, string>> = {
  java: 'Java serialization streams',
  encodings: 'One object, as every codec writes it',
  records: 'Raw binary records',
  network: 'Protocols and packets',
  captures: 'Captures',
  stores: 'Values of session stores and caches',
  layers: 'Compressed files and archives',
  text: 'Text dumps',
};

export type SampleGroup = { readonly title: string; readonly samples: readonly SampleDump[] };

/** All samples, by what they are; each group in the order given. */
export function sampleGroups(samples: readonly SampleDump[]): readonly SampleGroup[] {
  const known = Object.keys(titles);
  const place = (category: string) => (known.includes(category) ? known.indexOf(category) : known.length);
  const present = [...new Set(samples.map(({ category }) => category))];
  return present
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map((category) => ({
      title: titles[category] ?? category,
      samples: samples.filter((each) => each.category === category),
    }));
}
