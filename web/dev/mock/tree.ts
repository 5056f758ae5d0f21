/** A tree as plain objects: enough for the few hundred fields the mock serves. */
import type { Field, HandleRef, Issue } from '../../src/api/types.ts';
import type { Role } from '../../src/base/roles.ts';

export type Node = {
  readonly field: Field;
  readonly parent: Node | undefined;
  readonly children: Node[];
  readonly path: string;
  readonly doc?: string | undefined;
};

type Extra = { value?: Field['value']; defines?: HandleRef; refersTo?: HandleRef; doc?: string };

class EndOfBytes extends Error {}

/** Reads bytes front to back and writes nodes in byte order; stops with an issue where the bytes end. */
export class Writer {
  readonly nodes: Node[] = [];
  readonly issues: Issue[] = [];
  at = 0;
  #open: Node[] = [];

  constructor(readonly bytes: Buffer) {}

  leaf(name: string, type: string, role: Role, length: number, extra: Extra | ((at: number) => Extra) = {}): void {
    if (this.at + length > this.bytes.length) throw new EndOfBytes(name);
    const more = typeof extra === 'function' ? extra(this.at) : extra;
    this.#node(name, type, role, length, more);
    this.at += length;
  }

  group(name: string, type: string, role: Role, extra: Extra, body: () => void): void {
    const node = this.#node(name, type, role, 0, extra);
    this.#open.push(node);
    try {
      body();
    } catch (error) {
      if (!(error instanceof EndOfBytes)) throw error;
      this.#truncated(error.message);
    }
    this.#open.pop();
    node.field.length = this.at - node.field.offset;
  }

  #truncated(name: string): void {
    if (this.issues.length > 0) return;
    const left = this.bytes.length - this.at;
    const parent = this.#open.at(-1);
    const issue: Issue = {
      severity: 'error',
      offset: this.at,
      length: left,
      message: `Unexpected end of data in ${name}`,
      expected: `the rest of ${name}`,
      actual: `${left} bytes, then the end`,
    };
    if (left > 0) {
      const node = this.#node(name, 'bytes', 'unparsed', left, { value: { description: 'cut off' } });
      node.field.issueCount = 1;
      issue.field = node.field.id;
      issue.path = node.path;
    } else if (parent) {
      parent.field.issueCount = 1;
      issue.field = parent.field.id;
      issue.path = parent.path;
    }
    this.at = this.bytes.length;
    this.issues.push(issue);
  }

  #node(name: string, type: string, role: Role, length: number, extra: Extra): Node {
    const parent = this.#open.at(-1);
    const { doc, ...more } = extra;
    const field: Field = {
      id: String(this.nodes.length),
      ...(parent ? { parent: parent.field.id } : {}),
      index: parent?.children.length ?? 0,
      name,
      offset: this.at,
      length,
      type,
      role,
      ...(/^[sfu][248]$/.test(type) ? { endianness: 'big' as const } : {}),
      childCount: 0,
      computed: false,
      source: 0,
      placement: 'tiled',
      ...more,
    };
    const path =
      !parent || parent.path === '' ? (parent ? name : '') : `${parent.path}${name.startsWith('[') ? '' : '.'}${name}`;
    const node: Node = { field, parent, children: [], path, doc };
    this.nodes.push(node);
    if (parent) {
      parent.children.push(node);
      parent.field.childCount++;
    }
    return node;
  }
}
