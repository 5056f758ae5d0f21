import type { DumpPage } from '../../api/types.ts';
import { count } from '../../base/text.ts';

/** Dumps on a page of the list. */
export const dumpsAtOnce = 50;

type Part = Pick<DumpPage, 'from' | 'total'> & { readonly items: readonly unknown[] };

/** `51 to 100 of 100,000`; empty where one page has all, or this one none. */
export function pageWords({ from, total, items }: Part): string {
  return items.length === 0 || total <= items.length
    ? ''
    : `${count(from + 1)} to ${count(from + items.length)} of ${count(total)}`;
}

/** Where the pages beside a page begin; undefined at the ends. A page behind the end has the last one before it. */
export function pagesBeside({ from, total }: Pick<Part, 'from' | 'total'>): {
  readonly before: number | undefined;
  readonly after: number | undefined;
} {
  const last = Math.max(0, Math.floor((total - 1) / dumpsAtOnce) * dumpsAtOnce);
  return {
    before: from === 0 ? undefined : Math.min(last, Math.max(0, from - dumpsAtOnce)),
    after: from + dumpsAtOnce < total ? from + dumpsAtOnce : undefined,
  };
}
