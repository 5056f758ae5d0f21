import { describe, expect, it } from 'vitest';
import type { Storage } from '../../api/types.ts';
import { storageWords } from './storage.ts';

const gib = 1024 ** 3;
const roomy: Storage = {
  dumpCount: 12,
  dumps: 2 * gib,
  indexes: gib,
  layers: 0,
  free: 60 * gib,
  total: 100 * gib,
  floor: gib,
  largestUpload: gib,
};

describe('what is kept on the server', () => {
  it('is said with its size', () => {
    expect(storageWords(roomy)).toEqual({ kept: '12 dumps, 3 GiB including what was derived from them' });
  });

  it('is said with its limits', () => {
    expect(storageWords({ ...roomy, dumpCount: 1, limit: 50 * gib, keepDays: 30 }).kept).toBe(
      '1 dump, 3 GiB of 50 GiB including what was derived from them; deleted when nobody opens them for 30 days',
    );
  });

  it('warns where the disk or the limit leaves little room', () => {
    expect(storageWords({ ...roomy, free: gib }).warning).toContain('full: uploads wait');
    expect(storageWords({ ...roomy, free: 5 * gib }).warning).toBe(
      'The disk is nearly full: 4 GiB are left for dumps.',
    );
    expect(storageWords({ ...roomy, dumps: 4.6 * gib, limit: 5 * gib }).warning).toContain('delete those');
  });

  it('tells what a bucket keeps from what is here', () => {
    expect(storageWords({ ...roomy, fetched: gib, limit: 50 * gib }).kept).toBe(
      '12 dumps, 2 GiB of 50 GiB in the bucket, 2 GiB here of them and of what was derived',
    );
    expect(storageWords({ ...roomy, fetched: 20 * gib, free: gib }).warning).toBeUndefined();
  });

  it('does not warn of what makes room by itself', () => {
    expect(storageWords({ ...roomy, dumps: gib, indexes: 4 * gib, limit: 5 * gib }).warning).toBeUndefined();
  });
});
