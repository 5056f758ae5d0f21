import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SampleDump } from '../../api/types.ts';
import { sampleGroups } from './sampleGroups.ts';

const sample = (id: string, category: string): SampleDump => ({
  id,
  title: id,
  doc: '',
  category,
  size: 1,
  featured: false,
});

describe('samples by what they are', () => {
  it('come in an order of their own, and those of a folder that has no title last', () => {
    const groups = sampleGroups([sample('a', 'text'), sample('b', 'odd'), sample('c', 'java'), sample('d', 'java')]);
    expect(groups.map(({ title, samples }) => [title, samples.map(({ id }) => id)])).toEqual([
      ['Java serialization streams', ['c', 'd']],
      ['Text dumps', ['a']],
      ['odd', ['b']],
    ]);
  });

  it('have a title in every folder of the samples', () => {
    const index: readonly SampleDump[] = JSON.parse(readFileSync('../samples/index.json', 'utf8'));
    const folders = new Set(index.map(({ category }) => category));
    expect(sampleGroups(index).filter(({ title }) => folders.has(title))).toEqual([]);
    expect(folders.size).toBeGreaterThan(5);
  });

  it('are no groups where there are none', () => {
    expect(sampleGroups([])).toEqual([]);
  });
});
