/** One of the views of a dump. */
export type DumpLink = { readonly title: string; readonly href: string; readonly current: boolean };

/** The views of a dump, beside its name. */
export function DumpNav({ links }: { readonly links: readonly DumpLink[] }) {
  return (
    <nav className="main-nav" aria-label="Views of this dump">
      {links.map(({ title, href, current }) => (
        <a key={title} href={href} aria-current={current ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
