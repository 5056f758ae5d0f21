import { useMemo } from 'react';
import type { CaptureId } from '../../api/captures.ts';
import type { CaptureTab } from '../../state/address/capturePlace.ts';
import { navigate, route } from '../../state/address/route.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { formatChoiceId } from './FormatChoice.tsx';
import { bytesOfFile } from './places.ts';
import { toggleTimes } from './Times.tsx';

export const captureSearchId = 'capture-search';

type Shown = {
  readonly id: CaptureId;
  readonly onTab: (tab: CaptureTab) => void;
  readonly onClose: () => void;
};

/** What can be done here, for the keys and the palette. */
export function useCaptureActions({ id, onTab, onClose }: Shown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read the address when they run
  const list = useMemo((): Action[] => {
    const group = 'Capture';
    const focus = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();
    const search = () => {
      const now = route.get();
      if (now.view === 'capture' && now.place.tab === 'issues') {
        onTab('flows');
        setTimeout(focus(`#${captureSearchId}`)); // when it is there
      } else focus(`#${captureSearchId}`)(); // at once, so that the next keys are not shortcuts
    };
    return [
      { group, title: 'Show the flows', keys: ['1'], run: () => onTab('flows') },
      { group, title: 'Show the packets', keys: ['2'], run: () => onTab('packets') },
      { group, title: 'Show the issues of the capture', keys: ['3'], run: () => onTab('issues') },
      { group, title: 'Search flows or packets', keys: ['s'], run: search },
      { group, title: 'Move to the list', keys: ['l'], run: focus('.capture-main [role=grid]') },
      {
        group,
        title: 'Move to the conversation or the packet',
        keys: ['m'],
        run: focus('.conversation-pane [role=grid], .packet-fields'),
      },
      { group, title: 'Change the format of the flow', keys: ['r'], run: focus(`#${formatChoiceId}`) },
      { group, title: 'Times since the start, or by the clock', keys: ['t'], run: toggleTimes },
      { group, title: 'Close the conversation or the packet', keys: ['Escape'], run: onClose },
      { group, title: 'Bytes of the capture file', keys: ['b'], run: () => navigate(bytesOfFile(id)) },
    ];
  }, [id.dump, id.layers]);
  useActions(list);
}
