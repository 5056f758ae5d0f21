import { roleWords } from '../../base/roles.ts';
import type { Stacking } from '../../state/address/comparison.ts';
import { overhead } from './logicalPath.ts';
import { isRole } from './ranking.ts';

/** Colours of members; the ninth has the first one's again. */
export const memberColours = 8;

/** The class that colours a part: its role's, or one of eight by the member's place among the members. */
export function partClass(key: string, stacking: Stacking, keys: readonly string[]): string {
  if (stacking === 'role') return `role-${key}`;
  if (key === overhead) return 'member-none';
  return `member-${keys.filter((each) => each !== overhead).indexOf(key) % memberColours}`;
}

/** What a part is, in the legend and in tooltips. */
export const partTitle = (key: string): string => (key === overhead ? 'overhead' : key);

/** What a part is, with the role's meaning. */
export const partWords = (key: string, stacking: Stacking): string =>
  stacking === 'role' && isRole(key) ? `${key}: ${roleWords[key].meaning}` : partTitle(key);
