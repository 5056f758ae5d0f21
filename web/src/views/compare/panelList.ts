import type { Sample } from '../../api/types.ts';
import { type Panel, panels } from '../../state/address/comparison.ts';
import { hasNoValues } from '../../state/address/declared.ts';
import { change } from './changing.ts';
import type { Subject } from './subject.ts';

export const panelTitles: Readonly<Record<Panel, string>> = {
  members: 'By member',
  fields: 'By field',
  order: 'In order',
  table: 'Table',
  schemas: 'Schemas',
  timings: 'Timings',
  curve: 'Size growth',
};

/** Sizes that an object can have, and what they are sizes of. */
export type SizeRange = Omit<NonNullable<Sample['size']>, 'default'>;

/** Elements of each list, where values are generated. */
const generated: SizeRange = { title: 'each list', unit: 'elements', min: 1, max: 10_000 };

/** Those that the object may be encoded and measured in; undefined where it is as it is. */
export function sizesOf(subject: Subject): SizeRange | undefined {
  if (subject.kind === 'sample') return subject.sample.size;
  return subject.kind === 'declared' && !subject.dump && hasNoValues(subject.declared) ? generated : undefined;
}

/** Only what may have several sizes can be plotted over them. */
export function panelsOf(subject: Subject): readonly Panel[] {
  return panels.filter((panel) => panel !== 'curve' || sizesOf(subject));
}

/** Shows a panel, and takes the focus to its tab, from where Tab leads into it. */
export function showPanel(panel: Panel): void {
  change({ panel });
  document.getElementById(`tab-${panel}`)?.focus();
}
