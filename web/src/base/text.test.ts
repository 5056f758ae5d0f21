import { describe, expect, it } from 'vitest';
import { ago, byteSize, elided, explainedWords, percent, plural, shortNames } from './text.ts';

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
    expect(percent(0, 3000)).toBe('0%');
  });

  it('claim nothing about an empty dump', () => {
    expect(explainedWords(0, 0, 0)).toBe('nothing to explain');
    expect(explainedWords(10, 0, 10)).toBe('100% explained');
    expect(explainedWords(0, 0, 3000)).toBe('0% explained');
    expect(explainedWords(100, 13, 100)).toBe('structure 100%, meaning 87%');
  });

  it('count one thing without an s', () => {
    expect(plural(1, 'byte')).toBe('1 byte');
    expect(plural(10_000_000, 'field')).toBe('10,000,000 fields');
  });

  it('drop packages of long names, and nothing of what is quoted', () => {
    expect(shortNames('java.util.HashMap')).toBe('java.util.HashMap');
    expect(shortNames('class descriptor java.util.concurrent.ConcurrentHashMap')).toBe(
      'class descriptor …ConcurrentHashMap',
    );
    expect(shortNames('java.lang.String "www.example.org"')).toBe('…String "www.example.org"');
    expect(shortNames('price=217.625, quantity=-4, time=1342000903941')).toContain('217.625');
  });

  it('keep both ends of what is too long, the last more', () => {
    expect(elided('abc', 3)).toBe('abc');
    expect(elided('a[0].b[1].c[2].d[3].e[4]', 12)).toBe('a[0…[3].e[4]');
  });

  it('say how long ago, then the date', () => {
    const now = new Date('2026-05-02T12:00:00Z');
    expect(ago(new Date('2026-05-02T11:59:40Z'), now)).toBe('just now');
    expect(ago(new Date('2026-05-02T09:00:00Z'), now)).toBe('3 h ago');
    expect(ago(new Date('2026-01-02T09:00:00Z'), now)).toBe('2026-01-02');
  });
});
