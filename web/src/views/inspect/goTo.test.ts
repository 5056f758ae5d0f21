import { describe, expect, it, vi } from 'vitest';
import type { Issue } from '../../api/types.ts';
import { placesFor } from './goTo.ts';

const issue = { severity: 'error', message: 'Expected 8 bytes, found 2', offset: 0x120 } as Issue;

const places = (query: string, hasHandles = false) => {
  const go = {
    toOffset: vi.fn(),
    toPath: vi.fn(),
    toRange: vi.fn(),
    toHandle: vi.fn(),
    toIssue: vi.fn(),
    toName: vi.fn(),
  };
  const offered = placesFor(query, { size: 340, hasHandles, issues: [issue] }, go);
  offered[0]?.run();
  return { titles: offered.map((choice) => choice.title), go };
};

describe('a typed place', () => {
  it('is an offset in hexadecimal, as the tree and the bytes have it, or in decimal', () => {
    expect(places('0xD7').go.toOffset).toHaveBeenCalledWith(0xd7);
    expect(places('84').titles).toEqual(['Go to offset 0x84', 'Go to offset 0x54']);
    expect(places('0152').titles).toEqual(['Go to offset 0x152', 'Go to offset 0x98']);
    expect(places('0192').titles).toEqual(['Go to offset 0xC0']);
    expect(places('215').titles).toEqual(['Go to offset 0xD7']);
    expect(places('d7').titles).toEqual(['Go to d7', 'Go to offset 0xD7', 'Find fields named d7']);
  });

  it('is a path when it is no number', () => {
    expect(places('contents[0].classData[0].prices[3]').go.toPath).toHaveBeenCalledWith(
      'contents[0].classData[0].prices[3]',
    );
  });

  it('is a path of a value too, with quoted keys', () => {
    expect(places('attributes["a b"].name').go.toPath).toHaveBeenCalledWith('attributes["a b"].name');
    expect(places('größe').titles).toEqual(['Go to größe', 'Find fields named größe']);
    expect(places('a b').titles).toEqual([]);
  });

  it('is a handle where the format has any', () => {
    expect(places('7e0003', true).go.toHandle).toHaveBeenCalledWith(0x7e0003);
    expect(places('0x7E0003', true).titles[0]).toBe('Go to handle 0x7E0003');
    expect(places('0x7E0003').titles).toEqual(['Go to the last byte, 0x153']);
  });

  it('is an issue by its words', () => {
    expect(places('found 2').titles).toEqual(['Expected 8 bytes, found 2']);
    expect(places('expected 8 b').go.toIssue).toHaveBeenCalledWith(issue);
  });

  it('stops at the last byte', () => {
    expect(places('0x1000').go.toOffset).toHaveBeenCalledWith(339);
    expect(places('9000').titles).toEqual(['Go to the last byte, 0x153']);
  });

  it('is nothing while nothing is typed', () => {
    expect(places(' ').titles).toEqual([]);
  });
});
