import type { CaptureId } from '../../api/captures.ts';
import type { Conversation, ConversationMessage, Flow } from '../../api/types.ts';
import { captureStart } from '../../state/address/capturePlace.ts';
import { autoReading } from '../../state/address/reading.ts';
import type { CaptureRoute, InspectRoute } from '../../state/address/route.ts';

/** The format that explains nothing, for bytes that nobody knows. */
const unknown = 'bytes';

/** The capture file in the inspector. */
export function bytesOfFile({ dump, layers }: CaptureId): InspectRoute {
  return { view: 'inspect', dump, reading: { ...autoReading, layers }, place: {} };
}

export function bytesOfPacket(id: CaptureId, offset: number): InspectRoute {
  return { ...bytesOfFile(id), place: { at: offset } };
}

export function conversationOf({ dump, layers }: CaptureId, flow: number): CaptureRoute {
  return { view: 'capture', dump, layers, place: { ...captureStart, flow } };
}

export function packetsOf({ dump, layers }: CaptureId, flow: number): CaptureRoute {
  return { view: 'capture', dump, layers, place: { ...captureStart, tab: 'packets', flow } };
}

/** The bytes that one side sent, and their format. */
export type Stream = { readonly layers: string; readonly format: string };

/** The stream of a side as the conversation was read; of datagrams the bytes, since each is a document of its own. */
export function streamOfSide(conversation: Conversation, flow: Flow | undefined, side: 'a' | 'b'): Stream | undefined {
  const read = conversation.sides.find((each) => each.side === side);
  if (read) return read;
  const layers = flow?.[side].layers;
  return layers === undefined ? undefined : { layers, format: unknown };
}

/** The whole stream of one side. */
export function streamOf({ dump }: CaptureId, { layers, format }: Stream): InspectRoute {
  const reading = { ...autoReading, layers, ...(format === unknown ? {} : { format }) };
  return { view: 'inspect', dump, reading, place: {} };
}

/** A message at its field, a datagram as a document; where no format is known, its bytes. */
export function messageIn(
  id: CaptureId,
  stream: Stream,
  { field, offset, length, document }: ConversationMessage,
): InspectRoute {
  if (document) return contentAt(id.dump, document.layers, document);
  const place = field === undefined ? { at: offset, to: offset + Math.max(0, length - 1) } : { field };
  return { ...streamOf(id, stream), place };
}

/** What layers lead to, read as it looks. */
export function contentAt(
  dump: string,
  layers: string,
  { format = autoReading.format, start }: { readonly format?: string | undefined; readonly start: number },
): InspectRoute {
  return { view: 'inspect', dump, reading: { ...autoReading, layers, format, start }, place: {} };
}
