import { describe, expect, it } from 'vitest';
import type { Difference } from '../../api/types.ts';
import { DifferingBytes } from './differingBytes.ts';

const changed = (source: number, offset: number, length: number): Difference => ({
  kind: 'changed',
  path: '',
  newPath: '',
  before: { text: '', type: '', field: '', source, offset, length },
});
const added: Difference = { kind: 'added', path: '', newPath: '' };

describe('differing bytes', () => {
  const bytes = DifferingBytes.of([changed(0, 40, 2), changed(0, 8, 8), changed(0, 10, 2), changed(3, 0, 1), added]);
  const touched = (offset: number, length: number, source = 0) => bytes.touch({ source, offset, length });

  it('touch what holds them, and what they hold', () => {
    expect(touched(0, 100)).toBe(true);
    expect(touched(12, 1)).toBe(true);
    expect(touched(15, 1)).toBe(true);
    expect(touched(41, 4)).toBe(true);
  });

  it('touch nothing beside them', () => {
    expect(touched(0, 8)).toBe(false);
    expect(touched(16, 24)).toBe(false);
    expect(touched(42, 100)).toBe(false);
  });

  it('belong to their source', () => {
    expect(touched(0, 1, 3)).toBe(true);
    expect(touched(8, 8, 3)).toBe(false);
    expect(touched(8, 8, 1)).toBe(false);
  });
});
