/**
 * What bytes are listed under that say nothing of the object itself: lengths, names, versions, what an encoding needs for
 * its own sake.
 */
export const overhead = '';

/** The outermost member that a place in the object belongs to: `prices` for `prices[3]`, `[2]` for `[2].name`. */
export function memberOf(path: string): string {
  return /^(?:\[\d+\]|[^.[]+)/.exec(path)?.[0] ?? overhead;
}

/**
 * Where a place stands in the element that it is part of, as `str` for `[3].str`: an array of objects has a form for all
 * of them, whose fields stand for those of each. Undefined where the object is no such array.
 */
export function inElement(path: string): string | undefined {
  return /^\[\d+\]\.(.+)$/s.exec(path)?.[1];
}

/** Whether a place is another or lies in it: `prices[3]` in `prices`, and `[3].str` in the `str` of all. */
export function isWithin(path: string, place: string): boolean {
  const lies = (at: string) => at === place || (at.startsWith(place) && /^[.[]/.test(at.slice(place.length)));
  return path === place || (place !== '' && (lies(path) || lies(inElement(path) ?? '')));
}

const natural = new Intl.Collator('en', { numeric: true });

/** The order of two places in an object whose members are in this order; elements by number. */
export function inObject(a: string, b: string, members: readonly string[]): number {
  const place = (path: string) => {
    if (path === overhead) return -1;
    const index = members.indexOf(memberOf(path));
    return index < 0 ? members.length : index;
  };
  return place(a) - place(b) || natural.compare(a, b);
}
