import type { Chip } from './words.ts';

/** Small words with a reason behind them; those that worry have a colour and a mark. */
export function ChipList({ chips }: { readonly chips: readonly Chip[] }) {
  return chips.map(({ words, why, worrying }) => (
    <span key={words} className={worrying ? 'chip chip-worrying' : 'chip'} title={why}>
      {worrying && <span aria-hidden="true">! </span>}
      {words}
    </span>
  ));
}
