import { type PointerEvent, useEffect, useRef, useState } from 'react';

const side = 256;

/**
 * How often each byte follows each: the first byte downwards, the one behind it to the right. Text, tables, code and
 * compressed bytes each look like themselves.
 */
export function Digraph({ shades }: { readonly shades: Uint8Array }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pointed, point] = useState<number>();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current) return;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(canvas.current).color.match(/[\d.]+/g) ?? []).map(Number);
    const image = context.createImageData(side, side);
    shades.forEach((shade, pair) => {
      // Without a pair nothing is drawn; the rarest one is still seen.
      image.data.set([red, green, blue, shade === 0 ? 0 : 48 + (shade * 207) / 255], 4 * pair);
    });
    context.putImageData(image, 0, 0);
  }, [shades]);
  const onPointerMove = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = (at: number, from: number, length: number) =>
      Math.min(side - 1, Math.max(0, Math.floor((side * (at - from)) / length)));
    point(place(event.clientY, box.top, box.height) * side + place(event.clientX, box.left, box.width));
  };
  const words = `most frequent pair ${pairOf(shades.indexOf(255))}`;
  return (
    <figure>
      <canvas
        ref={canvas}
        className="digraph"
        width={side}
        height={side}
        role="img"
        aria-label={`How often each byte follows each: ${words}`}
        onPointerMove={onPointerMove}
        onPointerLeave={() => point(undefined)}
      />
      <figcaption className="chart-words dim">
        {pointed === undefined ? words : `${pairOf(pointed)}: ${frequency(shades[pointed] ?? 0)}`}
      </figcaption>
    </figure>
  );
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

const pairOf = (pair: number) => `${hex(pair >> 8)} ${hex(pair & 0xff)}`;

function frequency(shade: number): string {
  if (shade === 0) return 'does not occur';
  return shade === 255 ? 'the most frequent' : `${Math.round((100 * shade) / 255)}% of it, by logarithm`;
}
