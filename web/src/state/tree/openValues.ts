import { wasAborted } from '../../api/problem.ts';
import { getValue, getValueParts } from '../../api/trees.ts';
import type { LogicalValue, LogicalValueDetail, Tree } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import type { RelatedBytes } from '../address/selection.ts';
import { OpenRows, type RowItem } from './openRows.ts';

/** A value as a row. Its id is that of its field, with the member of the field's value that it is. */
export type ValueItem = LogicalValue & RowItem;

const itemOf = (value: LogicalValue): ValueItem => ({
  ...value,
  id: `${value.field}:${encodeURIComponent(value.within ?? '')}`,
  childCount: value.count ?? 0,
});

/** Inverse of the ids of `itemOf`. */
function placeOf(id: string): { field: string; within: string } {
  const at = id.lastIndexOf(':');
  return { field: id.slice(0, at), within: decodeURIComponent(id.slice(at + 1)) };
}

/** The values of a tree as rows, and what is known of the selected one. */
export class OpenValues extends OpenRows<ValueItem> {
  /** Of the selected value; the last one stays until the next has arrived. */
  readonly detail = createStore<LogicalValueDetail | undefined>(undefined);

  #asking = new AbortController();
  #followed: string | undefined;

  constructor(
    private readonly tree: Tree,
    top: LogicalValue,
  ) {
    super(itemOf(top), async (parent, from, limit, signal) => {
      const { field, within } = placeOf(parent);
      return (await getValueParts(tree.id, field, within, { from, limit }, signal)).items.map(itemOf);
    });
  }

  override close(): void {
    this.#asking.abort();
    super.close();
  }

  /** Shows the innermost value that a field is part of, wherever it was selected. */
  async follow(field: string): Promise<void> {
    if (field !== this.#followed) await this.#show(field, '');
  }

  async select(value: LogicalValue): Promise<void> {
    await this.#show(value.field, value.within ?? '');
  }

  clear(): void {
    this.#asking.abort();
    this.#followed = undefined;
    this.detail.set(undefined);
  }

  /** Bytes that are not the selected value's own but say what it is; undefined while none is selected. */
  get related(): readonly RelatedBytes[] | undefined {
    return this.detail
      .get()
      ?.ranges.flatMap(({ is, source, offset, length }) => (is === 'own' ? [] : { is, source, start: offset, length }));
  }

  /** The row of a value; undefined while it is not in the open part of the tree. */
  rowOf(detail: LogicalValueDetail): number | undefined {
    return this.rowAtEndOf(wayTo(detail));
  }

  async #show(field: string, within: string): Promise<void> {
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#followed = field;
    try {
      const detail = await getValue(this.tree.id, field, within, asking.signal);
      if (asking.signal.aborted) return;
      this.openWay(wayTo(detail));
      this.detail.set(detail);
    } catch (error) {
      // The field's own detail says what is wrong with it.
      if (!wasAborted(error)) this.detail.set(undefined);
    }
  }
}

/** The values from below the whole one down to the value itself. */
const wayTo = ({ around, value }: LogicalValueDetail): readonly ValueItem[] => [...around, value].slice(1).map(itemOf);
