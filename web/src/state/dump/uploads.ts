import { getCandidates } from '../../api/dumps.ts';
import { describeTable } from '../../api/tables.ts';
import type { Dump, Reading } from '../../api/types.ts';
import { type OnProgress, type Sending, upload, uploadBundle } from '../../api/upload.ts';
import { captureStart } from '../address/capturePlace.ts';
import { autoReading } from '../address/reading.ts';
import type { Route } from '../address/route.ts';
import { hasFlows, headLength, isCaptureHead, isGzipHead, isParquetHead, isText } from '../capture/captureOf.ts';
import { say } from '../shell/notice.ts';

/** A dump that has come to the server, and how it is to be read. */
export type Arrival = {
  readonly dump: Dump;
  readonly reading: Reading;
  /** What is shown first: conversations of a capture, questions to a table, the bytes of anything else. */
  readonly as: 'bytes' | 'capture' | 'table';
  /** What of a bundle was not kept as it is in it. */
  readonly remarks: readonly string[];
};

/** Sends a file: a bundle is read as it was where it was made. */
export function sendFile(file: File, onProgress: OnProgress): Sending<Arrival> {
  return file.name.toLowerCase().endsWith('.hexplain')
    ? sendBundle(file, onProgress)
    : sendBytes(file.name, file, autoReading, onProgress);
}

/** Sends bytes that are to be read in a way. */
export function sendBytes(name: string, body: Blob, reading: Reading, onProgress: OnProgress): Sending<Arrival> {
  const { done, cancel } = upload(name, body, onProgress);
  const arrived = async (dump: Dump) => {
    if (dump.name !== name) say(`These bytes are here already, as ${dump.name}.`);
    return { dump, reading, as: await shownAs(dump, body, reading.layers), remarks: [] };
  };
  return { done: done.then(arrived), cancel };
}

function sendBundle(bundle: File, onProgress: OnProgress): Sending<Arrival> {
  const { done, cancel } = uploadBundle(bundle, onProgress);
  return {
    done: done.then(({ dump, format, layers, offset, endian, remarks }) => ({
      dump,
      reading: { format, layers, start: offset, endian },
      as: 'bytes',
      remarks,
    })),
    cancel,
  };
}

/** Captures are often kept compressed, or shown as text: then the server says whether there are flows inside. */
async function shownAs(dump: Dump, body: Blob, layers: string): Promise<Arrival['as']> {
  const head = new Uint8Array(await body.slice(0, headLength).arrayBuffer());
  if (isParquetHead(head)) {
    return describeTable(dump.id).then(
      () => 'table',
      () => 'bytes',
    );
  }
  if (!isGzipHead(head) && !isText(head)) return isCaptureHead(head) ? 'capture' : 'bytes';
  return getCandidates(dump.id, layers).then(
    (candidates) => (hasFlows(candidates) ? 'capture' : 'bytes'),
    () => 'bytes',
  );
}

/** Where an arrival is shown. */
export function routeTo({ dump, reading, as }: Arrival): Route {
  switch (as) {
    case 'capture':
      return { view: 'capture', dump: dump.id, layers: reading.layers, place: captureStart };
    case 'table':
      return { view: 'traffic', dump: dump.id };
    case 'bytes':
      return { view: 'inspect', dump: dump.id, reading, place: {} };
  }
}
