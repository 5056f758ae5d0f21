import { MainBar } from '../widgets/MainBar.tsx';

export function LostView({ path }: { readonly path: string }) {
  return (
    <div className="open">
      <MainBar />
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
