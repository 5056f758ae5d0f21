import type { Stacking } from '../../state/address/comparison.ts';
import { partClass } from './colours.ts';
import type { Paint } from './exports.ts';
import type { Ranking } from './ranking.ts';

/** The page's colours as they are now, for a picture that leaves it. */
export function paintOf({ keys }: Ranking, stacking: Stacking): Paint {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (className: string, property: 'color' | 'backgroundColor') => {
    probe.className = className;
    return getComputedStyle(probe)[property];
  };
  const parts = new Map(
    keys.map((key) => [key, colour(`bar-part ${partClass(key, stacking, keys)}`, 'backgroundColor')]),
  );
  const body = getComputedStyle(document.body);
  const paint = {
    background: body.backgroundColor,
    ink: body.color,
    dim: colour('dim', 'color'),
    whole: colour('bar-part bar-whole', 'backgroundColor'),
    parts,
  };
  probe.remove();
  return paint;
}

/** A picture of a picture, at twice its size. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png'),
  );
}
