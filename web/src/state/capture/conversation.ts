import { bindFlow, bindPort, type CaptureId, getConversation } from '../../api/captures.ts';
import { wasAborted } from '../../api/problem.ts';
import type { Conversation, ConversationMessage } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import type { OverlapPolicy } from '../address/capturePlace.ts';
import { PagedList } from '../shell/pagedList.ts';
import type { OpenCapture } from './capture.ts';

export type ConversationPhase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'decoding'; readonly progress: number }
  | { readonly kind: 'ready'; readonly conversation: Conversation; readonly messages: PagedList<ConversationMessage> }
  | { readonly kind: 'failed'; readonly error: unknown };

const pollMillis = 200;

/** The messages of both sides of a flow: both are decoded on the server, then shown page by page. */
export class OpenConversation {
  readonly phase = createStore<ConversationPhase>({ kind: 'asking' });
  /** What the messages are searched for; empty where they are not. */
  words = '';
  #stop = new AbortController();

  constructor(
    private readonly open: OpenCapture,
    readonly flow: number,
    readonly overlaps?: OverlapPolicy,
  ) {
    void this.#run();
  }

  get id(): CaptureId {
    return this.open.resolved;
  }

  /** That of the capture. */
  get space(): string {
    return this.open.capture.dump.space;
  }

  /** Reads the flow, or what its port leads to, in a format from now on; an empty one lets the bytes tell. */
  async bind(format: string, port?: number): Promise<void> {
    if (port === undefined) await bindFlow(this.id, this.flow, format);
    else await bindPort(port, format, this.space);
    this.open.forgetFlows();
    this.again();
  }

  /** Shows only the messages that have some words, and those that they answer or are answered by. */
  filter(words: string): void {
    if (words === this.words) return;
    this.words = words;
    this.again();
  }

  again(): void {
    this.#end();
    this.#stop = new AbortController();
    void this.#run();
  }

  close(): void {
    this.#end();
  }

  #end(): void {
    this.#stop.abort();
    const now = this.phase.get();
    if (now.kind === 'ready') now.messages.close();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    try {
      const conversation = await this.#page(0, 1, signal, (progress) => {
        if (this.phase.get().kind !== 'ready') this.phase.set({ kind: 'decoding', progress });
      });
      const messages = new PagedList<ConversationMessage>(({ from, limit }, wanted) => this.#page(from, limit, wanted));
      if (signal.aborted) messages.close();
      else this.phase.set({ kind: 'ready', conversation, messages });
    } catch (error) {
      if (!wasAborted(error)) this.phase.set({ kind: 'failed', error });
    }
  }

  /** A page; trees that were put away meanwhile are decoded again first. */
  async #page(
    from: number,
    limit: number,
    signal: AbortSignal,
    progress?: (fraction: number) => void,
  ): Promise<Conversation> {
    for (;;) {
      const page = await getConversation(
        this.id,
        this.flow,
        this.overlaps,
        { filter: this.words, from, limit },
        signal,
      );
      if (page.ready) return page;
      progress?.(page.progress);
      await new Promise((resume) => setTimeout(resume, pollMillis));
    }
  }
}
