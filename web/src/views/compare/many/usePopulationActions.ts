import { useMemo } from 'react';
import { route } from '../../../state/address/route.ts';
import type { LivePopulation } from '../../../state/compare/population.ts';
import { type Action, useActions } from '../../../state/shell/actions.ts';
import { show } from './showing.ts';

export const populationSearchId = 'population-search';
export const populationPathId = 'population-path';

/** What keys do here, and the list of actions names. */
export function usePopulationActions(live: LivePopulation): void {
  const list = useMemo((): Action[] => {
    const group = 'Many objects';
    const focus = (id: string) => () => document.getElementById(id)?.focus();
    return [
      { group, title: 'Search dumps', keys: ['s'], run: focus(populationSearchId) },
      { group, title: 'Path of the value in each dump', keys: ['p'], run: focus(populationPathId) },
      { group, title: 'Encode the objects of the chosen dumps', keys: ['e'], run: () => startShown(live) },
      { group, title: 'Cancel encoding', keys: ['Escape'], run: live.cancel },
      { group, title: 'Choose no dump', keys: [], run: () => show({ dumps: [] }) },
    ];
  }, [live]);
  useActions(list);
}

function startShown(live: LivePopulation): void {
  const now = route.get();
  if (now.view === 'many' && now.shown.dumps.length > 0) live.start(now.shown);
}
