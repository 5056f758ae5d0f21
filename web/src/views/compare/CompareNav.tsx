import { defaultChanges } from '../../state/changesShown.ts';
import { addressOf } from '../../state/route.ts';
import './compareNav.css';

/** What codecs are compared in: how they encode an object, or what they make of it when its class has changed. */
export function CompareNav({ current }: { readonly current: 'encodings' | 'changes' }) {
  return (
    <nav className="compare-nav" aria-label="Comparisons">
      <a href="/compare" aria-current={current === 'encodings' ? 'page' : undefined}>
        Encodings
      </a>
      <a
        href={addressOf({ view: 'changes', shown: defaultChanges })}
        aria-current={current === 'changes' ? 'page' : undefined}
      >
        When classes change
      </a>
    </nav>
  );
}
