import type { SourceMap } from '../../../api/types.ts';
import type { MapColours } from '../../../state/shell/settings.ts';

/** Neighbouring parts of a map that look the same: `from` inclusive, `to` exclusive. */
export type MapRun = { readonly from: number; readonly to: number; readonly role: string; readonly opacity: number };

/** Shades of entropy that an eye tells apart. */
const shades = 16;

export function runsOf(map: SourceMap, colours: Exclude<MapColours, 'off'>): MapRun[] {
  const runs: MapRun[] = [];
  map.roles.forEach((own, part) => {
    const role = colours === 'role' ? own : 'value';
    const opacity = opacityOf(map, part, colours);
    const last = runs.at(-1);
    if (last?.role === role && last.opacity === opacity) runs[runs.length - 1] = { ...last, to: part + 1 };
    else runs.push({ from: part, to: part + 1, role, opacity });
  });
  return runs;
}

function opacityOf({ roles, entropies }: SourceMap, part: number, colours: Exclude<MapColours, 'off'>): number {
  switch (colours) {
    case 'role':
      return roles[part] === 'value' ? 0.2 : 0.7;
    case 'entropy':
      return Math.max(1, Math.round((shades * (entropies[part] ?? 0)) / 8)) / shades;
    case 'issue':
      return 0.1;
  }
}
