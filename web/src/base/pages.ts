import { Lru } from './lru.ts';

/**
 * Pages of something large, fetched when somebody looks at them.
 *
 * Each reader (a pane) declares with `want` the pages it shows now. Missing pages are fetched; a fetch nobody wants
 * any more is aborted; pages that arrived stay in an LRU of `capacity`.
 */
export class Pages<V> {
  readonly #ready: Lru<string, V>;
  readonly #running = new Map<string, AbortController>();
  readonly #failed = new Map<string, unknown>();
  readonly #wanted = new Map<string, ReadonlySet<string>>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(
    private readonly load: (key: string, signal: AbortSignal) => Promise<V>,
    capacity: number,
  ) {
    this.#ready = new Lru(capacity);
  }

  /** The page if it is here. Never starts a request, so it can be called while painting. */
  peek(key: string): V | undefined {
    return this.#ready.get(key);
  }

  /** Replaces what `reader` shows. */
  want(reader: string, keys: readonly string[]): void {
    this.#wanted.set(reader, new Set(keys));
    for (const [key, controller] of this.#running) if (!this.#isWanted(key)) controller.abort();
    for (const key of keys) this.#start(key);
  }

  /** The page, fetched if need be and kept; for one-off questions. */
  async fetch(key: string): Promise<V> {
    const here = this.#ready.get(key);
    if (here !== undefined) return here;
    const page = await this.load(key, new AbortController().signal);
    this.#store(key, page);
    return page;
  }

  /** Every page somebody shows now. */
  get wanted(): readonly string[] {
    return [...new Set([...this.#wanted.values()].flatMap((keys) => [...keys]))];
  }

  /** Takes over what another has of the same pages. */
  inherit(other: Pages<V>): void {
    for (const key of other.wanted) {
      const page = other.peek(key);
      if (page !== undefined) this.#ready.set(key, page);
    }
  }

  /** Why the first wanted page that failed did; undefined when none did. */
  get failure(): unknown {
    for (const [key, reason] of this.#failed) if (this.#isWanted(key)) return reason;
    return undefined;
  }

  retry(): void {
    this.#failed.clear();
    for (const keys of this.#wanted.values()) for (const key of keys) this.#start(key);
    this.#changed();
  }

  /** Grows whenever a page arrives or fails; a snapshot for `useSyncExternalStore`. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#wanted.clear();
    for (const controller of this.#running.values()) controller.abort();
  }

  #isWanted(key: string): boolean {
    for (const keys of this.#wanted.values()) if (keys.has(key)) return true;
    return false;
  }

  #start(key: string): void {
    if (this.#ready.get(key) !== undefined || this.#running.has(key) || this.#failed.has(key)) return;
    const controller = new AbortController();
    this.#running.set(key, controller);
    this.load(key, controller.signal)
      .then((page) => this.#store(key, page))
      .catch((reason: unknown) => {
        if (!controller.signal.aborted) this.#failed.set(key, reason);
      })
      .finally(() => {
        this.#running.delete(key);
        if (controller.signal.aborted && this.#isWanted(key)) this.#start(key);
        this.#changed();
      });
  }

  #store(key: string, page: V): void {
    this.#ready.set(key, page);
    this.#changed();
  }

  #changed(): void {
    this.#version++;
    for (const listener of [...this.#listeners]) listener();
  }
}
