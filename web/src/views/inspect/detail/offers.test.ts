import { describe, expect, it } from 'vitest';
import type { Field, Inside } from '../../../api/types.ts';
import { mayHold, nameOf, offerOf } from './offers.ts';

const field = (part: Partial<Field>) => ({ offset: 4, length: 20, childCount: 0, type: 'bytes', ...part }) as Field;
const json = { format: 'json', title: 'JSON', offset: 0, confidence: 80, reason: '' };
const bytes = { format: 'bytes', title: 'Bytes', offset: 0, confidence: 0, reason: '' };
const inside = (layersTitle: string, ...formats: Inside['formats']): Inside => ({
  dump: 'd',
  layers: 'part@4+20',
  layersTitle,
  formats,
});

describe('a field that may hold something', () => {
  it('has eight bytes or more, and they are no number and not all there is', () => {
    expect(mayHold(field({}), 100)).toBe(true);
    expect(mayHold(field({ length: 7 }), 100)).toBe(false);
    expect(mayHold(field({ length: 8, type: 'long', endianness: 'big' }), 100)).toBe(false);
    expect(mayHold(field({ offset: 0, length: 100 }), 100)).toBe(false);
    expect(mayHold(field({ childCount: 3, type: 'record' }), 100)).toBe(false);
    expect(mayHold(field({ childCount: 30, type: 'byte[]' }), 100)).toBe(true);
  });
});

describe('the offer to open it', () => {
  it('is made for a format that is convincing, or layers that were recognised', () => {
    expect(offerOf(inside('', json, bytes))).toBe(json);
    expect(offerOf(inside('', bytes))).toBeUndefined();
    expect(offerOf(inside('', { ...json, confidence: 40 }))).toBeUndefined();
    expect(offerOf(inside('Base64', bytes))).toBe(bytes);
  });

  it('names the layers and what is in them', () => {
    expect(nameOf(inside('Base64 → gzip'), json)).toBe('Base64 → gzip → JSON');
    expect(nameOf(inside('Base64'), bytes)).toBe('Base64');
    expect(nameOf(inside(''), json)).toBe('JSON');
  });
});
