/** What a capture can be looked at by. */
export const captureTabs = ['flows', 'packets', 'issues'] as const;
export type CaptureTab = (typeof captureTabs)[number];

/** What flows are ordered by. */
export const flowKeys = ['number', 'a', 'b', 'packets', 'bytes', 'start', 'duration'] as const;
export type FlowKey = (typeof flowKeys)[number];
export type FlowSort = { readonly key: FlowKey; readonly descending: boolean };

/** Whose bytes count where segments overlap; the first is what is taken where nobody chooses. */
export const overlapPolicies = ['first', 'last', 'bsd', 'linux', 'old-linux'] as const;
export type OverlapPolicy = (typeof overlapPolicies)[number];

/** What of a capture is on screen, as the address says it. */
export type CapturePlace = {
  readonly tab: CaptureTab;
  /** The flow that is open; in the list of packets, the one whose packets are listed. */
  readonly flow?: number;
  /** The selected message of its conversation. */
  readonly message?: number;
  /** Whose bytes of the flow that is open count where segments overlap; those that came first where it says nothing. */
  readonly overlaps?: OverlapPolicy;
  /** The selected packet. */
  readonly packet?: number;
  readonly sort: FlowSort;
  /** Words that flows are searched for, or packets. */
  readonly filter: string;
};

export const captureStart: CapturePlace = {
  tab: 'flows',
  sort: { key: 'number', descending: false },
  filter: '',
};

/** Inverse of `captureParams`; what makes no sense is left out. */
export function capturePlaceOf(params: URLSearchParams): CapturePlace {
  const number = (name: string) => {
    const text = params.get(name) ?? '';
    return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
  };
  const overlaps = overlapPolicies.slice(1).find((policy) => policy === params.get('overlaps'));
  const [flow, message, packet] = [number('flow'), number('said'), number('packet')];
  return {
    tab: captureTabs.find((tab) => tab === params.get('tab')) ?? captureStart.tab,
    ...(flow === undefined ? {} : { flow }),
    ...(message === undefined ? {} : { message }),
    ...(overlaps === undefined ? {} : { overlaps }),
    ...(packet === undefined ? {} : { packet }),
    sort: sortOf(params.get('sort') ?? ''),
    filter: params.get('filter') ?? '',
  };
}

/** As the server takes it: `-bytes` for the largest first. */
export function sortText({ key, descending }: FlowSort): string {
  return `${descending ? '-' : ''}${key}`;
}

function sortOf(text: string): FlowSort {
  const descending = text.startsWith('-');
  const key = flowKeys.find((each) => each === text.slice(Number(descending)));
  return key === undefined ? captureStart.sort : { key, descending };
}

export function captureParams({ tab, flow, message, overlaps, packet, sort, filter }: CapturePlace): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== captureStart.tab) params.set('tab', tab);
  if (sortText(sort) !== sortText(captureStart.sort)) params.set('sort', sortText(sort));
  if (filter !== '') params.set('filter', filter);
  if (flow !== undefined) params.set('flow', String(flow));
  if (message !== undefined) params.set('said', String(message));
  if (overlaps !== undefined) params.set('overlaps', overlaps);
  if (packet !== undefined) params.set('packet', String(packet));
  return params;
}

/** The next order after a press on the head of a column: what is best seen first, then the other way round. */
export function resorted(sort: FlowSort, key: FlowKey): FlowSort {
  if (sort.key === key) return { key, descending: !sort.descending };
  return { key, descending: key === 'bytes' || key === 'packets' || key === 'duration' };
}

/** What the sides of a flow are called: `a` sent the first packet that the capture has. */
export const sideWords = { a: 'client', b: 'server' } as const;

/** The side of a flow that layers lead to: `gzip/tcp:3a` is what `a` of flow 3 sent in the capture in a gzip file. */
export type FlowPlace = { readonly layers: string; readonly flow: number; readonly side: 'a' | 'b' };

/** Whether layers end at a side of a flow, so that its bytes are what came in packets. */
export function endsAtFlow(layers: string): boolean {
  return /(?:^|\/)(?:tcp|udp):[^/]+(?:\/part[^/]*)*$/.test(layers);
}

export function flowPlaceOf(layers: string): FlowPlace | undefined {
  const [, around = '', flow, side] = /^(?:(.+)\/)?(?:tcp|udp):(\d{1,9})([ab])(?::[a-z-]+)?(?:\/|$)/.exec(layers) ?? [];
  if (flow === undefined || (side !== 'a' && side !== 'b')) return undefined;
  return { layers: around === '' ? 'auto' : around, flow: Number(flow), side };
}
