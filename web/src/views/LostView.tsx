import { Brand } from '../widgets/Brand.tsx';

export function LostView({ path }: { readonly path: string }) {
  return (
    <div className="open">
      <header className="top-bar">
        <Brand />
      </header>
      <main className="waiting">
        <h1>There is nothing at {path}</h1>
        <p>
          <a className="button" href="/">
            Open a dump
          </a>
        </p>
      </main>
    </div>
  );
}
