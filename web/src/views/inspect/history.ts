/**
 * Where the arrows lead in a list of what was written before, newest first; -1 is what is being written now.
 *
 * @param by 1 for older, -1 for newer
 */
export function step(past: readonly string[], at: number, by: number): number {
  return Math.min(Math.max(at + by, -1), past.length - 1);
}
