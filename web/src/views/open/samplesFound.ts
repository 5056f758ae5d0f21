import type { SampleDump } from '../../api/types.ts';

/** Samples in which every word is found somewhere, those with all of them in their name first; all for no words. */
export function samplesFound(samples: readonly SampleDump[], query: string): readonly SampleDump[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return samples;
  const isNamed = ({ id, title }: SampleDump) => hasAll(`${id} ${title}`, words);
  const found = samples.filter(({ id, title, category, doc, format }) =>
    hasAll(`${id} ${title} ${category} ${format ?? ''} ${doc}`, words),
  );
  return found.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

function hasAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
