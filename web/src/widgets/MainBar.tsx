import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';

/** The bar at the top of the views that are not about one dump. */
export function MainBar({
  current,
  children,
}: {
  readonly current?: 'open' | 'formats' | 'compare';
  readonly children?: ReactNode;
}) {
  return (
    <header className="top-bar">
      <Brand />
      <nav className="main-nav" aria-label="Views">
        <a href="/" aria-current={current === 'open' ? 'page' : undefined}>
          Open
        </a>
        <a href="/formats" aria-current={current === 'formats' ? 'page' : undefined}>
          Formats
        </a>
        <a href="/compare" aria-current={current === 'compare' ? 'page' : undefined}>
          Compare
        </a>
      </nav>
      {children}
    </header>
  );
}
