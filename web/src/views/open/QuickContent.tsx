import type { QuickContentPreview } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import { Icon } from '../../widgets/Icon.tsx';
import './quickContent.css';

/** The first fields of what is inside, as the tree will show them. */
export function QuickContent({ content }: { readonly content: QuickContentPreview }) {
  const { fields, fieldCount, whole, issueCount, issue } = content;
  const more = fieldCount - fields.length;
  return (
    <div className="quick-content">
      <table aria-label="The first fields">
        <tbody>
          {fields.map((field) => (
            <tr key={`${field.offset} ${field.depth} ${field.name}`}>
              <td className="quick-content-offset">{hexOffset(field.offset)}</td>
              <td style={{ paddingInlineStart: `${8 + 12 * field.depth}px` }}>{field.name}</td>
              <td className="dim">{field.type}</td>
              <td className="quick-content-value">{field.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dim">
        {more > 0 && `and ${count(more)} more ${more === 1 ? 'field' : 'fields'}`}
        {!whole && ' of the beginning'}
      </p>
      {issue && (
        <p className="quick-content-issue">
          <Icon name={issue.severity} className={`icon-${issue.severity}`} />
          <span>
            <strong>{plural(issueCount, 'issue')}</strong>, the first at {hexOffset(issue.offset)}: {issue.message}
          </span>
        </p>
      )}
    </div>
  );
}
