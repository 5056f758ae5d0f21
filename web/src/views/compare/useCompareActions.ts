import { useMemo } from 'react';
import { defaultComparison } from '../../state/address/comparison.ts';
import type { Encoded } from '../../state/compare/encodings.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { say } from '../../state/shell/notice.ts';
import { nextMeasure } from './Bars.tsx';
import { change } from './changing.ts';
import { panelsOf, panelTitles, showPanel } from './panelList.ts';
import type { Ranking } from './ranking.ts';
import { saveCsv, saveJson, savePng, saveSvg } from './saving.ts';
import type { Subject } from './subject.ts';

type Shown = { readonly subject: Subject; readonly ranking: Ranking; readonly encoded: Encoded | undefined };

/** What can be done here, for the keys and the palette. */
export function useCompareActions({ subject, ranking, encoded }: Shown): void {
  const view = useMemo((): Action[] => {
    const group = 'Compare';
    return [
      { group, title: 'Search codecs', keys: ['s'], run: () => document.getElementById('codec-search')?.focus() },
      { group, title: 'Choose an object', keys: ['a'], run: () => document.getElementById('sample-select')?.focus() },
      ...panelsOf(subject).map((panel, index) => ({
        group,
        title: `Show: ${panelTitles[panel]}`,
        keys: [String(index + 1)],
        run: () => showPanel(panel),
      })),
      {
        group,
        title: 'Stack by role or by member',
        keys: ['b'],
        run: () => change(({ stacking }) => ({ measure: 'size', stacking: stacking === 'role' ? 'member' : 'role' })),
      },
      { group, title: 'Log scale', keys: ['l'], run: () => change(({ log }) => ({ log: !log })) },
      {
        group,
        title: 'Next measure: encoded size, compressed size',
        keys: ['z'],
        run: () => change(({ measure }) => ({ measure: nextMeasure(measure) })),
      },
      { group, title: 'Unpin highlight', keys: ['Escape'], run: () => change({ member: undefined }) },
      { group, title: 'Reset the object', keys: ['r'], run: reset },
      { group, title: 'Copy a link to this comparison', keys: ['y'], run: copyLink },
    ];
  }, [subject]);
  useActions(view);
  const exports = useMemo((): Action[] => {
    const group = 'Compare';
    return [
      { group, title: 'Export the figures as CSV', keys: [], run: () => saveCsv(subject, ranking) },
      { group, title: 'Export everything as JSON', keys: [], run: () => saveJson(subject, encoded) },
      { group, title: 'Export the chart as SVG', keys: [], run: () => saveSvg(subject, ranking) },
      { group, title: 'Export the chart as PNG', keys: [], run: () => savePng(subject, ranking) },
    ];
  }, [subject, ranking, encoded]);
  useActions(exports);
}

/** The sample's default values again; the way back leads to the others. */
export const reset = () => change({ values: defaultComparison.values, size: undefined }, 'push');

const copyLink = () =>
  navigator.clipboard.writeText(location.href).then(
    () => say('The link is copied.'),
    () => say('The browser blocked copying the link.'),
  );
