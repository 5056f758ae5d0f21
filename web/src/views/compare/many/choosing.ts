type Listed = { readonly id: string };

/** The chosen ones, and all that are listed. */
export function withAll(chosen: readonly string[], listed: readonly Listed[]): readonly string[] {
  return [...new Set([...chosen, ...listed.map(({ id }) => id)])];
}

/** What becomes of a dump, and of all between it and the one before where that is named. */
type Choice = { readonly id: string; readonly from: string | undefined; readonly isChosen: boolean };

export function chosenUpTo(
  chosen: readonly string[],
  listed: readonly Listed[],
  { id, from, isChosen }: Choice,
): readonly string[] {
  const ends = [id, from ?? id].map((end) => listed.findIndex((dump) => dump.id === end)).filter((at) => at >= 0);
  const range = listed.slice(Math.min(...ends), Math.max(...ends) + 1);
  if (isChosen) return withAll(chosen, range);
  const without = new Set(range.map((dump) => dump.id));
  return chosen.filter((each) => !without.has(each));
}
