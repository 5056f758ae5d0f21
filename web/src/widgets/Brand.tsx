import './bar.css';

/** The name, which leads home. */
export function Brand() {
  return (
    <a className="brand" href="/" aria-label="Hexplain, open another dump">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className="brand-cell" d="M1 2h6v5H1zM9 2h6v5H9zM9 9h6v5H9z" />
        <path className="brand-accent" d="M1 9h6v5H1z" />
      </svg>
      <span className="brand-name">Hexplain</span>
    </a>
  );
}
