import { DelayedSearch } from '../../widgets/DelayedSearch.tsx';
import { captureSearchId } from './useCaptureActions.ts';

type Props = {
  readonly of: 'flows' | 'packets';
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
};

/** Words that all have to occur in a flow, or in a packet. */
export function CaptureSearch({ of, filter, onFilter }: Props) {
  return (
    <search className="capture-search">
      <DelayedSearch
        id={captureSearchId}
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
