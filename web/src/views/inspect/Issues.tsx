import { useEffect, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import { getIssues } from '../../api/trees.ts';
import type { Issue } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import type { OpenTree } from '../../state/openTree.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { IssueText } from './IssueText.tsx';

const pageSize = 100;

/** An issue of a dialect points at a line of the text, which has no byte in the tree. */
const leadsSomewhere = (issue: Issue) => issue.field !== undefined || issue.line === undefined;

/** What is wrong with the dump, by offset; picking an issue jumps to it. */
export function Issues({ open, onClose }: { readonly open: OpenTree; readonly onClose: () => void }) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [total, setTotal] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const tree = open.tree.id;

  useEffect(() => {
    const stop = new AbortController();
    getIssues(tree, { from: 0, limit: pageSize }, stop.signal).then(
      (page) => {
        setIssues(page.items);
        setTotal(page.total);
      },
      (error: unknown) => !stop.signal.aborted && setFailure(error),
    );
    return () => stop.abort();
  }, [tree]);

  const more = () =>
    getIssues(tree, { from: issues.length, limit: pageSize }).then(
      (page) => setIssues([...issues, ...page.items]),
      setFailure,
    );
  const jump = (issue: Issue) => {
    if (issue.field !== undefined) void open.jumpTo(issue.field);
    else void open.selectByte(issue.offset, 'push');
  };

  return (
    <section className="issues" aria-label="Issues">
      <div className="pane-head">
        <h2>Issues</h2>
        <span className="dim">{total === undefined ? '' : plural(total, 'issue')}</span>
        <span className="pane-head-end">
          <IconButton icon="close" label="Close issues" onClick={onClose} />
        </span>
      </div>
      <div className="issues-body">
        {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
        {total === 0 && <p className="empty">Nothing wrong was found: the bytes fit the format to the end.</p>}
        <ul>
          {issues.map((issue, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: issues have no other identity, and the list only grows
            <li key={i}>
              <button type="button" className="issue-row" disabled={!leadsSomewhere(issue)} onClick={() => jump(issue)}>
                <code>{issue.line === undefined ? hexOffset(issue.offset) : `line ${issue.line}`}</code>
                <IssueText issue={issue} />
                <code className="dim issue-path">{issue.path}</code>
              </button>
            </li>
          ))}
        </ul>
        {total !== undefined && issues.length < total && (
          <button type="button" className="quiet" onClick={() => void more()}>
            {count(Math.min(pageSize, total - issues.length))} more
          </button>
        )}
      </div>
    </section>
  );
}
