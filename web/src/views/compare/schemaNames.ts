import type { Codec, Encoding } from '../../api/types.ts';

/** The format together with the schema of an encoding; undefined where it has none. */
export const schemaFormatOf = ({ format, schema }: Encoding): string | undefined => schema && format;

/** `session.kryo.txt`: many codecs may have a schema of the same object. An edited one may have no encoding. */
export const schemaFileOf = (name: string, codec: Pick<Codec, 'id' | 'schema'>, { schema }: Encoding): string =>
  [name, codec.id, schema?.ending ?? codec.schema].join('.');
