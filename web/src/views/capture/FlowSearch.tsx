import { DelayedSearch } from '../../widgets/DelayedSearch.tsx';
import { flowSearchId } from './useCaptureActions.ts';

type Props = { readonly filter: string; readonly onFilter: (filter: string) => void };

/** Words that all have to occur in a flow. */
export function FlowSearch({ filter, onFilter }: Props) {
  return (
    <search className="flow-search">
      <DelayedSearch
        id={flowSearchId}
        label="Search flows"
        placeholder="Address, name, tcp, rst, text"
        shortcut="s"
        words={filter}
        onWords={onFilter}
        onEnter={() => document.querySelector<HTMLElement>('.capture-main [role=grid]')?.focus()}
      />
    </search>
  );
}
