import { describe, expect, it } from 'vitest';
import { ago, byteSize, percent, plural } from './text.ts';

describe('words on screen', () => {
  it('say sizes in the unit a person would use', () => {
    expect(byteSize(340)).toBe('340 B');
    expect(byteSize(2458)).toBe('2.4 KiB');
    expect(byteSize(2 ** 30)).toBe('1 GiB');
  });

  it('never claim full coverage while a byte is missing', () => {
    expect(percent(9_999_999, 10_000_000)).toBe('99.9%');
    expect(percent(10, 10)).toBe('100%');
    expect(percent(0, 0)).toBe('100%');
  });

  it('count one thing without an s', () => {
    expect(plural(1, 'byte')).toBe('1 byte');
    expect(plural(10_000_000, 'field')).toBe('10,000,000 fields');
  });

  it('say how long ago, then the date', () => {
    const now = new Date('2026-05-02T12:00:00Z');
    expect(ago(new Date('2026-05-02T11:59:40Z'), now)).toBe('just now');
    expect(ago(new Date('2026-05-02T09:00:00Z'), now)).toBe('3 h ago');
    expect(ago(new Date('2026-01-02T09:00:00Z'), now)).toBe('2026-01-02');
  });
});
