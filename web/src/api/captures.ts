import { at, json, jsonBody, query, request } from './request.ts';
import type {
  Boundary,
  Capture,
  CaptureIssue,
  Carvings,
  Conversation,
  Flow,
  Packet,
  PacketFields,
  PortBinding,
  Timeline,
} from './types.ts';

/** A capture: the dump, and the encoding layers around it. `auto` for those that are detected. */
export type CaptureId = { readonly dump: string; readonly layers: string };

export type Page<T> = { readonly from: number; readonly total: number; readonly items: readonly T[] };

type Part = { readonly from: number; readonly limit: number };

const of = ({ dump }: CaptureId, ...parts: (string | number)[]) => at('dumps', dump, 'capture', ...parts);
const asked = ({ layers }: CaptureId, more: Record<string, string | number | undefined> = {}) =>
  query({ layers: layers === 'auto' ? undefined : layers, ...more });

/** Starts to index it, where nobody has; ask again while its `state` is `indexing`. */
export const getCapture = (id: CaptureId, signal?: AbortSignal) => json<Capture>(of(id) + asked(id), { signal });

export const listFlows = (id: CaptureId, sort: string, filter: string, part: Part, signal?: AbortSignal) =>
  json<Page<Flow>>(of(id, 'flows') + asked(id, { sort, filter: filter || undefined, ...part }), { signal });

export const getFlow = (id: CaptureId, flow: number, signal?: AbortSignal) =>
  json<Flow>(of(id, 'flows', flow) + asked(id), { signal });

/** Packets of a flow, or all; those that have all words of `filter`, where there are any. */
export const listPackets = (
  id: CaptureId,
  flow: number | undefined,
  filter: string,
  part: Part,
  signal?: AbortSignal,
) =>
  json<Page<Packet>>(
    of(id, ...(flow === undefined ? [] : ['flows', flow]), 'packets') +
      asked(id, { filter: filter || undefined, ...part }),
    { signal },
  );

/** A packet, with what its bytes mean. */
export const getPacket = (id: CaptureId, packet: number, signal?: AbortSignal) =>
  json<PacketFields>(of(id, 'packets', packet) + asked(id), { signal });

export const listCaptureIssues = (id: CaptureId, part: Part, signal?: AbortSignal) =>
  json<Page<CaptureIssue>>(of(id, 'issues') + asked(id, part), { signal });

export const getTimeline = (id: CaptureId, spans: number, signal?: AbortSignal) =>
  json<Timeline>(of(id, 'timeline') + asked(id, { spans }), { signal });

/** Decodes both sides, where nobody has; ask again while it is not `ready`. */
export const getConversation = (
  id: CaptureId,
  flow: number,
  overlaps: string | undefined,
  { filter, ...part }: Part & { readonly filter: string },
  signal?: AbortSignal,
) =>
  json<Conversation>(
    of(id, 'flows', flow, 'conversation') + asked(id, { overlaps, filter: filter || undefined, ...part }),
    { signal },
  );

/** The streams that are embedded in what a side sent, which `layers` lead to. */
export const listEmbedded = (dump: string, layers: string, limit: number, signal?: AbortSignal) =>
  json<Carvings>(at('dumps', dump, 'carvings') + query({ layers, limit }), { signal });

/** An empty format ends the binding. */
export const bindFlow = (id: CaptureId, flow: number, format: string) =>
  request(of(id, 'flows', flow, 'format') + asked(id), { method: 'PUT', ...jsonBody({ format }) });

/** What ports speak in captures of a space. */
export const listPorts = (space: string) => json<PortBinding[]>(at('ports') + query({ space }));

/** An empty format ends the binding. */
export const bindPort = (port: number, format: string, space: string) =>
  request(at('ports', port, 'format') + query({ space }), { method: 'PUT', ...jsonBody({ format }) });

/** The packets that bytes of a tree came in, and the gaps between; none where they came in none. */
export const listBoundaries = (tree: string, offset: number, length: number, signal?: AbortSignal) =>
  json<Boundary[]>(at('trees', tree, 'packets') + query({ offset, length, limit: 1000 }), { signal });
