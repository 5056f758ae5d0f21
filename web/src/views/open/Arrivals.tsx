import { wordsFor } from '../../api/problem.ts';
import { byteSize, plural } from '../../base/text.ts';
import { captureStart } from '../../state/capturePlace.ts';
import { type Arrival, arrivals, dismissArrivals, retryArrival } from '../../state/incoming.ts';
import { useStore } from '../../state/react.ts';
import { addressOf, autoReading } from '../../state/route.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import './arrivals.css';

/** Files that were brought together: how far each is, and the way into those that are here. */
export function Arrivals() {
  const list = useStore(arrivals);
  if (list.length === 0) return null;
  const here = list.filter(({ state }) => state.kind === 'here').length;
  return (
    <section className="arrivals" aria-label="Uploaded files">
      <div className="pane-head">
        <h2>{plural(list.length, 'file')}</h2>
        <span className="dim" role="status">
          {here === list.length ? 'all uploaded' : `${here} uploaded`}
        </span>
        <span className="pane-head-end">
          <IconButton icon="close" label="Close the list of files" onClick={dismissArrivals} />
        </span>
      </div>
      <ul>
        {list.map((arrival) => (
          <li key={arrival.key} className="arrival">
            <ArrivalRow arrival={arrival} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArrivalRow({ arrival }: { readonly arrival: Arrival }) {
  const { key, name, size, state } = arrival;
  const facts = <span className="dim">{byteSize(size)}</span>;
  switch (state.kind) {
    case 'waiting':
      return (
        <>
          <span className="arrival-name dim">{name}</span>
          {facts}
          <span className="dim">waiting</span>
        </>
      );
    case 'sending':
      return (
        <>
          <span className="arrival-name">{name}</span>
          {facts}
          <progress value={state.sent} max={Math.max(1, size)} aria-label={`Sending ${name}`} />
        </>
      );
    case 'failed':
      return (
        <>
          <span className="arrival-name">{name}</span>
          <span className="arrival-wrong">{wordsFor(state.error).title}</span>
          <button type="button" className="link" onClick={() => retryArrival(key)}>
            Try again
          </button>
        </>
      );
    case 'here':
      return (
        <>
          <a
            className="link arrival-name"
            href={addressOf(
              state.capture
                ? { view: 'capture', dump: state.dump.id, layers: autoReading.layers, place: captureStart }
                : { view: 'inspect', dump: state.dump.id, reading: autoReading, place: {} },
            )}
          >
            {name}
          </a>
          {facts}
        </>
      );
  }
}
