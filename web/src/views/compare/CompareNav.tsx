import { defaultChanges } from '../../state/address/changesShown.ts';
import { defaultComparison } from '../../state/address/comparison.ts';
import { defaultPopulation } from '../../state/address/populationShown.ts';
import { addressOf, type Route } from '../../state/address/route.ts';
import './compareNav.css';

const places: readonly (readonly [Route, string])[] = [
  [{ view: 'compare', comparison: defaultComparison }, 'Encodings'],
  [{ view: 'many', shown: defaultPopulation }, 'Many objects'],
  [{ view: 'changes', shown: defaultChanges }, 'When classes change'],
];

/** What codecs are compared in: how they encode an object, or many, or what they make of one when its class has changed. */
export function CompareNav({ current }: { readonly current: 'compare' | 'many' | 'changes' }) {
  return (
    <nav className="compare-nav" aria-label="Comparisons">
      {places.map(([place, title]) => (
        <a key={title} href={addressOf(place)} aria-current={current === place.view ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
