import { useEffect, useState } from 'react';
import { getBytes } from '../../api/trees.ts';
import type { Candidates, Tree } from '../../api/types.ts';
import { captureStart, type FlowPlace, flowPlaceOf } from '../address/capturePlace.ts';
import type { CaptureRoute } from '../address/route.ts';

/** What the file begins with: pcap in both orders and precisions, a modified one, pcapng. */
const magics: readonly string[] = ['a1b2c3d4', 'd4c3b2a1', 'a1b23c4d', '4d3cb2a1', 'a1b2cd34', '34cdb2a1', '0a0d0d0a'];
export const headLength = 4;

export function isCaptureHead(head: Uint8Array): boolean {
  return magics.includes(hexOf(head));
}

export function isGzipHead(head: Uint8Array): boolean {
  return hexOf(head).startsWith('1f8b');
}

export function isParquetHead(head: Uint8Array): boolean {
  return hexOf(head) === '50415231';
}

export function isText(head: Uint8Array): boolean {
  return head.length > 0 && head.every((byte) => (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d));
}

/** Whether there are flows below what is recognised around the bytes. */
export function hasFlows({ next }: Candidates): boolean {
  return next.some(({ layers }) => flowPlaceOf(layers) !== undefined);
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, headLength)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The capture that the bytes of a tree are, or are from. */
export type CaptureOf = { readonly route: CaptureRoute; readonly flow: FlowPlace | undefined };

/** The first bytes of a tree; undefined until they have come, and where there are fewer. */
export function useHead(tree: Tree | undefined): Uint8Array | undefined {
  const [heads, setHeads] = useState<{ readonly tree: string; readonly head: Uint8Array }>();
  const asks = tree !== undefined && tree.size >= headLength;
  const id = tree?.id;
  useEffect(() => {
    if (!asks || id === undefined) return;
    const stop = new AbortController();
    getBytes(id, 0, 0, headLength, stop.signal).then(
      (head) => setHeads({ tree: id, head }),
      () => undefined, // The bytes themselves say that they did not come.
    );
    return () => stop.abort();
  }, [asks, id]);
  return heads?.tree === id ? heads?.head : undefined;
}

/** @param head the first bytes of the tree */
export function captureOf(tree: Tree | undefined, head: Uint8Array | undefined): CaptureOf | undefined {
  if (!tree) return undefined;
  const flow = flowPlaceOf(tree.layers);
  const known = tree.format === 'pcap' || tree.format === 'pcapng';
  const dump = tree.dump.id;
  if (flow) {
    return { flow, route: { view: 'capture', dump, layers: flow.layers, place: { ...captureStart, flow: flow.flow } } };
  }
  if (!known && !(head && isCaptureHead(head))) return undefined;
  const layers = tree.layers === 'raw' ? 'auto' : tree.layers;
  return { flow: undefined, route: { view: 'capture', dump, layers, place: captureStart } };
}
