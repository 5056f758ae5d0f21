import type { Candidates, LayerCandidate } from '../../api/types.ts';

export type LayerRow = {
  /** The layers to decode to see this. */
  readonly layers: string;
  readonly title: string;
  readonly note: string;
  /** The layers to decode without it; undefined for the dump itself. */
  readonly outside: string | undefined;
  readonly others: readonly LayerCandidate[];
  /** Whether this is what is on screen. */
  readonly shown: boolean;
};

/** The dump itself, then each encoding layer. */
export function rowsOfChain({ layers: current, chain }: Candidates): readonly LayerRow[] {
  const dump: LayerRow = {
    layers: 'raw',
    title: 'The dump',
    note: 'as uploaded',
    outside: undefined,
    others: [],
    shown: current === 'raw',
  };
  return [
    dump,
    ...chain.map(
      ({ layers, title, confidence, reason, others }, i): LayerRow => ({
        layers,
        title,
        note: reason === 'chosen' ? 'chosen by you' : `${confidence}%: ${reason}`,
        outside: chain[i - 1]?.layers ?? 'raw',
        others,
        shown: layers === current,
      }),
    ),
  ];
}
