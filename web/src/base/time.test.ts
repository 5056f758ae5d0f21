import { describe, expect, it } from 'vitest';
import { clock, duration, nanosOf, nanosOfSeconds, seconds } from './time.ts';

describe('times', () => {
  it('keep every nanosecond', () => {
    const [a, b] = [nanosOf('2024-03-01T09:30:00.123456789Z'), nanosOf('2024-03-01T09:30:00.123456790Z')];
    expect((b ?? 0n) - (a ?? 0n)).toBe(1n);
    expect(nanosOf('1970-01-01T00:00:01Z')).toBe(1_000_000_000n);
    expect(nanosOf('1969-12-31T23:59:59.500000000Z')).toBe(-500_000_000n);
  });

  it('are undefined where there are none', () => {
    expect(nanosOf(undefined)).toBeUndefined();
    expect(nanosOf('yesterday')).toBeUndefined();
  });

  it('read as a clock, and as seconds that stand below each other', () => {
    expect(clock('2024-03-01T09:30:00.000180000Z')).toBe('09:30:00.000180000');
    expect(seconds(180_000n)).toBe('0.000180000');
    expect(seconds(-1_234_000_000_001n)).toBe('-1,234.000000001');
  });

  it('read as short spans', () => {
    const spans = [0n, 999n, 1_234n, 180_000n, 3_240_000n, 12_345_678n, 1_000_000_000n, 250_000_000_000n];
    expect(spans.map(duration)).toEqual([
      '0 ns',
      '999 ns',
      '1.2 µs',
      '180 µs',
      '3.2 ms',
      '12.3 ms',
      '1 s',
      '4 min 10 s',
    ]);
    expect(duration(nanosOfSeconds(7_500))).toBe('2 h 5 min');
    expect(duration(-3_200_000n)).toBe('-3.2 ms');
  });
});
