import type { RoundTrip } from '../../api/types.ts';
import type { Measure } from '../../state/address/comparison.ts';

/** What came back when a codec read its own bytes, in a word or two. */
export const labelWords: Readonly<Record<RoundTrip['kind'], string>> = {
  exact: 'exact',
  references: 'copies',
  types: 'types lost',
  values: 'values lost',
};

export const measureWords: Readonly<Record<Measure, string>> = {
  size: 'as encoded',
  deflate: 'after deflate',
  zstd: 'after zstd',
  lz4: 'after LZ4',
  snappy: 'after Snappy',
};
