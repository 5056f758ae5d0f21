import { getIssues } from '../../api/trees.ts';
import type { Issue, IssuePage, Severity, Tree } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';

export const issueWindow = 100;

const severities: readonly Severity[] = ['error', 'warning', 'note'];

/** What is wrong in a tree, page after page as somebody asks. */
export class OpenIssues {
  /** Those that have been asked for, by offset; undefined until the first have arrived. */
  readonly page = createStore<IssuePage | undefined>(undefined);

  #asked: Promise<void> | undefined;

  constructor(private readonly tree: Tree) {}

  /** Asks for the next page, unless one is on its way. */
  more(): Promise<void> {
    this.#asked ??= this.#next().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  async #next(): Promise<void> {
    const here = this.page.get();
    const page = await getIssues(this.tree.id, { from: here?.items.length ?? 0, limit: issueWindow });
    this.page.set({ ...page, from: 0, items: [...(here?.items ?? []), ...page.items] });
  }

  /** The worst that was found, as far as it is known: a tree that was read whole has notes and warnings at most. */
  worst(issues: readonly Issue[] = this.page.get()?.items ?? []): Severity {
    const found = severities.find((severity) => issues.some((issue) => issue.severity === severity));
    return found ?? (this.tree.status === 'complete' ? 'note' : 'error');
  }

  severityAt(field: string): Severity {
    return this.worst(this.page.get()?.items.filter((issue) => issue.field === field));
  }
}
