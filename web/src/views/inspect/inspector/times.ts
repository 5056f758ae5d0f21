import type { Reading } from './numbers.ts';
import { unsigned } from './numbers.ts';

type Clock = {
  readonly type: string;
  readonly size: number;
  /** Milliseconds since 1970, with the digits below them. */
  readonly at: (count: bigint) => Moment | undefined;
};

type Moment = { readonly millis: bigint; readonly below: string };

/** 100 ns each since 1601 (Windows `FILETIME`), in units of it until 1970. */
const fileTimeEpoch = 116_444_736_000_000_000n;

/** The same since year 1 (.NET `DateTime.Ticks`). */
const ticksEpoch = 621_355_968_000_000_000n;

const clocks: readonly Clock[] = [
  { type: 'epoch s', size: 4, at: (count) => scaled(count, 1n, 1000n, 0) },
  { type: 'DOS', size: 4, at: dos },
  { type: 'epoch s', size: 8, at: (count) => scaled(count, 1n, 1000n, 0) },
  { type: 'epoch ms', size: 8, at: (count) => scaled(count, 1n, 1n, 0) },
  { type: 'epoch µs', size: 8, at: (count) => scaled(count, 1000n, 1n, 3) },
  { type: 'epoch ns', size: 8, at: (count) => scaled(count, 1_000_000n, 1n, 6) },
  { type: 'FILETIME', size: 8, at: (count) => scaled(count - fileTimeEpoch, 10_000n, 1n, 4) },
  { type: '.NET ticks', size: 8, at: (count) => scaled((count & 0x3fff_ffff_ffff_ffffn) - ticksEpoch, 10_000n, 1n, 4) },
];

/** Years that a number is taken for a time of: others are hardly meant. */
const [first, last] = [Date.UTC(1980, 0), Date.UTC(2100, 0)];

/** The times that the bytes from here on may be, in either order; only those that somebody could have meant. */
export function timesAt(bytes: Uint8Array): Reading[] {
  const readings: Reading[] = [];
  for (const { type, size, at } of clocks.filter((clock) => bytes.length >= clock.size)) {
    const own = bytes.subarray(0, size);
    const [big, little] = [said(at(unsigned(own))), said(at(unsigned(own.toReversed())))];
    if (big !== '' || little !== '') readings.push({ type, big, little });
  }
  return readings;
}

/** The time in the first four bytes of an ObjectId (BSON specification). */
export function objectIdTime(bytes: Uint8Array): string {
  return said(scaled(unsigned(bytes.subarray(0, 4)), 1n, 1000n, 0));
}

function scaled(count: bigint, perMilli: bigint, millisEach: bigint, digits: number): Moment {
  const below = digits === 0 ? '' : String(((count % perMilli) + perMilli) % perMilli).padStart(digits, '0');
  return { millis: (count * millisEach) / perMilli, below };
}

/** Date in the upper half, time in the lower one, two seconds each (FAT; ZIP, APPNOTE 4.4.6). */
function dos(bits: bigint): Moment | undefined {
  const n = Number(bits);
  const [month, day] = [(n >>> 21) & 15, (n >>> 16) & 31];
  const [hour, minute, second] = [(n >>> 11) & 31, (n >>> 5) & 63, (n & 31) * 2];
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 58) return undefined;
  const millis = Date.UTC(1980 + (n >>> 25), month - 1, day, hour, minute, second);
  return new Date(millis).getUTCDate() === day ? { millis: BigInt(millis), below: '' } : undefined;
}

function said(moment: Moment | undefined): string {
  const millis = moment ? Number(moment.millis) : Number.NaN;
  if (!moment || !(millis >= first && millis < last)) return '';
  const iso = new Date(millis).toISOString();
  const digits = `${iso.slice(20, 23)}${moment.below}`.replace(/0+$/, '');
  return `${iso.slice(0, 19)}${digits && `.${digits}`}Z`;
}
