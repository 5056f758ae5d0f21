import type { Candidates } from '../../api/types.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { rowsOfChain } from './layerRows.ts';
import './layerChain.css';

type Props = {
  readonly candidates: Candidates;
  /** Reads what is inside these layers. */
  readonly onChoose: (layers: string) => void;
  /** Keeps what is inside these layers as a file. */
  readonly onSave: (layers: string) => void;
};

/** The encoding layers, outermost first; each can be shown, removed, or decoded as another. */
export function LayerChain({ candidates, onChoose, onSave }: Props) {
  const { chain, next } = candidates;
  if (chain.length === 0 && next.length === 0) return null;
  const rows = rowsOfChain(candidates);
  return (
    <section className="layer-chain" aria-labelledby="layer-chain-title">
      <h3 id="layer-chain-title">Encoding layers, outermost first</h3>
      <ol>
        {rows.map(({ layers, title, note, outside, others, shown }) => (
          <li key={layers} className="layer-link" aria-current={shown ? 'step' : undefined}>
            <span className="layer-name">{title}</span>
            <span className="layer-reason">
              <span className="dim">{note}</span>
              {others.map((other) => (
                <button
                  key={other.layers}
                  type="button"
                  className="link"
                  title={other.reason}
                  onClick={() => onChoose(other.layers)}
                >
                  or {other.title} ({other.confidence}%)
                </button>
              ))}
            </span>
            <span className="layer-tools">
              {shown ? (
                <span className="dim">shown</span>
              ) : (
                <button type="button" className="button" onClick={() => onChoose(layers)}>
                  Show<span className="visually-hidden"> {title}</span>
                </button>
              )}
              <IconButton
                icon="download"
                label={`Download ${layers === 'raw' ? 'the dump' : `what is inside ${title}`}`}
                onClick={() => onSave(layers)}
              />
              {outside !== undefined && (
                <button
                  type="button"
                  className="button"
                  title="Remove this layer and those inside it"
                  onClick={() => onChoose(outside)}
                >
                  Remove<span className="visually-hidden"> {title}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {next.length > 0 && (
        <p className="layer-next">
          <span className="dim">Also detected inside:</span>
          {next.map(({ layers, title, confidence, reason }) => (
            <button key={layers} type="button" className="link" title={reason} onClick={() => onChoose(layers)}>
              {title} ({confidence}%)
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
