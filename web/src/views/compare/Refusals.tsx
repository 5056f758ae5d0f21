import { useState } from 'react';
import { plural } from '../../base/text.ts';
import { byReason, type Refused } from './ranking.ts';
import './refusals.css';

type Props = {
  readonly refused: readonly Refused[];
  /** Whether they are what one would look for first. */
  readonly atOnce: boolean;
};

/** Codecs that cannot encode this object, with the reasons. */
export function Refusals({ refused, atOnce }: Props) {
  const [toggled, setToggled] = useState<boolean>();
  if (refused.length === 0) return null;
  return (
    <details
      className="refusals"
      open={toggled ?? atOnce}
      onToggle={({ currentTarget: { open } }) => open !== (toggled ?? atOnce) && setToggled(open)}
    >
      <summary>{plural(refused.length, 'codec')} cannot encode this object</summary>
      <ul>
        {byReason(refused).map(({ reason, state, codecs }) => (
          <li key={`${state} ${reason}`}>
            <p>
              {state === 'unavailable' && <span className="chip">not available</span>} {reason}
            </p>
            <p className="dim">{codecs.map(({ title }) => title).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
