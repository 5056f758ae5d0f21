import { roles, roleWords } from '../../base/roles.ts';
import { RoleMark } from '../../widgets/RoleMark.tsx';
import './legend.css';

/** What the colours mean. */
export function Legend() {
  return (
    <ul className="legend" aria-label="Roles of bytes">
      {roles.map((role) => (
        <li key={role} title={roleWords[role].meaning}>
          <RoleMark role={role} />
          <span className={`legend-name run-${role}-0`}>{role}</span>
        </li>
      ))}
    </ul>
  );
}
