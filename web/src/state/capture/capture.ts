import {
  type CaptureId,
  getCapture,
  getFlow,
  getTimeline,
  listCaptureIssues,
  listFlows,
  listPackets,
} from '../../api/captures.ts';
import { wasAborted } from '../../api/problem.ts';
import type { Capture, CaptureIssue, Flow, Packet, Timeline } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import { type Nanos, nanosOf } from '../../base/time.ts';
import { type FlowSort, sortText } from '../address/capturePlace.ts';
import { PagedList } from '../shell/pagedList.ts';

export type CapturePhase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'indexing'; readonly progress: number; readonly capture: Capture }
  | { readonly kind: 'ready'; readonly open: OpenCapture }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A capture on its way: indexed on the server, then open. */
export type CaptureLoading = {
  readonly phase: Store<CapturePhase>;
  /** Ends every request; call it when the view goes away. */
  readonly close: () => void;
};

const pollMillis = 250;
const timelineSpans = 400;

export function loadCapture(id: CaptureId): CaptureLoading {
  const stop = new AbortController();
  const phase = createStore<CapturePhase>({ kind: 'asking' });
  const run = async () => {
    try {
      let capture = await getCapture(id, stop.signal);
      while (capture.state === 'indexing') {
        phase.set({ kind: 'indexing', progress: capture.progress ?? 0, capture });
        await new Promise((resume) => setTimeout(resume, pollMillis));
        capture = await getCapture(id, stop.signal);
      }
      if (capture.state === 'failed') throw new Error(capture.detail ?? 'The capture could not be read');
      if (!stop.signal.aborted) phase.set({ kind: 'ready', open: new OpenCapture(id, capture) });
    } catch (error) {
      if (!wasAborted(error)) phase.set({ kind: 'failed', error });
    }
  };
  void run();
  return {
    phase,
    close: () => {
      stop.abort();
      const now = phase.get();
      if (now.kind === 'ready') now.open.close();
    },
  };
}

/** A capture that is indexed, and the lists of it that are on screen. */
export class OpenCapture {
  /** With the layers that were found, which need not be looked for again at every page. */
  readonly resolved: CaptureId;
  /** When its first packet came; what times are counted from. */
  readonly began: Nanos | undefined;
  readonly timeline = createStore<Timeline | undefined>(undefined);
  /** Grows whenever lists are asked for anew. */
  readonly revision = createStore(0);
  readonly issues: PagedList<CaptureIssue>;
  readonly #lists = new Map<string, PagedList<Flow> | PagedList<Packet>>();
  readonly #stop = new AbortController();

  constructor(
    /** As the address has it. */
    readonly id: CaptureId,
    readonly capture: Capture,
  ) {
    this.resolved = { dump: id.dump, layers: capture.layers };
    this.began = nanosOf(capture.firstTime);
    this.issues = new PagedList((part, signal) => listCaptureIssues(this.resolved, part, signal));
    // An extra: without it the lists still show.
    getTimeline(this.resolved, timelineSpans, this.#stop.signal).then(this.timeline.set, () => undefined);
  }

  /** The flows in which all words of a text occur, in an order. */
  flows(sort: FlowSort, filter: string): PagedList<Flow> {
    const order = sortText(sort);
    return this.#list(`flows ${order} ${filter}`, () => {
      return new PagedList<Flow>((part, signal) => listFlows(this.resolved, order, filter, part, signal));
    });
  }

  /** The packets in which all words of a text occur, of all or of a flow. */
  packets(flow: number | undefined, filter: string): PagedList<Packet> {
    return this.#list(`packets ${flow} ${filter}`, () => {
      return new PagedList<Packet>((part, signal) => listPackets(this.resolved, flow, filter, part, signal));
    });
  }

  flow(number: number): Promise<Flow> {
    return getFlow(this.resolved, number, this.#stop.signal);
  }

  /** Forgets what is known of flows: they are bound to other formats now. */
  forgetFlows(): void {
    for (const key of [...this.#lists.keys()]) if (key.startsWith('flows')) this.#lists.delete(key);
    this.revision.set(this.revision.get() + 1);
  }

  close(): void {
    this.#stop.abort();
    this.issues.close();
    for (const list of this.#lists.values()) list.close();
  }

  #list<T extends PagedList<Flow> | PagedList<Packet>>(key: string, make: () => T): T {
    const known = this.#lists.get(key) as T | undefined;
    const list = known ?? make();
    this.#lists.delete(key);
    this.#lists.set(key, list);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > keptLists && oldest !== undefined) this.#lists.delete(oldest);
    return list;
  }
}

/** Lists of other orders and words that are kept for the way back. */
const keptLists = 8;
