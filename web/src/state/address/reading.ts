import type { Endian, Reading } from '../../api/types.ts';
import { hexOffset, parseOffset } from '../../base/offset.ts';

export const autoReading: Reading = { format: 'auto', layers: 'auto', start: 0, endian: 'auto' };

const endians: readonly string[] = ['big', 'little'] satisfies Endian[];

/** Inverse of `setReading`. */
export function readingOf(params: URLSearchParams): Reading {
  const endian = params.get('endian') ?? '';
  return {
    format: params.get('format') ?? autoReading.format,
    layers: params.get('layers') ?? autoReading.layers,
    start: parseOffset(params.get('start') ?? '') ?? 0,
    endian: endians.includes(endian) ? (endian as Endian) : 'auto',
  };
}

/** Writes what was chosen. */
export function setReading(params: URLSearchParams, reading: Reading): void {
  if (reading.format !== autoReading.format) params.set('format', reading.format);
  if (reading.layers !== autoReading.layers) params.set('layers', reading.layers);
  if (reading.start !== autoReading.start) params.set('start', hexOffset(reading.start));
  if (reading.endian !== autoReading.endian) params.set('endian', reading.endian);
}
