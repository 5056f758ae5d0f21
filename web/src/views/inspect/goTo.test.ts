import { describe, expect, it, vi } from 'vitest';
import { placesFor } from './goTo.ts';

const places = (query: string) => {
  const go = { toOffset: vi.fn(), toPath: vi.fn() };
  const offered = placesFor(query, 340, go);
  offered[0]?.run();
  return { titles: offered.map((choice) => choice.title), go };
};

describe('a typed place', () => {
  it('is an offset in decimal or hexadecimal', () => {
    expect(places('0xD7').go.toOffset).toHaveBeenCalledWith(0xd7);
    expect(places('215').titles).toEqual(['Go to offset 0xD7']);
    expect(places('84').titles).toEqual(['Go to offset 0x54', 'Go to offset 0x84']);
  });

  it('is hexadecimal first as the tree and the bytes have it, with leading zeros', () => {
    expect(places('0084').titles).toEqual(['Go to offset 0x84', 'Go to offset 0x54']);
    expect(places('0152').titles).toEqual(['Go to offset 0x152', 'Go to offset 0x98']);
    expect(places('0192').titles).toEqual(['Go to offset 0xC0']);
    expect(places('00d7').go.toOffset).toHaveBeenCalledWith(0xd7);
    expect(places('d7').titles).toEqual(['Go to d7', 'Go to offset 0xD7']);
  });

  it('is a path when it is no number', () => {
    expect(places('contents[0].classData[0].prices[3]').go.toPath).toHaveBeenCalledWith(
      'contents[0].classData[0].prices[3]',
    );
  });

  it('is a path of a value too, with quoted keys', () => {
    expect(places('attributes["a b"].name').go.toPath).toHaveBeenCalledWith('attributes["a b"].name');
    expect(places('größe').titles).toEqual(['Go to größe']);
    expect(places('a b').titles).toEqual([]);
  });

  it('stops at the last byte', () => {
    expect(places('0x1000').go.toOffset).toHaveBeenCalledWith(339);
    expect(places('9000').titles).toEqual(['Go to the last byte, 0x153']);
  });

  it('is nothing while nothing is typed', () => {
    expect(places(' ').titles).toEqual([]);
  });
});
