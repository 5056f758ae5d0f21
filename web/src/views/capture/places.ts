import type { CaptureId } from '../../api/captures.ts';
import type { ConversationSide, Said } from '../../api/types.ts';
import { captureStart } from '../../state/capturePlace.ts';
import { autoReading, type CaptureRoute, type InspectRoute } from '../../state/route.ts';

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

/** All that one side said, read as the conversation was. */
export function streamOf({ dump }: CaptureId, { layers, format }: ConversationSide): InspectRoute {
  const reading = { ...autoReading, layers, ...(format === unknown ? {} : { format }) };
  return { view: 'inspect', dump, reading, place: {} };
}

/** A message at its field; where no protocol is known, its bytes. */
export function messageIn(id: CaptureId, side: ConversationSide, { field, offset, length }: Said): InspectRoute {
  const place = field === undefined ? { at: offset, to: offset + Math.max(0, length - 1) } : { field };
  return { ...streamOf(id, side), place };
}
