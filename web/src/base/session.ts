/** What this tab keeps under a key: gone with it. A list that is not there, or is none, is empty. */
export function keptList<T>(key: string): readonly T[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

export function keepList(key: string, list: readonly unknown[]): void {
  sessionStorage.setItem(key, JSON.stringify(list));
}
