import { useEffect } from 'react';
import { Brand } from '../../widgets/Brand.tsx';
import { Bring } from './Bring.tsx';
import { Recent } from './Recent.tsx';
import { Samples } from './Samples.tsx';
import './open.css';

/** The first page: bring bytes, or pick some that are here. */
export function OpenView() {
  useEffect(() => {
    document.title = 'Hexplain';
  }, []);
  return (
    <div className="open">
      <header className="top-bar">
        <Brand />
      </header>
      <main className="open-body">
        <h1>See what every byte means</h1>
        <p className="lead">
          Bring a dump from a log, a queue, a cache or a capture. Hexplain finds its format and shows bytes and
          structure side by side. Nothing you bring is ever executed.
        </p>
        <Bring />
        <div className="open-lists">
          <Samples />
          <Recent />
        </div>
      </main>
    </div>
  );
}
