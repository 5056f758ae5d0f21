import { roles, roleWords } from '../../base/roles.ts';
import type { RelatedBytes } from '../../state/address/selection.ts';
import { useStore } from '../../state/shell/react.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { RoleMark } from '../../widgets/RoleMark.tsx';
import './legend.css';

const relatedWords: Readonly<Record<RelatedBytes['is'], readonly [string, string]>> = {
  descriptor: ['class descriptor', 'Says what class the selected value is of'],
  referred: ['referred to', 'What the selected reference stands for'],
};

/** What the colours mean: those of roles, and those of bytes that are lit beside the selected ones. */
export function Legend({ open }: { readonly open: OpenTree }) {
  const lit = new Set(useStore(open.related).map(({ is }) => is));
  return (
    <ul className="legend" aria-label="Roles of bytes">
      {roles.map((role) => (
        <li key={role} title={roleWords[role].meaning}>
          <RoleMark role={role} />
          <span className={`legend-name run-${role}-0`}>{role}</span>
        </li>
      ))}
      {[...lit].map((is) => (
        <li key={is} title={relatedWords[is][1]}>
          <span className={`legend-name run-${is}`}>{relatedWords[is][0]}</span>
        </li>
      ))}
    </ul>
  );
}
