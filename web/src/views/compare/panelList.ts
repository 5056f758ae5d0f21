import type { Sample } from '../../api/types.ts';
import { type Panel, panels } from '../../state/comparison.ts';
import { change } from './changing.ts';
import { type Subject, sampleOf } from './subject.ts';

export const panelTitles: Readonly<Record<Panel, string>> = {
  members: 'By member',
  fields: 'By field',
  order: 'In order',
  table: 'Table',
  schemas: 'Schemas',
  timings: 'Timings',
  curve: 'Size growth',
};

export type SizedSample = Sample & { readonly size: NonNullable<Sample['size']> };

/** Only what has a size can be plotted over it. */
export const isSized = (sample: Sample): sample is SizedSample => sample.size !== undefined;

export function panelsOf(subject: Subject): readonly Panel[] {
  const sample = sampleOf(subject);
  return panels.filter((panel) => panel !== 'curve' || (sample && isSized(sample)));
}

/** Shows a panel, and takes the focus to its tab, from where Tab leads into it. */
export function showPanel(panel: Panel): void {
  change({ panel });
  document.getElementById(`tab-${panel}`)?.focus();
}
