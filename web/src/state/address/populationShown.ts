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
  /** What the dumps are a sample of; absent where they are all that is meant. */
  readonly of?: SampledFiles;
};

/** Many files, and the bytes in them. */
export type SampledFiles = { readonly files: number; readonly bytes: number };

/** Dumps that one population may have. */
export const mostDumps = 1000;

export const defaultPopulation: PopulationShown = { find: '', dumps: [], at: '', each: false, order: 'total' };

const orders: readonly string[] = ['total', 'zstd', 'dictionary'] satisfies PopulationOrder[];

export function populationOf(params: URLSearchParams): PopulationShown {
  const order = params.get('order') ?? '';
  const of = sampledOf(params.get('of') ?? '');
  return {
    find: params.get('q') ?? '',
    dumps: (params.get('dumps') ?? '').split('.').filter((id) => id !== ''),
    at: params.get('at') ?? '',
    each: params.get('each') === '1',
    order: orders.includes(order) ? (order as PopulationOrder) : defaultPopulation.order,
    ...(of ? { of } : {}),
  };
}

/** `4021-12345678`: files and their bytes. */
function sampledOf(text: string): SampledFiles | undefined {
  const [files = 0, bytes = 0] = (/^(\d{1,9})-(\d{1,15})$/.exec(text)?.slice(1) ?? []).map(Number);
  return files > 0 && bytes > 0 ? { files, bytes } : undefined;
}

/** Inverse of `populationOf`. Ids have no dot, which stands in an address as it is. */
export function populationSearch({ find, dumps, at, each, order, of }: PopulationShown): string {
  const params = new URLSearchParams();
  if (find !== '') params.set('q', find);
  if (dumps.length > 0) params.set('dumps', dumps.join('.'));
  if (at !== '') params.set('at', at);
  if (each) params.set('each', '1');
  if (order !== defaultPopulation.order) params.set('order', order);
  if (of) params.set('of', `${of.files}-${of.bytes}`);
  return params.size === 0 ? '' : `?${params}`;
}
