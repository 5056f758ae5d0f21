import { DelayedSearch } from '../../widgets/DelayedSearch.tsx';
import { flowSearchId } from './useCaptureActions.ts';

type Props = {
  readonly of: 'flows' | 'packets';
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
};

/** Words that all have to occur in a flow, or in a packet. */
export function FlowSearch({ of, filter, onFilter }: Props) {
  return (
    <search className="flow-search">
      <DelayedSearch
        id={flowSearchId}
        label={`Search ${of}`}
        placeholder="Address, name, tcp, rst, text"
        shortcut="s"
        words={filter}
        onWords={onFilter}
        onEnter={() => document.querySelector<HTMLElement>('.capture-main [role=grid]')?.focus()}
      />
    </search>
  );
}
