import { compareAgainst } from '../../../state/differing.ts';
import { PickDump } from '../PickDump.tsx';

type Props = { readonly dump: string; readonly onClose: () => void };

/** Asks for a dump that comes after the one on screen. */
export function PickOther({ dump, onClose }: Props) {
  return (
    <PickDump
      title="Compare with another file"
      words="What differs from this file to the other one: what they say, their fields, or their bytes."
      isOffered={(each) => each.id !== dump}
      onPick={(other) => compareAgainst({ dump: other, as: 'auto' })}
      onClose={onClose}
    />
  );
}
