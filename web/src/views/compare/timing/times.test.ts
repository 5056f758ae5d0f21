import { describe, expect, it } from 'vitest';
import type { CodecTime, JmhResult } from '../../../api/types.ts';
import { decades, grownTimes, nanosWords, paretoFront, rowsOf, rowsOfJmh, sizedTimes, type Time } from './times.ts';

const time = (nanos: number): Time => ({ name: 'encode', nanos, error: 1, allocated: undefined, noisy: false });
const point = (label: string, size: number, nanos: number) => ({ label, size, time: time(nanos) });
const title = (codec: string) => codec.toUpperCase();

describe('times', () => {
  it('have a front of those than which none is both smaller and faster', () => {
    const points = [
      point('a', 100, 50),
      point('b', 50, 100),
      point('c', 100, 60),
      point('d', 70, 100),
      point('e', 200, 10),
    ];
    expect(paretoFront(points).map(({ label }) => label)).toEqual(['b', 'a', 'e']);
    expect(paretoFront([])).toEqual([]);
  });

  it('of codecs are rows, of which those without times have a reason', () => {
    const times = { nanos: 100, perSecond: 1e7, megabytesPerSecond: 1, noisy: true };
    const results: CodecTime[] = [
      { codec: 'java', state: 'measured', version: '25', size: 340, encode: times, decode: times },
      { codec: 'avro', state: 'refused', version: '1', reason: 'no schema' },
    ];
    const [java, avro] = rowsOf(results, title);
    expect(java).toMatchObject({ label: 'JAVA', size: 340, reason: undefined });
    expect(java?.times.map(({ name, noisy }) => [name, noisy])).toEqual([
      ['encode', true],
      ['decode', true],
    ]);
    expect(avro).toMatchObject({ times: [], reason: 'no schema' });
    expect(sizedTimes({ title: '', rows: rowsOf(results, title) }, 'decode')).toHaveLength(1);
  });

  it('of JMH are nanoseconds of a call in every unit, of throughput too', () => {
    const result = (score: number, scoreUnit: string, scoreError: unknown): JmhResult => ({
      benchmark: 'org.example.Codecs.write',
      params: { kind: 'a' },
      primaryMetric: { score, scoreUnit, scoreError },
    });
    const nanos = (of: JmhResult) => rowsOfJmh([of], title)[0]?.times[0];
    expect(nanos(result(2, 'us/op', 1))).toMatchObject({ name: 'write', nanos: 2000, error: 1000, noisy: true });
    expect(nanos(result(4, 'ops/ms', 'NaN'))).toMatchObject({ nanos: 250_000, error: undefined, noisy: false });
    expect(rowsOfJmh([result(7, 'B/op', 0)], title)).toEqual([]);
    expect(rowsOfJmh([result(2, 'us/op', 1)], title)[0]?.label).toBe('Codecs kind=a');
  });

  it('that were exported from here are those of their codecs again', () => {
    const result = (method: string): JmhResult => ({
      benchmark: `dev.hexplain.timing.CodecTiming.${method}`,
      params: { codec: 'kryo', sample: 'order' },
      primaryMetric: { score: 5, scoreUnit: 'ns/op' },
      secondaryMetrics: { 'gc.alloc.rate.norm': { score: 64 } },
    });
    const rows = rowsOfJmh([result('encode'), result('decode')], title);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ label: 'KRYO', times: [{ name: 'encode', allocated: 64 }, { name: 'decode' }] });
  });

  it('are told in three digits of the unit that fits', () => {
    expect([7.125, 734.4, 12_512, 3_410_000, 2e9].map(nanosWords)).toEqual([
      '7.13 ns',
      '734 ns',
      '12.5 µs',
      '3.41 ms',
      '2 s',
    ]);
  });

  it('stand on scales of whole decades', () => {
    expect(decades([12, 340])).toEqual([10, 1000]);
    expect(decades([])).toEqual([1, 10]);
  });

  it('in several sizes are rows of their own, here and in what JMH wrote, and grow by codec', () => {
    const times = { nanos: 100, error: 2, perSecond: 1e7, megabytesPerSecond: 1, noisy: false };
    const at = (codec: string, elements: number): CodecTime => ({
      codec,
      elements,
      state: 'measured',
      version: '1',
      size: elements,
      encode: { ...times, nanos: elements },
      decode: times,
    });
    const own = rowsOf([at('java', 10), at('java', 1000)], title);
    expect(own.map(({ label }) => label)).toEqual(['10: JAVA', '1,000: JAVA']);
    expect(grownTimes({ title: '', rows: own }, 'encode')).toEqual([
      { codec: 'JAVA', size: 10, value: 10, error: 2, words: '10 ns ± 2 ns' },
      { codec: 'JAVA', size: 1000, value: 1000, error: 2, words: '1 µs ± 2 ns' },
    ]);
    const jmh = (size: string): JmhResult => ({
      benchmark: 'dev.hexplain.timing.CodecTiming.encode',
      params: { codec: 'java', sample: 'order', size },
      primaryMetric: { score: 5, scoreUnit: 'ns/op' },
    });
    expect(rowsOfJmh([jmh('10'), jmh('1000')], title).map(({ label }) => label)).toEqual(['10: JAVA', '1,000: JAVA']);
    expect(rowsOf([at('java', 10)], title).map(({ label }) => label)).toEqual(['JAVA']);
  });
});
