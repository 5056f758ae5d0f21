import { describe, expect, it } from 'vitest';
import {
  type CapturePlace,
  captureParams,
  capturePlaceOf,
  captureStart,
  endsAtFlow,
  flowPlaceOf,
  resorted,
} from './capturePlace.ts';

describe('the place in a capture', () => {
  it.each<CapturePlace>([
    captureStart,
    { ...captureStart, flow: 3, message: 17, sort: { key: 'bytes', descending: true }, filter: 'tcp 10.0.0.1' },
    { ...captureStart, flow: 3, overlaps: 'old-linux' },
    { ...captureStart, tab: 'packets', packet: 1_000_000 },
  ])('comes back from the address', (place) => {
    expect(capturePlaceOf(captureParams(place))).toEqual(place);
  });

  it('is the start where the address makes no sense', () => {
    expect(capturePlaceOf(new URLSearchParams('tab=sides&sort=-luck&flow=first&overlaps=third'))).toEqual(captureStart);
  });

  it('says nothing that goes without saying', () => {
    expect(captureParams(captureStart).toString()).toBe('');
  });
});

describe('the order of flows', () => {
  it('begins with the most for amounts, with the first for names, and reverses when asked again', () => {
    const byBytes = resorted(captureStart.sort, 'bytes');
    expect(byBytes).toEqual({ key: 'bytes', descending: true });
    expect(resorted(byBytes, 'bytes')).toEqual({ key: 'bytes', descending: false });
    expect(resorted(byBytes, 'a')).toEqual({ key: 'a', descending: false });
  });
});

describe('layers', () => {
  it('lead to a side of a flow, whatever the capture is in', () => {
    expect(flowPlaceOf('tcp:3a')).toEqual({ layers: 'auto', flow: 3, side: 'a' });
    expect(flowPlaceOf('gzip/udp:12b')).toEqual({ layers: 'gzip', flow: 12, side: 'b' });
    expect(flowPlaceOf('tcp:0b:last-wins/gzip@12+300')).toEqual({ layers: 'auto', flow: 0, side: 'b' });
  });

  it('end there, or go on inside', () => {
    expect(['tcp:3a', 'gzip/udp:12b', 'tcp:0b/gzip@12+300', 'raw'].map(endsAtFlow)).toEqual([true, true, false, false]);
  });

  it('or to none', () => {
    expect(flowPlaceOf('raw')).toBeUndefined();
    expect(flowPlaceOf('xxd/gzip')).toBeUndefined();
  });
});
