import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Issue } from '../../api/types.ts';
import { OpenIssues } from './openIssues.ts';
import { server, tree } from './openTree.fixture.ts';

const issue = (offset: number, severity: Issue['severity'], field = 'price'): Issue => ({
  offset,
  severity,
  field,
  path: field,
  message: 'wrong',
});

afterEach(() => vi.unstubAllGlobals());

describe('the issues of an open tree', () => {
  it('are one list, however many pages they came in, and are asked for once at a time', async () => {
    const [first, second] = [issue(0, 'note'), issue(9, 'error', 'object')];
    const asked = server({
      'issues?from=0&limit=100': { from: 0, total: 2, items: [first] },
      'issues?from=1&limit=100': { from: 1, total: 2, items: [second] },
    });
    const issues = new OpenIssues(tree);
    await Promise.all([issues.more(), issues.more()]);
    expect(asked).toHaveLength(1);
    await issues.more();
    expect(issues.page.get()).toEqual({ from: 0, total: 2, items: [first, second] });
    expect(issues.worst()).toBe('error');
    expect(issues.severityAt('price')).toBe('note');
  });

  it('that are not here yet are errors, unless the tree was read whole', () => {
    expect(new OpenIssues({ ...tree, status: 'partial' }).worst()).toBe('error');
    expect(new OpenIssues({ ...tree, status: 'complete' }).worst()).toBe('note');
  });

  it('can be asked for again after a page that failed to come', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"title":"No","detail":"","status":500}', { status: 500 }));
    const issues = new OpenIssues(tree);
    await expect(issues.more()).rejects.toMatchObject({ title: 'No' });
    server({ 'issues?from=0&limit=100': { from: 0, total: 0, items: [] } });
    await issues.more();
    expect(issues.page.get()?.total).toBe(0);
  });
});
