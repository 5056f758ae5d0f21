import { wasAborted } from '../../api/problem.ts';
import { compareStreamClasses, getStreamClasses, getStreamRisks } from '../../api/streams.ts';
import type { StreamClasses, StreamRisks, Tree } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';

/** Whether a tree is that of a Java serialization stream, which names classes that a program would load. */
export function isJavaStream(tree: Tree): boolean {
  return tree.format === 'java_serialization' || tree.format.startsWith('java_serialization:');
}

/** What a Java stream means to a program: its classes, compared with class files, and its risks. */
export class OpenStream {
  /** The last answer stays until the next has arrived. */
  readonly classes = createStore<StreamClasses | undefined>(undefined);
  readonly risks = createStore<StreamRisks | undefined>(undefined);
  /** What the classes are compared with, besides the JDK's: in the order of a class path. */
  readonly files = createStore<readonly File[]>([]);
  readonly comparing = createStore(false);
  /** Why the last answer about classes did not come. */
  readonly failure = createStore<unknown>(undefined);

  #asking = new AbortController();

  constructor(private readonly tree: string) {}

  /** Compares with these files too. */
  add(files: readonly File[]): Promise<void> {
    return this.#with([...this.files.get(), ...files]);
  }

  /** Compares without one of the files. */
  remove(file: File): Promise<void> {
    return this.#with(this.files.get().filter((each) => each !== file));
  }

  #with(files: readonly File[]): Promise<void> {
    this.files.set(files);
    return this.compare();
  }

  /** Asks about the classes, and drops what was asked before. */
  async compare(): Promise<void> {
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const files = this.files.get();
    this.comparing.set(true);
    try {
      const { signal } = asking;
      const found = await (files.length > 0
        ? compareStreamClasses(this.tree, files, signal)
        : getStreamClasses(this.tree, signal));
      this.classes.set(found);
      this.failure.set(undefined);
    } catch (error) {
      if (!wasAborted(error)) this.failure.set(error);
    } finally {
      if (this.#asking === asking) this.comparing.set(false);
    }
  }

  async weigh(): Promise<void> {
    this.risks.set(await getStreamRisks(this.tree));
  }
}

const known = new WeakMap<Tree, OpenStream>();

/** That of a tree: what it was compared with stays for as long as the tree is on screen. */
export function streamOf(tree: Tree): OpenStream {
  const found = known.get(tree) ?? new OpenStream(tree.id);
  known.set(tree, found);
  return found;
}
