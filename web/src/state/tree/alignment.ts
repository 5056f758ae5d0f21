import type { Difference } from '../../api/types.ts';

/** Bytes of one side of a run. */
export type Side = { readonly start: number; readonly length: number };

/** A run of two files beside each other on a common axis: equal bytes, or what stands there instead of each other. */
export type Run = {
  /** Where it begins on the axis. */
  readonly at: number;
  /** The longer side; the other one has a gap behind it. */
  readonly length: number;
  readonly before: Side;
  readonly after: Side;
  readonly same: boolean;
};

/** Two files beside each other, so that their equal bytes stand in the same places. */
export class Alignment {
  /** Cells of the axis. */
  readonly length: number;

  private constructor(
    readonly runs: readonly Run[],
    /** Whether it reaches to the end of both. */
    readonly complete: boolean,
  ) {
    const last = runs.at(-1);
    this.length = last ? last.at + last.length : 0;
  }

  /**
   * Of the differences between all bytes of two files, in their order.
   *
   * @param complete whether there are no more; otherwise the alignment ends behind the last one
   */
  static of(differences: readonly Difference[], before: number, after: number, complete: boolean): Alignment {
    const runs: Run[] = [];
    const done = { at: 0, before: 0, after: 0 };
    const add = (lengthBefore: number, lengthAfter: number, same: boolean) => {
      const length = Math.max(lengthBefore, lengthAfter);
      if (length === 0) return;
      runs.push({
        at: done.at,
        length,
        before: { start: done.before, length: lengthBefore },
        after: { start: done.after, length: lengthAfter },
        same,
      });
      done.at += length;
      done.before += lengthBefore;
      done.after += lengthAfter;
    };
    for (const difference of differences) {
      const same = difference.before
        ? difference.before.offset - done.before
        : (difference.after?.offset ?? 0) - done.after;
      if (same < 0) continue;
      add(same, same, true);
      add(difference.before?.length ?? 0, difference.after?.length ?? 0, false);
    }
    if (complete) add(before - done.before, after - done.after, true);
    return new Alignment(runs, complete);
  }

  /** The run at a place of the axis. */
  runAt(at: number): Run | undefined {
    return this.#last((run) => run.at <= at);
  }

  /** Where a byte stands on the axis: of the first file, or of the second. */
  placeOf(side: 'before' | 'after', offset: number): number {
    const run = this.#last((each) => each[side].start <= offset);
    return run ? run.at + Math.min(offset - run[side].start, Math.max(0, run.length - 1)) : 0;
  }

  /** The last run that a condition holds for, which holds for all before it. */
  #last(holds: (run: Run) => boolean): Run | undefined {
    let [low, high] = [0, this.runs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const run = this.runs[middle];
      if (run && holds(run)) low = middle + 1;
      else high = middle;
    }
    return this.runs[low - 1];
  }
}

/** A cell of a row: an offset of each side; undefined where that side has a gap. */
export type Cell = { readonly before: number | undefined; readonly after: number | undefined; readonly same: boolean };

/** The cells of a part of the axis. */
export function cellsOf(alignment: Alignment, from: number, to: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let at = from; at < Math.min(to, alignment.length); at++) {
    const run = alignment.runAt(at);
    if (!run) break;
    const i = at - run.at;
    const offset = ({ start, length }: Side) => (i < length ? start + i : undefined);
    cells.push({ before: offset(run.before), after: offset(run.after), same: run.same });
  }
  return cells;
}
