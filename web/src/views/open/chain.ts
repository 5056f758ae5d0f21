import type { Layer, LayerCandidate, Preview, PreviewStep } from '../../api/types.ts';

/** One layer of what is pasted, with what else it could be. */
export type ChainStep = {
  readonly layers: string;
  readonly title: string;
  readonly confidence: number;
  readonly reason: string;
  /** The path without it. */
  readonly outside: string;
  readonly others: readonly LayerCandidate[];
  readonly inside: PreviewStep | undefined;
};

/** The layers of a preview, outermost first. */
export function stepsOf({ candidates, steps }: Preview): readonly ChainStep[] {
  return candidates.chain.map((link, i) => ({
    ...link,
    outside: candidates.chain[i - 1]?.layers ?? 'raw',
    inside: steps.find(({ layers }) => layers === link.layers),
  }));
}

/** A path one layer further in. */
export function within(path: string, layer: string): string {
  return path === 'raw' ? layer : `${path}/${layer}`;
}

/** The layers that are not among those found at a place, to choose by name. */
export function otherLayers(known: readonly Layer[], found: readonly { readonly layers: string }[]): readonly Layer[] {
  const names = new Set(found.map(({ layers }) => /[^/]*$/.exec(layers)?.[0]));
  return known.filter(({ id }) => id !== 'part' && !names.has(id));
}

/** `AC ED 00 05`, from digits without blanks. */
export function spaced(hex: string): string {
  return hex.replaceAll(/(..)(?=.)/g, '$1 ');
}

/** The characters of the same bytes; a dot for what is none of ASCII. */
export function printable(hex: string): string {
  return (hex.match(/../g) ?? [])
    .map((pair) => Number.parseInt(pair, 16))
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
    .join('');
}

/** Whether a text is more likely a message to be explained than bytes to be opened. */
export function isMessage({ diagnoses, candidates, format }: Preview): boolean {
  return diagnoses.length > 0 && candidates.layers === 'raw' && format.confidence < 90;
}
