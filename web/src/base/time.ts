import { count } from './text.ts';

/** Nanoseconds since 1970: more than a double holds exactly. */
export type Nanos = bigint;

const second = 1_000_000_000n;

/** Of `2024-03-01T09:30:00.000180000Z`, to the nanosecond; undefined for what is no such time. */
export function nanosOf(iso: string | undefined): Nanos | undefined {
  const [, whole, fraction = ''] = /^(.+?)(?:\.(\d{1,9}))?Z$/.exec(iso ?? '') ?? [];
  const millis = whole === undefined ? Number.NaN : Date.parse(`${whole}Z`);
  if (Number.isNaN(millis)) return undefined;
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

/** The time of day, as it stands in the text: `09:30:00.000180000`. */
export function clock(iso: string): string {
  return iso.slice(iso.indexOf('T') + 1, -1);
}

/** `12.345678901`, `-0.000180000`: seconds with all nine digits, so that they stand below each other. */
export function seconds(nanos: Nanos): string {
  const size = nanos < 0n ? -nanos : nanos;
  const whole = count(Number(size / second));
  return `${nanos < 0n ? '-' : ''}${whole}.${(size % second).toString().padStart(9, '0')}`;
}

/** `180 µs`, `3.2 ms`, `12.3 s`, `4 min 10 s`, `2 h 5 min`: three significant digits at most. */
export function duration(nanos: Nanos): string {
  if (nanos < 0n) return `-${duration(-nanos)}`;
  const n = Number(nanos);
  if (n < 1e3) return `${n} ns`;
  if (n < 1e6) return `${short(n / 1e3)} µs`;
  if (n < 1e9) return `${short(n / 1e6)} ms`;
  if (n < 60e9) return `${short(n / 1e9)} s`;
  const whole = Math.round(n / 1e9);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${count(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`;
}

export function nanosOfSeconds(n: number): Nanos {
  return BigInt(Math.round(n * 1e9));
}

function short(n: number): number {
  return n >= 100 ? Math.round(n) : Number(n.toPrecision(2 + Number(n >= 10)));
}
