import type { FormatType } from '../../api/types.ts';

/** Sizes in pixels, on the grid of 4. */
export const cardWidth = 224;
export const headHeight = 28;
export const rowHeight = 20;
const [columnGap, cardGap, foot] = [72, 20, 4];

/** Rows shown of one type; what a longer one has besides is in its table. */
export const mostRows = 14;

export type Card = { readonly type: FormatType; readonly x: number; readonly y: number; readonly height: number };
export type Link = { readonly key: string; readonly path: string };
export type Diagram = {
  readonly cards: readonly Card[];
  readonly links: readonly Link[];
  readonly width: number;
  readonly height: number;
};

/**
 * Types as cards in columns: the top at the left, and each type one column right of the first that has it as a field.
 * A line leads from a field to its type where that is further right; back to the left there would only be a tangle.
 */
export function layOut(types: readonly FormatType[]): Diagram {
  const columns = columnsOf(types);
  const cards: Card[] = [];
  let height = 0;
  for (const [column, members] of columns.entries()) {
    let y = 0;
    for (const type of members) {
      const cardHeight = headHeight + Math.min(type.fields.length, mostRows + 1) * rowHeight + foot;
      cards.push({ type, x: column * (cardWidth + columnGap), y, height: cardHeight });
      y += cardHeight + cardGap;
    }
    height = Math.max(height, y - cardGap);
  }
  const width = Math.max(0, columns.length * (cardWidth + columnGap) - columnGap);
  return { cards, links: linksOf(cards), width, height: Math.max(0, height) };
}

function columnsOf(types: readonly FormatType[]): FormatType[][] {
  const named = new Map(types.map((type) => [type.name, type]));
  const columns: FormatType[][] = [];
  const placed = new Set<FormatType>();
  let next = types.slice(0, 1);
  while (next.length > 0) {
    columns.push(next);
    for (const type of next) placed.add(type);
    const targets = next.flatMap(({ fields }) => fields.flatMap((field) => field.targets));
    next = [...new Set(targets.flatMap((name) => named.get(name) ?? []))].filter((type) => !placed.has(type));
  }
  const unreached = types.filter((type) => !placed.has(type));
  return unreached.length === 0 ? columns : [...columns, unreached];
}

function linksOf(cards: readonly Card[]): Link[] {
  const named = new Map(cards.map((card) => [card.type.name, card]));
  return cards.flatMap((from) =>
    from.type.fields.slice(0, mostRows).flatMap((field, row) =>
      field.targets.flatMap((target) => {
        const to = named.get(target);
        return to && to.x > from.x
          ? [{ key: `${from.type.name} ${field.name} ${target}`, path: curve(from, row, to) }]
          : [];
      }),
    ),
  );
}

function curve(from: Card, row: number, to: Card): string {
  const [x1, y1] = [from.x + cardWidth, from.y + headHeight + (row + 0.5) * rowHeight];
  const [x2, y2] = [to.x, to.y + headHeight / 2];
  const bend = Math.min(columnGap / 2, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
