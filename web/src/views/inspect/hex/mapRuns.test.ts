import { describe, expect, it } from 'vitest';
import { runsOf } from './mapRuns.ts';

const map = {
  size: 4096,
  roles: ['magic', 'value', 'value', 'length'],
  entropies: [0, 8, 4, 4.1],
  severities: ['', '', 'error', ''] as const,
};

describe('parts of a map', () => {
  it('of one role are one run', () => {
    expect(
      runsOf({ ...map, severities: [...map.severities] }, 'role').map(({ from, to, role }) => [from, to, role]),
    ).toEqual([
      [0, 1, 'magic'],
      [1, 3, 'value'],
      [3, 4, 'length'],
    ]);
  });

  it('are darker the more entropy they have', () => {
    const runs = runsOf({ ...map, severities: [...map.severities] }, 'entropy');
    expect(runs.map(({ opacity }) => opacity)).toEqual([1 / 16, 1, 0.5]);
  });

  it('are one pale run where issues are shown', () => {
    expect(runsOf({ ...map, severities: [...map.severities] }, 'issue')).toHaveLength(1);
  });
});
