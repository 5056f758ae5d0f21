import { useState } from 'react';
import { byteSize } from '../../../base/text.ts';
import { againstPart, recentBesides } from '../../../state/dump/recentParts.ts';
import { againstAddress, againstDump, compareAgainst } from '../../../state/tree/differing.ts';
import { PickDump } from '../PickDump.tsx';

const mostParts = 10;

type Props = { readonly dump: string; readonly layers: string; readonly onClose: () => void };

/** Asks for what comes after the dump on screen: a file, a dump, or what an address shows. */
export function PickOther({ dump, layers, onClose }: Props) {
  return (
    <PickDump
      title="Compare with another file"
      words="What differs from this file to the other one: what they say, their fields, or their bytes."
      isOffered={(each) => each.id !== dump}
      onPick={(other) => compareAgainst(againstDump(other))}
      onClose={onClose}
    >
      <SeenParts dump={dump} layers={layers} onClose={onClose} />
      <OtherAddress onClose={onClose} />
    </PickDump>
  );
}

/** Flows, messages and layers that were looked at in this tab. */
function SeenParts({ dump, layers, onClose }: Props) {
  const [parts] = useState(() => recentBesides({ dump, layers }).slice(0, mostParts));
  if (parts.length === 0) return null;
  return (
    <>
      <h3>Flows, messages and layers seen in this tab</h3>
      <ul className="rows version-dumps">
        {parts.map((part) => (
          <li key={`${part.dump} ${part.layers}`}>
            <button
              type="button"
              className="row"
              onClick={() => {
                onClose();
                compareAgainst(againstPart(part));
              }}
            >
              <span className="row-title">{part.name}</span>
              <span className="row-size">{byteSize(part.size)}</span>
              <span className="row-doc">{part.layersTitle || part.layers}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A flow, a layer, a part of a file: what is shown elsewhere, by its address. */
function OtherAddress({ onClose }: { readonly onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const compare = () => {
    const against = againstAddress(address.trim());
    setWrong(!against);
    if (!against) return;
    onClose();
    compareAgainst(against);
  };
  return (
    <form
      className="other-address"
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <label>
        Or a flow, a layer, a part: the address of its page
        <input
          className="search-input"
          value={address}
          placeholder="/d/…"
          spellCheck={false}
          aria-invalid={wrong}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        Compare
      </button>
      {wrong && (
        <p className="detail-error" role="alert">
          No dump has this address. Open what is meant beside this page, and copy the address from its address bar.
        </p>
      )}
    </form>
  );
}
