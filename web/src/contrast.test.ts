import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roles } from './base/roles.ts';

type Rgb = readonly [number, number, number];

const css = readFileSync('src/base/tokens.css', 'utf8');
/** The strongest tint of its own colour that a byte stands on; see paints.css. */
const strongestTint = 0.18;
/** How much of the issue's colour lies over that where something is wrong. */
const issueTint = 0.1;

function colour(name: string, mode: 'light' | 'dark'): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const hex = found?.[mode === 'light' ? 1 : 2];
  if (!hex) throw new Error(`tokens.css has no colour --${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** As WCAG 2 defines it: 1 … 21; text needs 4.5. */
function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const tint = (a: Rgb, on: Rgb, share: number): Rgb =>
  a.map((c, i) => c * share + (on[i] ?? 0) * (1 - share)) as unknown as Rgb;

describe.each(['light', 'dark'] as const)('in %s colours', (mode) => {
  it.each([...roles, 'issue', 'dim'])('%s is readable plain, tinted, wrong, selected and under the pointer', (name) => {
    const text = colour(name, mode);
    const background = colour('background', mode);
    const tinted = tint(text, background, strongestTint);
    const wrong = tint(colour('issue', mode), tinted, issueTint);
    const marks = ['picked', 'pointed', 'descriptor', 'referred'].map((mark) => colour(mark, mode));
    for (const behind of [background, tinted, wrong, ...marks]) {
      expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
