import type { Encoding } from '../../api/types.ts';
import { autoReading } from '../../state/address/reading.ts';
import { addressOf } from '../../state/address/route.ts';

/** Where an encoding's bytes and fields can be looked at. */
export function inspectorOf({ dump = '', format = autoReading.format, order }: Encoding): string {
  const reading = { ...autoReading, format, endian: order ?? autoReading.endian };
  return addressOf({ view: 'inspect', dump, reading, place: {} });
}
