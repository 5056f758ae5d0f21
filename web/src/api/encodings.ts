import { eventReader } from '../base/events.ts';
import { problemOf } from './problem.ts';
import { at, json, jsonBody, request } from './request.ts';
import type { Codec, EncodeRequest, Encoding, Encodings, Sample } from './types.ts';

export const listSamples = () => json<Sample[]>(at('samples'));
export const listCodecs = () => json<Codec[]>(at('codecs'));

/** What arrives while a sample is being encoded. */
export type EncodingEvent =
  | { readonly event: 'begin'; readonly total: number; readonly values: Encodings['values'] }
  | { readonly event: 'result'; readonly encoding: Encoding }
  | { readonly event: 'end'; readonly millis: number };

/** Encodes a sample; `tell` hears of each codec as it finishes. Resolves when all have. */
export async function encode(what: EncodeRequest, tell: (event: EncodingEvent) => void, signal: AbortSignal) {
  const { body, headers } = jsonBody(what);
  const response = await request(at('encodings'), {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, Accept: 'text/event-stream' },
    signal,
  });
  const read = eventReader();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    for (const { event, data } of read(piece.value)) {
      const told = eventOf(event, data);
      if (told) tell(told);
    }
  }
}

function eventOf(event: string, data: string): EncodingEvent | undefined {
  const value = JSON.parse(data);
  switch (event) {
    case 'begin':
      return { event, total: value.total, values: value.values };
    case 'result':
      return { event, encoding: value };
    case 'end':
      return { event, millis: value.millis };
    case 'failed':
      throw problemOf(value.status ?? 500, data);
    default:
      return undefined;
  }
}
