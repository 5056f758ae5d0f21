import { describe, expect, it } from 'vitest';
import type { Span } from '../api/types.ts';
import { byteWindow, spanAt, spanWindow, windowKeys } from './spans.ts';

const span = (offset: number, length: number, field: string): Span => ({ offset, length, field, role: 'value' });

describe('spans', () => {
  const spans = [span(0, 2, 'magic'), span(2, 2, 'version'), span(4, 336, 'rest')];

  it('are found by any byte they hold', () => {
    expect(spanAt(spans, 0)?.field).toBe('magic');
    expect(spanAt(spans, 3)?.field).toBe('version');
    expect(spanAt(spans, 339)?.field).toBe('rest');
    expect(spanAt(spans, 340)).toBeUndefined();
    expect(spanAt([], 0)).toBeUndefined();
  });

  it('are asked for by the windows in sight', () => {
    expect(windowKeys(0, 340, spanWindow)).toEqual(['0']);
    expect(windowKeys(4090, 4100, spanWindow)).toEqual(['0', '1']);
    expect(windowKeys(2 ** 30 - 16, 2 ** 30, byteWindow)).toEqual(['16383']);
    expect(windowKeys(0, 0, byteWindow)).toEqual([]);
  });
});
