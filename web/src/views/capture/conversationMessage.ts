import type { ConversationMessage } from '../../api/types.ts';
import { duration, type Nanos, nanosOf } from '../../base/time.ts';

/** From when a pause is worth a look. */
const longPause = 1_000_000_000n;

/** The time between two messages; undefined where one of them has none. */
export function between(
  before: ConversationMessage | undefined,
  after: ConversationMessage | undefined,
): Nanos | undefined {
  const [from, to] = [nanosOf(before?.time), nanosOf(after?.time)];
  return from === undefined || to === undefined ? undefined : to - from;
}

/** `+3.2 ms` after what came before, and whether that was long. */
export function pauseWords(gap: Nanos | undefined): { readonly words: string; readonly long: boolean } | undefined {
  if (gap === undefined) return undefined;
  return { words: `${gap < 0n ? '' : '+'}${duration(gap)}`, long: gap >= longPause };
}

/** What a request and its answer are to each other. */
export function partnerWords(message: ConversationMessage, partner: ConversationMessage | undefined): string {
  const asks = message.kind === 'request';
  const took = asks ? between(message, partner) : between(partner, message);
  if (took === undefined) return asks ? 'has a response' : 'response to a request';
  return asks ? `response after ${duration(took)}` : `responds after ${duration(took)}`;
}
