import { ApiError, wasAborted } from '../../api/problem.ts';
import { getField, getFieldAt, getFieldByLine, getFieldByPath, getHandle, getValueByPath } from '../../api/trees.ts';
import type { Field, FieldDetail, Issue, LogicalValue, Tree } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import type { Place } from '../address/route.ts';
import type { Hover, Move, RelatedBytes, Selection } from '../address/selection.ts';
import type { DifferingBytes } from './differingBytes.ts';
import { OpenFields } from './openFields.ts';
import { OpenIssues } from './openIssues.ts';
import { OpenNotes } from './openNotes.ts';
import { OpenSearch } from './openSearch.ts';
import { OpenSources } from './openSources.ts';
import { OpenValues } from './openValues.ts';
import type { Branch } from './treeRows.ts';

/** As an address says it: the tree's own source needs no name. */
const named = (source: number) => (source === 0 ? {} : { source });

/** The bytes of what a field refers to. */
function referredBytes(detail: FieldDetail | undefined): readonly RelatedBytes[] {
  const target = detail?.target;
  return target ? [{ is: 'referred', source: target.source, start: target.offset, length: target.length }] : [];
}

/** A decoded tree on screen: what is selected and highlighted in it, and its place in the address. The panes meet only here. */
export class OpenTree {
  readonly sources: OpenSources;
  readonly fields: OpenFields;
  /** What the bytes say, in every format. */
  readonly values: OpenValues | undefined;
  readonly issues: OpenIssues;
  readonly notes: OpenNotes;
  readonly search: OpenSearch;
  readonly selection = createStore<Selection | undefined>(undefined);
  /** Of the selected field; the last one stays until the next has arrived. */
  readonly detail = createStore<FieldDetail | undefined>(undefined);
  readonly hover = createStore<Hover | undefined>(undefined);
  /** Bytes that say what is selected, beside its own. */
  readonly related = createStore<readonly RelatedBytes[]>([]);
  /** What differs to the tree that is compared with, where one is. */
  readonly differing = createStore<DifferingBytes | undefined>(undefined);
  /** Why the last thing asked for could not be shown. */
  readonly failure = createStore<unknown>(undefined);
  /** Numbers shown in the other byte order, by field: a view, the tree stays as it is. */
  readonly swapped = createStore<ReadonlyMap<string, string>>(new Map());
  /** Whether this took the place of another tree on screen, which must not jump therefore. */
  follows = false;

  #asking = new AbortController();
  #showing: Promise<unknown> = Promise.resolve();
  #place = '';
  #onPlace: (place: Place, move: 'push' | 'replace') => void = () => undefined;

  constructor(
    readonly tree: Tree,
    top: Field,
    /** `fleeting` where ids of fields mean nothing later, so that addresses have offsets only. */
    private readonly kind: { readonly fleeting: boolean } = { fleeting: false },
  ) {
    this.sources = new OpenSources(tree);
    this.fields = new OpenFields(tree, top);
    this.values = tree.value && new OpenValues(tree, tree.value);
    const relate = () => this.related.set(this.values?.related ?? referredBytes(this.detail.get()));
    this.values?.detail.subscribe(relate);
    this.detail.subscribe(relate);
    this.issues = new OpenIssues(tree);
    this.notes = new OpenNotes(tree);
    this.search = new OpenSearch(tree.id);
    this.sources.shown.subscribe(() => this.hover.set(undefined));
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
    this.search.close();
    this.fields.close();
    this.values?.close();
    this.sources.close();
  }

  // ---- sources

  /** Puts the bytes of a source on screen; what is selected stays so. */
  async showSource(number: number, move: Move = 'replace'): Promise<void> {
    try {
      if (!(await this.sources.fetch(number))) return;
      const field = this.selection.get()?.field;
      this.#remember({ ...(field === undefined ? {} : { field }), ...named(number) }, move);
    } catch (error) {
      this.failure.set(error);
    }
  }

  /** From derived bytes to the field that they were made for. */
  async leaveSource(): Promise<void> {
    const origin = this.sources.shown.get().origin;
    if (!origin) return;
    if (origin.field === undefined) await this.showSource(origin.from, 'push');
    else await this.jumpTo(origin.field);
  }

  /** Shows the bytes that were made for a field, if there are any. */
  async #showMadeFor(field: Field): Promise<void> {
    if (!this.tree.derivedSources) return;
    const page = await this.fields.children.fetch(`${field.id}/0`);
    const made = page.find((child) => child.placement === 'derived' && child.source !== field.source);
    if (made) await this.showSource(made.source);
  }

  // ---- what the pointer is over

  /** Lights the field under the pointer, from the spans that are here: no request per move. */
  hoverByte(offset: number | undefined): void {
    const span = offset === undefined ? undefined : this.sources.spanAt(offset);
    if (span?.field === this.hover.get()?.field && span?.offset === this.hover.get()?.start) return;
    this.hover.set(
      span && {
        source: this.sources.shown.get().source,
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

  hoverValue(value: LogicalValue | undefined): void {
    this.hover.set(
      value && {
        source: value.source,
        start: value.offset,
        length: value.length,
        field: value.field,
        label: [value.name, value.type].filter(Boolean).join(' · '),
      },
    );
  }

  // ---- selecting

  /** Shows what an address names; opens the tree on its largest part where it names nothing. */
  async go(place: Place): Promise<void> {
    if (JSON.stringify(place) === this.#place) return;
    this.#place = JSON.stringify(place);
    const cursor = place.at;
    if (place.field === undefined || place.source !== undefined) {
      await this.sources.fetch(place.source ?? 0).catch((error: unknown) => this.failure.set(error));
    }
    if (cursor !== undefined && place.to !== undefined) return this.selectRange(cursor, place.to, 'none');
    if (place.field !== undefined) {
      await this.#show((signal) => getField(this.tree.id, place.field ?? '', signal), cursor, 'none');
      if (place.source !== undefined) this.sources.stand(place.source);
    } else if (cursor !== undefined) await this.selectByte(cursor, 'none');
  }

  /** Selects the innermost field that holds a byte of the source that is shown. */
  async selectByte(offset: number, move: Move = 'replace'): Promise<void> {
    const { size, source } = this.sources.shown.get();
    if (size === 0) return;
    const cursor = Math.min(Math.max(offset, 0), size - 1);
    const span = this.sources.spanAt(cursor);
    this.selection.set(
      span
        ? { source, start: span.offset, length: span.length, field: span.field, cursor, anchor: cursor }
        : { source, start: cursor, length: 1, cursor, anchor: cursor },
    );
    await this.#show((signal) => getFieldAt(this.tree.id, source, cursor, signal), cursor, move);
  }

  async selectField(field: Field, move: Move = 'replace'): Promise<void> {
    // Bytes of a source that was never shown come on screen with the detail, which knows how they were made.
    if (this.sources.stand(field.source)) this.#select(field, undefined);
    await this.#show((signal) => getField(this.tree.id, field.id, signal), undefined, move);
  }

  /** Selects a value: the bytes of its field, and what else says what it is. */
  async selectValue(value: LogicalValue, move: Move = 'replace'): Promise<void> {
    const said = this.values?.select(value);
    const shown = this.#show((signal) => getField(this.tree.id, value.field, signal), undefined, move);
    this.#showing = Promise.all([said, shown]);
    await shown;
  }

  /** Waits until what was selected last is here with its detail, or could not be had. */
  async settled(): Promise<void> {
    await this.#showing;
  }

  /** A jump: the field may be anywhere in the tree. */
  async jumpTo(fieldId: string): Promise<void> {
    await this.#show((signal) => getField(this.tree.id, fieldId, signal), undefined, 'push');
  }

  /** To the field that an issue is about, or to its byte. */
  async jumpToIssue(issue: Issue): Promise<void> {
    if (issue.field !== undefined) await this.jumpTo(issue.field);
    else await this.selectByte(issue.offset, 'push');
  }

  async jumpToHandle(handle: number): Promise<void> {
    await this.#show(
      async (signal) => getField(this.tree.id, (await getHandle(this.tree.id, handle, signal)).definition.id, signal),
      undefined,
      'push',
    );
  }

  /** A path of a field, or of a value where no field has it. */
  async jumpToPath(path: string, move: Move = 'push'): Promise<void> {
    await this.#show((signal) => this.#fieldOrValue(path, signal), undefined, move);
  }

  /** Selects the field of a value, by the value's path. */
  async jumpToValue(path: string, move: Move = 'push'): Promise<void> {
    await this.#show((signal) => this.#fieldOfValue(path, signal), undefined, move);
  }

  async #fieldOfValue(path: string, signal: AbortSignal): Promise<FieldDetail> {
    const { value } = await getValueByPath(this.tree.id, path, signal);
    return getField(this.tree.id, value.field, signal);
  }

  async #fieldOrValue(path: string, signal: AbortSignal): Promise<FieldDetail> {
    try {
      return await getFieldByPath(this.tree.id, path, signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return await this.#fieldOfValue(path, signal).catch(() => {
        throw error;
      });
    }
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
    const { size, source } = this.sources.shown.get();
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
    this.values?.clear();
    this.#remember({}, 'replace');
  }

  #show(ask: (signal: AbortSignal) => Promise<FieldDetail>, cursor: number | undefined, move: Move): Promise<void> {
    const shown = this.#present(ask, cursor, move);
    this.#showing = shown;
    return shown;
  }

  async #present(
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
      this.failure.set(undefined);
      this.present(detail, cursor, move, cursor);
    } catch (error) {
      if (!wasAborted(error)) this.failure.set(error);
    }
  }

  /**
   * Puts a field on screen and selects it: its bytes, the rows that lead to it, what is known of it.
   *
   * @param at the byte that the address names
   */
  present(detail: FieldDetail, cursor: number | undefined, move: Move, at?: number): void {
    this.fields.reveal(detail);
    this.sources.stand(detail.field.source, detail.source);
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

  /**
   * Shows the tree from further out, from the outermost ancestor the server lists, and selects the field it began at
   * before: that is the way back down.
   */
  async goUp(): Promise<void> {
    try {
      const detail = await getField(this.tree.id, this.fields.root.get().id);
      const outer = detail.ancestors[0];
      if (!outer) return;
      this.fields.reroot(outer);
      this.present(detail, undefined, 'push');
    } catch (error) {
      this.failure.set(error);
    }
  }

  toggle(parent: Branch | undefined, field: Field): void {
    if (!parent || !this.fields.toggle(parent, field)) return;
    // A page that fails to come is shown where its rows would be.
    this.#showMadeFor(field).catch(() => undefined);
  }
}
