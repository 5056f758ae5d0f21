import { wasAborted } from '../api/problem.ts';
import {
  getChildren,
  getField,
  getFieldAt,
  getFieldByLine,
  getFieldByPath,
  getHandle,
  getIssues,
  getSource,
} from '../api/trees.ts';
import type { Field, FieldDetail, Issue, IssuePage, Severity, Source, Span, Tree } from '../api/types.ts';
import { Pages } from '../base/pages.ts';
import { createStore, type Store } from '../base/store.ts';
import { Ground } from './ground.ts';
import type { Place } from './route.ts';
import { byteWindow, windowKeys } from './spans.ts';
import { type Branch, closeRow, findOpen, isOpen, openRow, rowOf, rowsOf, type TreeRows } from './treeRows.ts';

export const childWindow = 200;
export const issueWindow = 100;

/** The selected bytes. `field` is absent while a range that is no field is selected. */
export type Selection = {
  /** Number of the source that the offsets count in. */
  readonly source: number;
  readonly start: number;
  readonly length: number;
  /** The byte the keyboard moves. */
  readonly cursor: number;
  /** The byte a range grows from. */
  readonly anchor: number;
  readonly field?: string;
};

/** What the pointer is over, in whichever pane. */
export type Lit = {
  readonly source: number;
  readonly start: number;
  readonly length: number;
  readonly field: string;
  readonly label: string;
};

const severities: readonly Severity[] = ['error', 'warning', 'note'];

/** How a selection enters the browser's history. */
export type Move = 'push' | 'replace' | 'none';

/** As an address says it: the tree's own source needs no name. */
const named = (source: number) => (source === 0 ? {} : { source });

/** A decoded tree on screen: its pages, its visible rows, and what is selected and lit. The panes meet only here. */
export class OpenTree {
  /** The source whose bytes are shown. */
  readonly ground: Store<Ground>;
  readonly children: Pages<readonly Field[]>;
  /** The root of the rows: the tree's own, or an ancestor nearby where the tree is very deep. */
  readonly rootField: Store<Field>;
  readonly rows: Store<TreeRows>;
  readonly selection = createStore<Selection | undefined>(undefined);
  /** Of the selected field; the last one stays until the next has arrived. */
  readonly detail = createStore<FieldDetail | undefined>(undefined);
  readonly hover = createStore<Lit | undefined>(undefined);
  /** The issues that have been asked for, by offset; undefined until the first have arrived. */
  readonly issues = createStore<IssuePage | undefined>(undefined);
  /** Why the last thing asked for could not be shown. */
  readonly trouble = createStore<unknown>(undefined);

  readonly #grounds = new Map<number, Ground>();
  /** Numbers shown in the other byte order, by field: a view, the tree stays as it is. */
  readonly turned = createStore<ReadonlyMap<string, string>>(new Map());
  /** Whether this took the place of another tree on screen, which must not jump therefore. */
  follows = false;

  #asking = new AbortController();
  #asked: Promise<void> | undefined;
  #place = '';
  #onPlace: (place: Place, move: 'push' | 'replace') => void = () => undefined;

  constructor(
    readonly tree: Tree,
    readonly top: Field,
    /** `fleeting` where ids of fields mean nothing later, so that addresses have offsets only. */
    private readonly kind: { readonly fleeting: boolean } = { fleeting: false },
  ) {
    const { id } = tree;
    this.ground = createStore(this.#keep(Ground.own(tree)));
    this.rootField = createStore(top);
    this.rows = createStore(rowsOf(top));
    this.children = new Pages(async (key, signal) => {
      const [field = '', page = '0'] = key.split('/');
      return (await getChildren(id, field, { from: Number(page) * childWindow, limit: childWindow }, signal)).items;
    }, 1024);
  }

  /** Calls `listener` whenever the selection should be put into the address bar. */
  onPlace(listener: (place: Place, move: 'push' | 'replace') => void): void {
    this.#onPlace = listener;
  }

  /** What is selected, as the address bar says it. */
  get place(): Place {
    return this.#place === '' ? {} : (JSON.parse(this.#place) as Place);
  }

  close(): void {
    this.#asking.abort();
    this.children.close();
    for (const ground of this.#grounds.values()) ground.close();
  }

  // ---- sources

  #keep(ground: Ground): Ground {
    this.#grounds.set(ground.source, ground);
    return ground;
  }

  /** Puts the bytes of a source on screen that is known already; returns whether it is. */
  stand(number: number, source?: Source): boolean {
    const ground = this.#grounds.get(number) ?? (source && this.#keep(Ground.derived(this.tree, source)));
    if (ground && ground !== this.ground.get()) {
      this.hover.set(undefined);
      this.ground.set(ground);
    }
    return ground !== undefined;
  }

  /** Puts the bytes of a source on screen; what is selected stays so. */
  async showSource(number: number, move: Move = 'replace'): Promise<void> {
    try {
      if (!this.stand(number) && !this.stand(number, await getSource(this.tree.id, number))) return;
      const field = this.selection.get()?.field;
      this.#remember({ ...(field === undefined ? {} : { field }), ...named(number) }, move);
    } catch (error) {
      this.trouble.set(error);
    }
  }

  /** From derived bytes to the field that they were made for. */
  async leaveSource(): Promise<void> {
    const origin = this.ground.get().origin;
    if (!origin) return;
    if (origin.field === undefined) await this.showSource(origin.from, 'push');
    else await this.jumpTo(origin.field);
  }

  /** Shows the bytes that were made for a field, if there are any. */
  async #showMadeFor(field: Field): Promise<void> {
    if (!this.tree.derivedSources) return;
    const page = await this.children.fetch(`${field.id}/0`);
    const made = page.find((child) => child.placement === 'derived' && child.source !== field.source);
    if (made) await this.showSource(made.source);
  }

  // ---- issues

  /** Asks for the next page of issues, unless one is on its way. */
  moreIssues(): Promise<void> {
    this.#asked ??= this.#nextIssues().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  async #nextIssues(): Promise<void> {
    const here = this.issues.get();
    const page = await getIssues(this.tree.id, { from: here?.items.length ?? 0, limit: issueWindow });
    this.issues.set({ ...page, from: 0, items: [...(here?.items ?? []), ...page.items] });
  }

  /** The worst that was found, as far as it is known: a tree that was read whole has notes and warnings at most. */
  worst(issues: readonly Issue[] = this.issues.get()?.items ?? []): Severity {
    const found = severities.find((severity) => issues.some((issue) => issue.severity === severity));
    return found ?? (this.tree.status === 'complete' ? 'note' : 'error');
  }

  severityAt(field: string): Severity {
    return this.worst(this.issues.get()?.items.filter((issue) => issue.field === field));
  }

  // ---- what is where, without a request

  byteAt(offset: number): number | undefined {
    return this.ground.get().byteAt(offset);
  }

  /** The bytes that are here, up to the first that is not. */
  bytesAt(from: number, length: number): Uint8Array {
    const bytes: number[] = [];
    for (let at = from; at < from + length; at++) {
      const byte = this.byteAt(at);
      if (byte === undefined) break;
      bytes.push(byte);
    }
    return new Uint8Array(bytes);
  }

  async fetchBytes(from: number, length: number): Promise<Uint8Array> {
    const { bytes } = this.ground.get();
    await Promise.all(windowKeys(from, from + length, byteWindow).map((key) => bytes.fetch(key)));
    return this.bytesAt(from, length);
  }

  spanAt(offset: number): Span | undefined {
    return this.ground.get().spanAt(offset);
  }

  /** The field of a tree row, once its page is here. */
  fieldAtRow(parent: Branch | undefined, index: number): Field | undefined {
    if (!parent) return this.rootField.get();
    return this.children.peek(`${parent.id}/${Math.floor(index / childWindow)}`)?.[index % childWindow];
  }

  /** Lights the field under the pointer, from the spans that are here: no request per move. */
  hoverByte(offset: number | undefined): void {
    const span = offset === undefined ? undefined : this.spanAt(offset);
    if (span?.field === this.hover.get()?.field && span?.offset === this.hover.get()?.start) return;
    this.hover.set(
      span && {
        source: this.ground.get().source,
        start: span.offset,
        length: span.length,
        field: span.field,
        label: [span.name ?? span.role, span.value].filter(Boolean).join(' = '),
      },
    );
  }

  hoverField(field: Field | undefined): void {
    this.hover.set(
      field && {
        source: field.source,
        start: field.offset,
        length: field.length,
        field: field.id,
        label: `${field.name} · ${field.type}`,
      },
    );
  }

  // ---- selecting

  /** Shows what an address names; opens the tree on its largest part where it names nothing. */
  async go(place: Place): Promise<void> {
    if (JSON.stringify(place) === this.#place) return;
    this.#place = JSON.stringify(place);
    const cursor = place.at;
    if (place.field === undefined || place.source !== undefined) await this.#goToSource(place.source ?? 0);
    if (cursor !== undefined && place.to !== undefined) return this.selectRange(cursor, place.to, 'none');
    if (place.field !== undefined) {
      await this.#show((signal) => getField(this.tree.id, place.field ?? '', signal), cursor, 'none');
      if (place.source !== undefined) this.stand(place.source);
    } else if (cursor !== undefined) await this.selectByte(cursor, 'none');
  }

  /** Puts the bytes of a source on screen, without a trace in the address. */
  async #goToSource(number: number): Promise<void> {
    try {
      if (!this.stand(number)) this.stand(number, await getSource(this.tree.id, number));
    } catch (error) {
      this.trouble.set(error);
    }
  }

  /** Selects the innermost field that holds a byte of the source that is shown. */
  async selectByte(offset: number, move: Move = 'replace'): Promise<void> {
    const { size, source } = this.ground.get();
    if (size === 0) return;
    const cursor = Math.min(Math.max(offset, 0), size - 1);
    const span = this.spanAt(cursor);
    this.selection.set(
      span
        ? { source, start: span.offset, length: span.length, field: span.field, cursor, anchor: cursor }
        : { source, start: cursor, length: 1, cursor, anchor: cursor },
    );
    await this.#show((signal) => getFieldAt(this.tree.id, source, cursor, signal), cursor, move);
  }

  async selectField(field: Field, move: Move = 'replace'): Promise<void> {
    // Bytes of a source that was never shown come on screen with the detail, which knows how they were made.
    if (this.stand(field.source)) this.#select(field, undefined);
    await this.#show((signal) => getField(this.tree.id, field.id, signal), undefined, move);
  }

  /** A jump: the field may be anywhere in the tree. */
  async jumpTo(fieldId: string): Promise<void> {
    await this.#show((signal) => getField(this.tree.id, fieldId, signal), undefined, 'push');
  }

  async jumpToHandle(handle: number): Promise<void> {
    await this.#show(
      async (signal) => getField(this.tree.id, (await getHandle(this.tree.id, handle, signal)).definition.id, signal),
      undefined,
      'push',
    );
  }

  async jumpToPath(path: string): Promise<void> {
    await this.#show((signal) => getFieldByPath(this.tree.id, path, signal), undefined, 'push');
  }

  /** The next field after the selection that a line of the descriptor defines, or the first. */
  async jumpToLine(line: number): Promise<void> {
    const here = this.detail.get();
    const from = here?.defined?.line === line ? here.field.offset + 1 : 0;
    const ask = (offset: number, signal: AbortSignal) => getFieldByLine(this.tree.id, line, offset, signal);
    await this.#show(
      (signal) =>
        ask(from, signal).catch((error: unknown) => {
          if (from === 0) throw error;
          return ask(0, signal);
        }),
      undefined,
      'push',
    );
  }

  selectRange(anchor: number, cursor: number, move: Move = 'replace'): void {
    const { size, source } = this.ground.get();
    const last = size - 1;
    const [from, to] = [Math.min(anchor, cursor), Math.max(anchor, cursor)];
    if (last < 0 || from > last) return;
    this.#asking.abort();
    this.selection.set({
      source,
      start: from,
      length: Math.min(to, last) - from + 1,
      cursor: Math.min(cursor, last),
      anchor,
    });
    this.#remember({ at: anchor, to: Math.min(cursor, last), ...named(source) }, move);
  }

  clear(): void {
    this.#asking.abort();
    this.selection.set(undefined);
    this.detail.set(undefined);
    this.#remember({}, 'replace');
  }

  async #show(
    ask: (signal: AbortSignal) => Promise<FieldDetail>,
    cursor: number | undefined,
    move: Move,
  ): Promise<void> {
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const detail = await ask(asking.signal);
      if (asking.signal.aborted) return;
      this.trouble.set(undefined);
      this.present(detail, cursor, move, cursor);
    } catch (error) {
      if (!wasAborted(error)) this.trouble.set(error);
    }
  }

  /**
   * Puts a field on screen and selects it: its bytes, the rows that lead to it, what is known of it.
   *
   * @param at the byte that the address names
   */
  present(detail: FieldDetail, cursor: number | undefined, move: Move, at?: number): void {
    this.reveal(detail);
    this.stand(detail.field.source, detail.source);
    this.#select(detail.field, cursor);
    this.detail.set(detail);
    this.#remember({ field: detail.field.id, ...(at === undefined ? {} : { at }) }, move);
  }

  #select(field: Field, cursor: number | undefined): void {
    const at = cursor ?? field.offset;
    const { source, offset, length, id } = field;
    this.selection.set({ source, start: offset, length, field: id, cursor: at, anchor: at });
  }

  #remember(exact: Place, move: Move): void {
    const place = this.kind.fleeting && exact.field !== undefined ? this.#lasting(exact) : exact;
    this.#place = JSON.stringify(place);
    if (move !== 'none') this.#onPlace(place, move);
  }

  /** Without the field; nothing where its bytes too are there only as long as this tree. */
  #lasting(exact: Place): Place {
    const selection = this.selection.get();
    const at = exact.at ?? selection?.start;
    return at === undefined || selection?.source !== 0 ? {} : { at };
  }

  // ---- the tree's rows

  /** Opens the way to a field, from an ancestor nearby when the tree is too deep to list it from the root. */
  reveal(detail: FieldDetail): void {
    const chain = [...detail.ancestors, detail.field];
    let at = chain.findIndex((field) => field.id === this.rootField.get().id);
    if (at < 0) {
      const outermost = chain[0] ?? detail.field;
      this.reroot(outermost.parent === undefined ? this.top : outermost);
      at = 0;
    }
    let rows = this.rows.get();
    let parent: Branch | undefined = rows.root;
    for (const field of chain.slice(at + 1, -1)) {
      if (!parent) break;
      rows = openRow(rows, parent, field);
      parent = findOpen(parent, field.index);
    }
    this.rows.set(rows);
  }

  /** The row of the selected field; undefined while it is not in the open part of the tree. */
  rowOfDetail(detail: FieldDetail): number | undefined {
    const chain = [...detail.ancestors, detail.field];
    const at = chain.findIndex((field) => field.id === this.rootField.get().id);
    if (at < 0) return undefined;
    if (at === chain.length - 1) return 0;
    let parent: Branch | undefined = this.rows.get().root;
    for (const field of chain.slice(at + 1, -1)) {
      parent = parent && findOpen(parent, field.index);
      if (!parent) return undefined;
    }
    return rowOf(parent, detail.field.index);
  }

  reroot(field: Field): void {
    this.rootField.set(field);
    this.rows.set(rowsOf(field));
  }

  /**
   * Shows the tree from further out, from the outermost ancestor the server lists, and selects the field it began at
   * before: that is the way back down.
   */
  async goUp(): Promise<void> {
    try {
      const detail = await getField(this.tree.id, this.rootField.get().id);
      const outer = detail.ancestors[0];
      if (!outer) return;
      this.reroot(outer.parent === undefined ? this.top : outer);
      this.present(detail, undefined, 'push');
    } catch (error) {
      this.trouble.set(error);
    }
  }

  toggle(parent: Branch | undefined, field: Field): void {
    if (!parent) return;
    const branch = findOpen(parent, field.index);
    this.rows.set(branch ? closeRow(this.rows.get(), branch) : openRow(this.rows.get(), parent, field));
    // A page that fails to come is shown where its rows would be.
    if (!branch) this.#showMadeFor(field).catch(() => undefined);
  }

  /** Opens the part that takes most of its parent, again and again, while that stays within a screen. */
  async openLargest(rowBudget = 60): Promise<void> {
    let parent: Branch | undefined = this.rows.get().root;
    let length = this.rootField.get().length;
    while (parent && this.rows.get().root.rows < rowBudget) {
      const page: readonly Field[] = await this.children.fetch(`${parent.id}/0`);
      if (!isOpen(this.rows.get(), parent)) return; // closed, or shown from elsewhere, while its fields were on their way
      const branches = page.filter((field) => field.childCount > 0);
      const largest = branches.reduce<Field | undefined>((a, b) => (a && a.length >= b.length ? a : b), undefined);
      if (!largest || largest.length < length / 2) return;
      if (largest.childCount + this.rows.get().root.rows > rowBudget) return;
      length = largest.length;
      this.rows.set(openRow(this.rows.get(), parent, largest));
      parent = findOpen(parent, largest.index);
    }
  }
}
