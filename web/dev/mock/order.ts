/** The well-known 340-byte order, decoded by hand along the Java Object Serialization grammar. */
import type { HandleRef } from '../../src/api/types.ts';
import { Writer } from './tree.ts';

export const orderHex =
  'aced0005737200144f626a656374546f426553657269616c697365640024818c78276b770200064900096f72646572436f6465490008' +
  '7072696f726974794a0008736f7572636549645a00077370656369616c5b00067072696365737400025b445b000a7175616e74697469' +
  '65737400025b4a7870000003090000006300000000000003f201757200025b443ea68c14ab635a1e02000078700000000a3fb9999999' +
  '99999a3fc999999999999a3fd33333333333333fd999999999999a3fe00000000000003fe33333333333333fe66666666666663fe999' +
  '999999999a3feccccccccccccd3ff0000000000000757200025b4a782004b512b1759302000078700000000a00000000000000010000' +
  '00000000000200000000000000030000000000000004000000000000000500000000000000060000000000000007000000000000000800' +
  '00000000000009000000000000000a';

export const handle = (n: number): HandleRef => ({
  id: n,
  number: `0x${(0x7e0000 + n).toString(16).toUpperCase()}`,
  epoch: 0,
});

const tokens: Record<number, string> = {
  112: 'TC_NULL',
  114: 'TC_CLASSDESC',
  115: 'TC_OBJECT',
  116: 'TC_STRING',
  117: 'TC_ARRAY',
  120: 'TC_ENDBLOCKDATA',
};

const tokenDocs: Record<string, string> = {
  TC_OBJECT: 'A new object follows: its class descriptor, then the data of each serializable class, top class first.',
  TC_CLASSDESC: 'A class descriptor follows: name, serialVersionUID, flags and the fields the writer stored.',
  TC_ARRAY: 'A new array follows: its class descriptor, the number of elements, then the elements.',
};

/** Decodes as much of the order as `bytes` holds. */
export function orderTree(bytes: Buffer): Writer {
  const w = new Writer(bytes);
  const u1 = (at: number) => bytes.readUInt8(at);
  const token = () =>
    w.leaf('tc', 'u1', 'type', 1, (at) => {
      const symbol = tokens[u1(at)] ?? '?';
      return {
        value: { actual: `0x${u1(at).toString(16)}`, symbol },
        ...(tokenDocs[symbol] ? { doc: tokenDocs[symbol] } : {}),
      };
    });
  const utf = (name: string, defines?: HandleRef) =>
    w.group(name, 'utf8-modified', 'name', defines ? { defines } : {}, () => {
      const length = bytes.readUInt16BE(w.at);
      const text = bytes.toString('latin1', w.at + 2, w.at + 2 + length);
      const group = w.nodes.at(-1);
      if (group) group.field.value = { actual: `"${text}"` };
      w.leaf('length', 'u2', 'length', 2, { value: { actual: String(length) } });
      w.leaf('value', 'utf8-modified', 'name', length, { value: { actual: `"${text}"` } });
    });
  const classDesc = (className: string, display: string, id: number, fields: [string, string, string?][]) =>
    w.group(
      'classDesc',
      'classDesc',
      'type',
      { value: { symbol: display, actual: className }, defines: handle(id) },
      () => {
        token();
        utf('className');
        w.leaf('serialVersionUID', 's8', 'value', 8, (at) => ({ value: { actual: String(bytes.readBigInt64BE(at)) } }));
        w.leaf('flags', 'u1', 'header', 1, { value: { actual: '0x02', symbol: 'SC_SERIALIZABLE' } });
        w.group('fields', 'fields', 'type', { value: { description: `${fields.length} fields` } }, () => {
          w.leaf('count', 'u2', 'length', 2, { value: { actual: String(fields.length) } });
          fields.forEach(([typecode, fieldName, type], i) => {
            w.group(
              `[${i}]`,
              'fieldDesc',
              'type',
              { value: { description: `${type ?? typecode} ${fieldName}` } },
              () => {
                w.leaf('typecode', 'u1', 'type', 1, { value: { actual: `'${typecode}'` } });
                utf('fieldName');
                if (typecode === '[') {
                  w.group('className1', 'string', 'type', { defines: handle(i === 4 ? 1 : 2) }, () => {
                    token();
                    utf('text');
                  });
                }
              },
            );
          });
        });
        w.leaf('classAnnotation', 'annotation', 'padding', 1, { value: { symbol: 'TC_ENDBLOCKDATA' } });
        w.leaf('superClassDesc', 'u1', 'reference', 1, {
          value: { symbol: 'TC_NULL', description: 'no serializable super class' },
        });
      },
    );
  const array = (name: string, type: string, desc: string, id: number, read: (at: number) => string) =>
    w.group(
      name,
      type,
      'value',
      { value: { description: `${type.replace('[]', '[10]')}` }, defines: handle(id + 1) },
      () => {
        token();
        classDesc(desc, type, id, []);
        w.leaf('size', 's4', 'length', 4, { value: { actual: '10' } });
        for (let i = 0; i < 10; i++) {
          w.leaf(`[${i}]`, desc === '[D' ? 'f8' : 's8', 'value', 8, (at) => ({ value: { actual: read(at) } }));
        }
      },
    );
  const int = (name: string) =>
    w.leaf(name, 's4', 'value', 4, (at) => ({ value: { actual: String(bytes.readInt32BE(at)) } }));

  w.group('stream', 'stream', 'header', { value: { description: 'version 5, 1 object' } }, () => {
    w.leaf('magic', 'u2', 'magic', 2, { value: { actual: '0xACED', symbol: 'STREAM_MAGIC' } });
    w.leaf('version', 'u2', 'header', 2, { value: { actual: '5', symbol: 'STREAM_VERSION' } });
    w.group(
      'contents[0]',
      'ObjectToBeSerialised',
      'value',
      { defines: handle(3), value: { symbol: 'ObjectToBeSerialised' } },
      () => {
        token();
        classDesc('ObjectToBeSerialised', 'ObjectToBeSerialised', 0, [
          ['I', 'orderCode', 'int'],
          ['I', 'priority', 'int'],
          ['J', 'sourceId', 'long'],
          ['Z', 'special', 'boolean'],
          ['[', 'prices', 'double[]'],
          ['[', 'quantities', 'long[]'],
        ]);
        w.group(
          'classData[0]',
          'ObjectToBeSerialised',
          'value',
          { value: { description: 'ObjectToBeSerialised, 6 fields' } },
          () => {
            int('orderCode');
            int('priority');
            w.leaf('sourceId', 's8', 'value', 8, (at) => ({ value: { actual: String(bytes.readBigInt64BE(at)) } }));
            w.leaf('special', 'boolean', 'value', 1, { value: { actual: 'true' } });
            array('prices', 'double[]', '[D', 4, (at) => String(bytes.readDoubleBE(at)));
            array('quantities', 'long[]', '[J', 6, (at) => String(bytes.readBigInt64BE(at)));
          },
        );
      },
    );
  });
  return w;
}
