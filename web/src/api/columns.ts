import { json } from './request.ts';
import type { Columns } from './types.ts';

const contentType = 'application/vnd.hexplain.columns+json';

type Column = Columns['columns'][string];
type Item = Record<string, unknown>;

/** A page of a list, asked for by column: a fraction as long as one object for each item. */
export async function pageOf<T extends { readonly items: readonly unknown[] }>(
  path: string,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<T> {
  const page = await json<T | (Omit<T, 'items'> & { readonly items: Columns })>(path, {
    ...options,
    headers: { Accept: contentType },
  });
  return { ...page, items: Array.isArray(page.items) ? page.items : itemsOf(page.items as Columns) } as T;
}

/** One object for each item. Columns whose names have a dot are of objects inside. */
export function itemsOf({ count, columns }: Columns): Item[] {
  const items: Item[] = Array.from({ length: count }, () => ({}));
  for (const [name, column] of Object.entries(columns)) {
    const values = valuesOf(column, count);
    const way = name.split('.');
    const last = way.pop() as string;
    items.forEach((item, index) => {
      const value = values[index];
      if (value !== undefined && value !== null) inner(item, way)[last] = value;
    });
  }
  return items;
}

function inner(item: Item, way: readonly string[]): Item {
  let at = item;
  for (const step of way) {
    at[step] ??= {};
    at = at[step] as Item;
  }
  return at;
}

function valuesOf({ all, each, steps, of, at, prefixLengths, suffixes }: Column, count: number): readonly unknown[] {
  if (each) return each;
  if (steps) {
    let sum = 0;
    return steps.map((step) => (sum += step));
  }
  if (of && at) return at.map((place) => of[place]);
  if (prefixLengths && suffixes) {
    let text = '';
    return suffixes.map((suffix, index) => (text = text.slice(0, prefixLengths[index]) + suffix));
  }
  return new Array(count).fill(all);
}
