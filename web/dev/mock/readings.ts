/** What the mock can show: plain trees, and a 1 GiB `long[]` whose bytes and fields are computed when asked for. */
import type { Field, FieldDetail, Issue, Span } from '../../src/api/types.ts';
import type { Role } from '../../src/base/roles.ts';
import { orderTree } from './order.ts';
import type { Node } from './tree.ts';

export type MockTree = {
  readonly size: number;
  readonly format: string;
  readonly issues: readonly Issue[];
  readonly fields: number;
  bytes(from: number, to: number): Buffer;
  field(id: string): FieldDetail | undefined;
  fieldAt(offset: number): FieldDetail;
  byPath(path: string): FieldDetail | undefined;
  children(id: string, from: number, limit: number): Field[];
  spans(offset: number, length: number): Span[];
  all(): readonly Node[];
};

export function readingOf(bytes: Buffer): MockTree {
  const w = bytes.readUInt16BE(0) === 0xaced ? orderTree(bytes) : undefined;
  const nodes = w?.nodes ?? [unparsed(bytes.length)];
  const leaves = nodes.filter((node) => node.children.length === 0);
  const detail = (node: Node): FieldDetail => {
    const ancestors: Field[] = [];
    for (let up = node.parent; up; up = up.parent) ancestors.unshift(up.field);
    const object = node.field.type === 'ObjectToBeSerialised' || node.field.name === 'classDesc';
    return {
      field: node.field,
      path: node.path,
      pathComplete: true,
      depth: ancestors.length,
      offsetInParent: node.field.offset - (node.parent?.field.offset ?? 0),
      ancestors,
      ...(node.doc ? { doc: node.doc } : {}),
      issues: (w?.issues ?? []).filter((issue) => issue.field === node.field.id),
      ...(object ? { classDescriptor: orderClass } : {}),
    };
  };
  return {
    size: bytes.length,
    format: w ? 'java_serialization' : 'bytes',
    issues: w?.issues ?? [],
    fields: nodes.length,
    bytes: (from, to) => bytes.subarray(from, to),
    field: (id) => nodes[Number(id)] && detail(nodes[Number(id)] as Node),
    fieldAt: (at) => detail(leaves.find((leaf) => at < leaf.field.offset + leaf.field.length) ?? (nodes[0] as Node)),
    byPath: (path) => {
      const found = nodes.find((node) => node.path === path);
      return found && detail(found);
    },
    children: (id, from, limit) => (nodes[Number(id)]?.children ?? []).slice(from, from + limit).map((n) => n.field),
    spans: (offset, length) =>
      leaves
        .filter(
          ({ field }) => field.length > 0 && field.offset < offset + length && field.offset + field.length > offset,
        )
        .map(({ field, parent }) => ({
          offset: field.offset,
          length: field.length,
          role: field.role as Role,
          field: field.id,
          name: field.name.startsWith('[') ? `${parent?.field.name}${field.name}` : field.name,
          value: field.value?.actual ?? field.value?.symbol ?? '',
          ...(field.issueCount ? { severity: 'error' as const } : {}),
        })),
    all: () => nodes,
  };
}

function unparsed(length: number): Node {
  const field: Field = {
    id: '0',
    index: 0,
    name: 'bytes',
    offset: 0,
    length,
    type: 'bytes',
    role: 'unparsed',
    childCount: 0,
    computed: false,
    source: 0,
    placement: 'tiled',
  };
  return { field, parent: undefined, children: [], path: '' };
}

const orderClass: FieldDetail['classDescriptor'] = {
  name: 'ObjectToBeSerialised',
  serialVersionUID: '10275539472837495',
  flags: ['SC_SERIALIZABLE'],
  handle: { id: 0, number: '0x7E0000', epoch: 0 },
  field: '5',
  fields: [
    { name: 'orderCode', type: 'int', typecode: 'I' },
    { name: 'priority', type: 'int', typecode: 'I' },
    { name: 'sourceId', type: 'long', typecode: 'J' },
    { name: 'special', type: 'boolean', typecode: 'Z' },
    { name: 'prices', type: 'double[]', typecode: '[' },
    { name: 'quantities', type: 'long[]', typecode: '[' },
  ],
};

/** 1 GiB: a header of 27 bytes and 134,217,724 longs that count up, with five bytes of nothing at the end. */
export function hugeReading(): MockTree {
  const size = 2 ** 30;
  const header = 27;
  const elements = Math.floor((size - header) / 8);
  const end = header + elements * 8;
  const field = (
    id: string,
    name: string,
    offset: number,
    length: number,
    role: Role,
    more: Partial<Field> = {},
  ): Field => ({
    id,
    name,
    offset,
    length,
    role,
    index: 0,
    type: 'bytes',
    childCount: 0,
    computed: false,
    source: 0,
    placement: 'tiled',
    ...more,
  });
  const root = field('0', 'stream', 0, size, 'header', { type: 'stream', childCount: 3 });
  const head = field('1', 'header', 0, header, 'header', { parent: '0', value: { description: 'long[] header' } });
  const array = field('2', 'values', header, elements * 8, 'value', {
    parent: '0',
    index: 1,
    type: 'long[]',
    childCount: elements,
  });
  const tail = field('3', 'trailing', end, size - end, 'unparsed', { parent: '0', index: 2 });
  const element = (i: number) =>
    field(`2.${i}`, `[${i}]`, header + i * 8, 8, 'value', {
      parent: '2',
      index: i,
      type: 's8',
      endianness: 'big',
      computed: true,
      value: { actual: String(i) },
    });
  const fieldOf = (id: string): Field | undefined =>
    id.startsWith('2.') ? element(Number(id.slice(2))) : [root, head, array, tail][Number(id)];
  const detail = (f: Field): FieldDetail => ({
    field: f,
    path: f.id === '0' ? '' : f.parent === '2' ? `values${f.name}` : f.name,
    pathComplete: true,
    depth: f.id === '0' ? 0 : f.parent === '2' ? 2 : 1,
    offsetInParent: f.offset - (f.parent === '2' ? header : 0),
    ancestors: f.id === '0' ? [] : f.parent === '2' ? [root, array] : [root],
    issues: [],
  });
  const at = (offset: number) =>
    offset < header ? head : offset >= end ? tail : element(Math.floor((offset - header) / 8));
  return {
    size,
    format: 'java_serialization',
    issues: [],
    fields: elements + 4,
    bytes: (from, to) => {
      const part = Buffer.alloc(to - from);
      for (let offset = Math.max(from, header); offset < Math.min(to, end); offset++) {
        const [i, k] = [Math.floor((offset - header) / 8), 7 - ((offset - header) % 8)];
        if (k < 4) part[offset - from] = (i >>> (8 * k)) & 255;
      }
      return part;
    },
    field: (id) => fieldOf(id) && detail(fieldOf(id) as Field),
    fieldAt: (offset) => detail(at(offset)),
    byPath: (path) => {
      const i = /^values\[(\d+)\]$/.exec(path)?.[1];
      return i ? detail(element(Number(i))) : path === '' ? detail(root) : undefined;
    },
    children: (id, from, limit) => {
      if (id === '0') return [head, array, tail].slice(from, from + limit);
      if (id !== '2') return [];
      return Array.from({ length: Math.min(limit, elements - from) }, (_, k) => element(from + k));
    },
    spans: (offset, length) => {
      const spans: Span[] = [];
      for (let next = offset; next < offset + length; ) {
        const f = at(next);
        spans.push({
          offset: f.offset,
          length: f.length,
          role: f.role,
          field: f.id,
          name: f.name,
          value: f.value?.actual ?? '',
        });
        next = f.offset + f.length;
      }
      return spans;
    },
    all: () => [],
  };
}
