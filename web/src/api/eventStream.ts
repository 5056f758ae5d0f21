import { eventReader, type StreamEvent } from '../base/events.ts';
import { problemOf } from './problem.ts';
import { jsonBody, request } from './request.ts';

/**
 * Posts a body and tells of each event of the answer as it comes. Resolves behind the last.
 *
 * @throws ApiError also for a failure that comes as an event
 */
export async function postForEvents(
  path: string,
  what: unknown,
  tell: (event: string, data: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const { body, headers } = jsonBody(what);
  const response = await request(path, {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    headers: { ...headers, Accept: 'text/event-stream' },
    signal,
  });
  const read = eventReader();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    for (const event of read(piece.value)) tell(event.event, dataOf(event));
  }
}

function dataOf({ event, data }: StreamEvent): unknown {
  const value = JSON.parse(data);
  if (event === 'failed') throw problemOf(value.status ?? 500, data);
  return value;
}
