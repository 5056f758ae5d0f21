import { describe, expect, it } from 'vitest';
import type { Preview } from '../../api/types.ts';
import { isMessage, otherLayers, printable, spaced, stepsOf, within } from './chain.ts';

const link = (layers: string) => ({ layers, title: layers, confidence: 90, reason: '', others: [] });
const bytes = { format: 'bytes', title: 'Bytes', offset: 0, confidence: 0, reason: '' };
const preview = (...paths: string[]): Preview => ({
  size: 3,
  head: 'ACED00',
  candidates: { layers: paths.at(-1) ?? 'raw', chain: paths.map(link), next: [], formats: [bytes] },
  steps: paths.map((layers) => ({ layers, size: 1, whole: true, head: '', issues: [], issueCount: 0 })),
  format: bytes,
  diagnoses: [],
});

describe('the chain of layers', () => {
  it('says of each link what is outside and inside it', () => {
    const steps = stepsOf(preview('xxd', 'xxd/gzip'));
    expect(steps.map(({ outside, inside }) => [outside, inside?.layers])).toEqual([
      ['raw', 'xxd'],
      ['xxd', 'xxd/gzip'],
    ]);
  });

  it('grows inwards', () => {
    expect(within('raw', 'gzip')).toBe('gzip');
    expect(within('xxd', 'gzip')).toBe('xxd/gzip');
  });

  it('offers by name what was not found', () => {
    const layer = (id: string) => ({ id, title: id, kind: 'bytes' as const });
    const names = otherLayers([layer('xxd'), layer('part'), layer('gzip')], [{ layers: 'base64/gzip' }]);
    expect(names.map(({ id }) => id)).toEqual(['xxd']);
  });
});

describe('the first bytes', () => {
  it('are shown in digits and characters', () => {
    expect(spaced('ACED0005')).toBe('AC ED 00 05');
    expect(spaced('')).toBe('');
    expect(printable('41C37E7F20')).toBe('A.~. ');
  });
});

describe('a message', () => {
  const diagnosis = { id: 'x', title: '', quote: '', why: '', remedies: [], fields: [] };
  it('is a text that is explained and has no layers', () => {
    expect(isMessage({ ...preview(), diagnoses: [diagnosis] })).toBe(true);
    expect(isMessage({ ...preview('xxd'), diagnoses: [diagnosis] })).toBe(false);
    expect(isMessage(preview())).toBe(false);
  });
});
