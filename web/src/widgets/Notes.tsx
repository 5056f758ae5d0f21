import { Line } from './Prose.tsx';
import './notes.css';

/** Notes on an answer beside what it lists: what was left out, a sentence each; backticks hold code. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="notes-said dim">
      {notes.map((note) => (
        <li key={note}>
          <Line text={note} />
        </li>
      ))}
    </ul>
  );
}
