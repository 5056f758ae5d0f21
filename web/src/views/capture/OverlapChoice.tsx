import type { Flow } from '../../api/types.ts';
import { type OverlapPolicy, overlapPolicies } from '../../state/address/capturePlace.ts';

const words: Readonly<Record<OverlapPolicy, string>> = {
  first: 'First segment wins',
  last: 'Last segment wins',
  bsd: 'BSD and Windows',
  linux: 'Linux',
  'old-linux': 'Old Linux',
};

type Props = {
  readonly flow: Flow;
  readonly overlaps: OverlapPolicy | undefined;
  readonly onChoose: (overlaps: OverlapPolicy) => void;
};

/** Whose bytes count where segments overlap and differ: receivers do not agree, and a capture does not say what one was. */
export function OverlapChoice({ flow, overlaps, onChoose }: Props) {
  const differ = flow.a.differingOverlaps + flow.b.differingOverlaps > 0;
  if (!differ && overlaps === undefined) return null;
  return (
    <label>
      Overlaps{' '}
      <select
        value={overlaps ?? overlapPolicies[0]}
        title="Which bytes count where overlapping segments differ"
        onChange={(event) => onChoose(event.currentTarget.value as OverlapPolicy)}
      >
        {overlapPolicies.map((policy) => (
          <option key={policy} value={policy}>
            {words[policy]}
          </option>
        ))}
      </select>
    </label>
  );
}
