import { type KeyboardEvent, useState } from 'react';
import './bitRow.css';

/** The bits of up to eight bytes, one of which is pointed at: by the pointer, or by the arrow keys. */
export function BitRow({ bytes }: { readonly bytes: Uint8Array }) {
  const [pointed, point] = useState<number>();
  const count = bytes.length * 8;
  const at = pointed !== undefined && pointed < count ? pointed : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = at === undefined ? 0 : at + step;
    if (next >= 0 && next < count) point(next);
  };
  return (
    <div className="bits">
      <div
        className="bit-bytes"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys point at bits, and what is pointed at is read out
        tabIndex={0}
        aria-label="Bits: point with the arrow keys"
        onKeyDown={onKeyDown}
      >
        {Array.from(bytes, (byte, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its place
          <code key={i} className="bit-byte" onPointerLeave={() => point(undefined)}>
            {[7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (
              <span
                key={bit}
                className={at === i * 8 + 7 - bit ? 'bit bit-pointed' : 'bit'}
                onPointerEnter={() => point(i * 8 + 7 - bit)}
              >
                {(byte >> bit) & 1}
              </span>
            ))}
          </code>
        ))}
      </div>
      <p className="dim" aria-live="polite">
        {at === undefined ? 'Point at a bit' : wordsOf(bytes, at)}
      </p>
    </div>
  );
}

/** `bit 5 of byte +1: 1, mask 0x20`; bits count from the least significant, 0. */
function wordsOf(bytes: Uint8Array, at: number): string {
  const byte = Math.floor(at / 8);
  const bit = 7 - (at % 8);
  const value = ((bytes[byte] ?? 0) >> bit) & 1;
  const mask = (1 << bit).toString(16).toUpperCase().padStart(2, '0');
  return `bit ${bit} of byte +${byte}: ${value}, mask 0x${mask}`;
}
