/** By which bytes codecs are ordered. */
export type PopulationOrder = 'total' | 'zstd' | 'dictionary';

/** Everything that the address of the view says: which objects are meant, and how what came of them is ordered. */
export type PopulationShown = {
  /** Words that the list of dumps is searched for. */
  readonly find: string;
  /** The ids of those that are chosen. */
  readonly dumps: readonly string[];
  /** The path of the value in each dump; empty for the whole. */
  readonly at: string;
  /** Whether the elements of a list are the objects. */
  readonly each: boolean;
  readonly order: PopulationOrder;
};

/** Dumps that one population may have. */
export const mostDumps = 1000;

export const defaultPopulation: PopulationShown = { find: '', dumps: [], at: '', each: false, order: 'total' };

const orders: readonly string[] = ['total', 'zstd', 'dictionary'] satisfies PopulationOrder[];

export function populationOf(params: URLSearchParams): PopulationShown {
  const order = params.get('order') ?? '';
  return {
    find: params.get('q') ?? '',
    dumps: (params.get('dumps') ?? '').split('.').filter((id) => id !== ''),
    at: params.get('at') ?? '',
    each: params.get('each') === '1',
    order: orders.includes(order) ? (order as PopulationOrder) : defaultPopulation.order,
  };
}

/** Inverse of `populationOf`. Ids have no dot, which stands in an address as it is. */
export function populationSearch({ find, dumps, at, each, order }: PopulationShown): string {
  const params = new URLSearchParams();
  if (find !== '') params.set('q', find);
  if (dumps.length > 0) params.set('dumps', dumps.join('.'));
  if (at !== '') params.set('at', at);
  if (each) params.set('each', '1');
  if (order !== defaultPopulation.order) params.set('order', order);
  return params.size === 0 ? '' : `?${params}`;
}
