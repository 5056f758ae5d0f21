import { describe, expect, it } from 'vitest';
import type { Encoding } from '../../api/types.ts';
import { schemaFileOf, schemaFormatOf } from './schemaNames.ts';

const by = (format: string, schema?: Encoding['schema']): Encoding => ({
  codec: 'any',
  state: 'encoded',
  version: '1',
  format,
  ...(schema && { schema }),
});

describe('schemas of encodings', () => {
  it('are files of their language', () => {
    const proto = by('protobuf:object-1.protobuf', { language: 'Protocol Buffers schema', ending: 'proto' });
    expect(schemaFileOf('session', { id: 'protobuf', schema: 'proto' }, proto)).toBe('session.protobuf.proto');
  });

  it('are files also where nothing could be written by them', () => {
    const refused: Encoding = { codec: 'avro', state: 'unsupported', version: '1', reason: 'a list' };
    expect(schemaFileOf('session', { id: 'avro', schema: 'avsc' }, refused)).toBe('session.avro.avsc');
  });

  it('are there where the format is one with a schema', () => {
    expect(schemaFormatOf(by('json'))).toBeUndefined();
    const kryo = by('kryo:order.kryo', { language: 'class list', ending: 'txt' });
    expect(schemaFormatOf(kryo)).toBe('kryo:order.kryo');
  });
});
