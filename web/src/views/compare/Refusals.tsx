import { plural } from '../../base/text.ts';
import type { Refused } from './ranking.ts';

/** Codecs that cannot encode this object, each with its reason. */
export function Refusals({ refused }: { readonly refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <details className="refusals">
      <summary>{plural(refused.length, 'codec')} cannot encode this object</summary>
      <ul>
        {refused.map(({ codec, encoding }) => (
          <li key={codec.id} data-codec={codec.id}>
            <strong>{codec.title}</strong>
            <span className="chip">{encoding.state === 'unavailable' ? 'not to be had' : 'unsupported'}</span>
            <span>{encoding.reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
