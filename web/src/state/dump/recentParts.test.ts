import { expect, it } from 'vitest';
import { type RecentPart, withRecent } from './recentParts.ts';

const part = (dump: string, layers: string): RecentPart => ({
  dump,
  layers,
  format: 'json',
  name: dump,
  layersTitle: layers,
  size: 1,
});

it('keeps the newest first, and none twice', () => {
  const seen = [part('a', 'tcp:0a'), part('a', 'tcp:0b')];
  expect(withRecent(seen, part('a', 'tcp:0b'))).toEqual([part('a', 'tcp:0b'), part('a', 'tcp:0a')]);
  expect(withRecent(seen, part('b', 'tcp:0b'))).toHaveLength(3);
});

it('forgets the oldest of many', () => {
  const many = Array.from({ length: 40 }, (_, i) => part(`d${i}`, 'gzip'));
  const more = withRecent(many, part('new', 'gzip'));
  expect(more).toHaveLength(40);
  expect(more[0]?.dump).toBe('new');
  expect(more.at(-1)?.dump).toBe('d38');
});
