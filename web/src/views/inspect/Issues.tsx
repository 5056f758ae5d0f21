import { useEffect, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import type { Issue } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import { useStore } from '../../state/shell/react.ts';
import { issueWindow } from '../../state/tree/openIssues.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { IssueText } from './IssueText.tsx';
import './issues.css';

/** An issue of a layer points at a line of the text, which has no byte in the tree. */
const leadsSomewhere = (issue: Issue) => issue.field !== undefined || issue.line === undefined;

/** What is wrong with the dump, by offset; picking an issue jumps to it. */
export function Issues({ open, onClose }: { readonly open: OpenTree; readonly onClose: () => void }) {
  const here = useStore(open.issues.page);
  const [failure, setFailure] = useState<unknown>();
  const issues = here?.items ?? [];
  const total = here?.total;

  useEffect(() => {
    if (open.issues.page.get()) return;
    open.issues.more().catch(setFailure);
  }, [open]);

  const more = () => open.issues.more().catch(setFailure);
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
        {total === 0 && <p className="empty">No issues: the bytes match the format to the end.</p>}
        <ul>
          {issues.map((issue, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: issues have no other identity, and the list only grows
            <li key={i}>
              <button
                type="button"
                className="issue-row"
                disabled={!leadsSomewhere(issue)}
                onClick={() => void open.jumpToIssue(issue)}
              >
                <code>{issue.line === undefined ? hexOffset(issue.offset) : `line ${issue.line}`}</code>
                <IssueText issue={issue} />
                <code className="dim issue-path">{issue.path}</code>
              </button>
            </li>
          ))}
        </ul>
        {total !== undefined && issues.length < total && (
          <button type="button" className="quiet" onClick={() => void more()}>
            {count(Math.min(issueWindow, total - issues.length))} more
          </button>
        )}
      </div>
    </section>
  );
}
