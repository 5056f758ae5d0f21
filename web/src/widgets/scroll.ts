/**
 * Scrolling by whole rows. Browsers clamp an element's height (Chromium at 33,554,428 px), so the scroll bar is a
 * proportional thumb over a spacer of at most `maxSpacer` pixels, and the top row is a number of its own: wheel and
 * keys move it exactly, the thumb moves it in proportion.
 */
export const maxSpacer = 8_000_000;

export type Box = { readonly rows: number; readonly rowHeight: number; readonly height: number };

/** Rows that fit whole. */
export function fittingRows({ rowHeight, height }: Box): number {
  return Math.max(1, Math.floor(height / rowHeight));
}

export function lastTop(box: Box): number {
  return Math.max(0, box.rows - fittingRows(box));
}

export function clampTop(box: Box, row: number): number {
  return Math.min(Math.max(0, Math.round(row)), lastTop(box));
}

export function spacerHeight(box: Box): number {
  const wanted = (lastTop(box) + box.height / box.rowHeight) * box.rowHeight;
  return Math.min(wanted, maxSpacer);
}

export function topOfScroll(box: Box, scrollTop: number): number {
  const range = spacerHeight(box) - box.height;
  return range <= 0 ? 0 : clampTop(box, (scrollTop / range) * lastTop(box));
}

export function scrollOfTop(box: Box, top: number): number {
  const last = lastTop(box);
  return last === 0 ? 0 : (top / last) * (spacerHeight(box) - box.height);
}

/** The nearest top row that shows `row`: moved by a row at the edges, a third down the window after a jump. */
export function topToShow(box: Box, top: number, row: number): number {
  const fitting = fittingRows(box);
  if (row >= top && row < top + fitting) return top;
  if (row === top - 1) return clampTop(box, row);
  if (row === top + fitting) return clampTop(box, top + 1);
  return clampTop(box, row - Math.floor(fitting / 3));
}
