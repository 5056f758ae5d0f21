import { describe, expect, it } from 'vitest';
import type { Candidates } from '../../api/types.ts';
import { hasFlows, isCaptureHead, isGzipHead } from './captureOf.ts';

const bytes = (...all: number[]) => new Uint8Array(all);
const candidates = (...layers: string[]): Candidates => ({
  layers: 'raw',
  chain: [],
  formats: [],
  next: layers.map((each) => ({ layers: each, title: each, confidence: 40, reason: '' })),
});

describe('a capture', () => {
  it('is known by its first four bytes, in both orders', () => {
    expect(isCaptureHead(bytes(0xd4, 0xc3, 0xb2, 0xa1, 2))).toBe(true);
    expect(isCaptureHead(bytes(0xa1, 0xb2, 0x3c, 0x4d))).toBe(true);
    expect(isCaptureHead(bytes(0x0a, 0x0d, 0x0d, 0x0a))).toBe(true);
    expect(isCaptureHead(bytes(0xac, 0xed, 0, 5))).toBe(false);
    expect(isCaptureHead(bytes(0xd4, 0xc3))).toBe(false);
  });

  it('may be inside a compressed file, which shows when flows are below it', () => {
    expect(isGzipHead(bytes(0x1f, 0x8b, 8, 0))).toBe(true);
    expect(hasFlows(candidates('gzip/tcp:0a', 'gzip/tcp:0b'))).toBe(true);
    expect(hasFlows(candidates('gzip/base64@12'))).toBe(false);
  });
});
