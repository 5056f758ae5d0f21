/** Everything that the address of the view says: what is filtered, and which pair is looked at closely. */
export type ChangesShown = {
  /** Words that codecs are searched for. */
  readonly codec: string;
  /** Words that changes are searched for. */
  readonly change: string;
  /** The only outcomes to show; none for all. */
  readonly outcomes: readonly string[];
  /** Whether those come first that survive most. */
  readonly best: boolean;
  readonly cell: PairId | undefined;
};

/** A codec and a change, by their ids. */
export type PairId = { readonly codec: string; readonly change: string };

export const defaultChanges: ChangesShown = { codec: '', change: '', outcomes: [], best: false, cell: undefined };

export function changesOf(params: URLSearchParams): ChangesShown {
  const [codec, change] = (params.get('cell') ?? '').split('/');
  return {
    codec: params.get('codec') ?? '',
    change: params.get('change') ?? '',
    outcomes: (params.get('only') ?? '').split(',').filter((id) => id !== ''),
    best: params.get('order') === 'best',
    cell: codec && change ? { codec, change } : undefined,
  };
}

/** Inverse of `changesOf`. */
export function changesSearch({ codec, change, outcomes, best, cell }: ChangesShown): string {
  const params = new URLSearchParams();
  if (codec !== '') params.set('codec', codec);
  if (change !== '') params.set('change', change);
  if (outcomes.length > 0) params.set('only', outcomes.join(','));
  if (best) params.set('order', 'best');
  if (cell !== undefined) params.set('cell', `${cell.codec}/${cell.change}`);
  return params.size === 0 ? '' : `?${params}`;
}
