import { type Role, roleWords } from '../base/roles.ts';
import './roleMark.css';

/** The role's letter on its colour. */
export function RoleMark({ role }: { readonly role: Role }) {
  const { letter, meaning } = roleWords[role];
  return (
    <span className={`role-mark role-${role}`} title={`${role}: ${meaning}`} aria-hidden="true">
      {letter}
    </span>
  );
}
