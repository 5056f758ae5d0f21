import type { Issue } from '../../api/types.ts';
import { Icon } from '../../widgets/Icon.tsx';
import './issueText.css';

/** Severity, what is wrong, what was expected and what was found. */
export function IssueText({ issue }: { readonly issue: Issue }) {
  return (
    <span className="issue-text">
      <Icon name={issue.severity} className={`icon-${issue.severity}`} />
      <span>
        <span className="visually-hidden">{issue.severity}: </span>
        {issue.message}
        {(issue.expected || issue.actual) && (
          <span className="issue-facts">
            {issue.expected && (
              <span>
                expected <code>{issue.expected}</code>
              </span>
            )}
            {issue.actual && (
              <span>
                found <code>{issue.actual}</code>
              </span>
            )}
          </span>
        )}
      </span>
    </span>
  );
}
