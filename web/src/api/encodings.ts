import { postForEvents } from './eventStream.ts';
import { at, json, query, text } from './request.ts';
import type {
  ClassDeclarations,
  Codec,
  EditedSchemas,
  Encoding,
  Encodings,
  ImportedObject,
  ObjectRequest,
  Sample,
} from './types.ts';

export const listSamples = () => json<Sample[]>(at('samples'));
export const listCodecs = () => json<Codec[]>(at('codecs'));

/** The schema that an encoding was written by, in the language of its format. */
export const getSchemaOf = (format: string) => text(at('formats', format, 'schema'));

/**
 * What class files and archives declare, which the server does not keep.
 *
 * `type` is the one that is wanted; empty for the only one.
 */
export function declareClassFiles(
  files: readonly File[],
  type: string,
  signal?: AbortSignal,
): Promise<ClassDeclarations> {
  const body = new FormData();
  for (const file of files) body.append('file', file, file.name);
  return json<ClassDeclarations>(at('declarations') + query({ type: type === '' ? undefined : type }), {
    method: 'POST',
    body,
    signal,
  });
}

/** What arrives while a sample is being encoded. */
export type EncodingEvent =
  | {
      readonly event: 'begin';
      readonly total: number;
      readonly values: Encodings['values'];
      /** What was made of a dump. */
      readonly object: ImportedObject | undefined;
    }
  | { readonly event: 'result'; readonly encoding: Encoding }
  | { readonly event: 'end'; readonly millis: number };

/** Encodes a sample or an object; `tell` hears of each codec as it finishes. Resolves when all have. */
export async function encode(
  what: ObjectRequest & EditedSchemas,
  tell: (event: EncodingEvent) => void,
  signal: AbortSignal,
) {
  await postForEvents(
    at('encodings'),
    what,
    (event, data) => {
      const parsed = eventOf(event, data as EventData);
      if (parsed) tell(parsed);
    },
    signal,
  );
}

/** What is in the data of an event, whichever it is. */
type EventData = Encoding & { total: number; values: Encodings['values']; object?: ImportedObject; millis: number };

function eventOf(event: string, data: EventData): EncodingEvent | undefined {
  switch (event) {
    case 'begin':
      return { event, total: data.total, values: data.values, object: data.object };
    case 'result':
      return { event, encoding: data };
    case 'end':
      return { event, millis: data.millis };
    default:
      return undefined;
  }
}
