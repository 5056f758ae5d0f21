import type { PreviewGlance } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import { Icon } from '../../widgets/Icon.tsx';
import './glance.css';

/** The first fields of what is inside, as the tree will show them. */
export function Glance({ glance }: { readonly glance: PreviewGlance }) {
  const { fields, fieldCount, whole, issueCount, issue } = glance;
  const more = fieldCount - fields.length;
  return (
    <div className="glance">
      <table aria-label="The first fields">
        <tbody>
          {fields.map((field) => (
            <tr key={`${field.offset} ${field.depth} ${field.name}`}>
              <td className="glance-offset">{hexOffset(field.offset)}</td>
              <td style={{ paddingInlineStart: `${8 + 12 * field.depth}px` }}>{field.name}</td>
              <td className="dim">{field.type}</td>
              <td className="glance-value">{field.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dim">
        {more > 0 && `and ${count(more)} more ${more === 1 ? 'field' : 'fields'}`}
        {!whole && ' of the beginning'}
      </p>
      {issue && (
        <p className="glance-issue">
          <Icon name={issue.severity} className={`icon-${issue.severity}`} />
          <span>
            <strong>{plural(issueCount, 'issue')}</strong>, the first at {hexOffset(issue.offset)}: {issue.message}
          </span>
        </p>
      )}
    </div>
  );
}
