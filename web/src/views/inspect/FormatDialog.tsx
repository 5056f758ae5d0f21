import { useEffect, useState } from 'react';
import { listLayers } from '../../api/dumps.ts';
import { listFormats } from '../../api/formats.ts';
import type { Candidates, Dump, Format, Layer, Reading } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { byCategory } from '../../state/dump/categories.ts';
import { nameInside, saveLayer } from '../../state/dump/savingLayers.ts';
import { Dialog } from '../../widgets/Dialog.tsx';
import { LayerChain } from './LayerChain.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import './formatDialog.css';

type Props = {
  readonly reading: Reading;
  /** What the tree on screen was made with, where `reading` says auto. */
  readonly current: Reading | undefined;
  readonly candidates: Candidates | undefined;
  /** Undefined until it is known. */
  readonly dump: Dump | undefined;
  readonly onChoose: (reading: Reading) => void;
  readonly onClose: () => void;
};

/** How these bytes can be read: what detection found, with its reasons, and everything else by name. */
export function FormatDialog({ reading, current, candidates, dump, onChoose, onClose }: Props) {
  const space = dump?.space;
  const [formats, setFormats] = useState<readonly Format[]>([]);
  const [layersKnown, setLayersKnown] = useState<readonly Layer[]>([]);
  useEffect(() => {
    // Lists for the two selects; without them the candidates still work.
    listFormats(space).then(setFormats, () => undefined);
    listLayers().then(setLayersKnown, () => undefined);
  }, [space]);
  const bySchema = formats.filter(({ takes }) => takes !== undefined);
  const choose = (part: Partial<Reading>) => {
    onClose();
    onChoose({ ...reading, ...part });
  };
  return (
    <Dialog title="Change format" onClose={onClose} wide>
      <h2>Change format</h2>
      <ul className="readings-list">
        {candidates?.formats.map(({ format, title, offset, confidence, reason }) => {
          const chosen = current?.format === format && current.start === offset;
          return (
            <li key={`${format} ${offset}`}>
              <button
                type="button"
                className="candidate"
                aria-pressed={chosen}
                onClick={() => choose({ format, start: offset })}
              >
                <span className="candidate-title">
                  {title}
                  {offset > 0 && <code className="dim"> from {hexOffset(offset)}</code>}
                </span>
                <span className="candidate-confidence">
                  <meter min={0} max={100} value={confidence} aria-label="Confidence" /> {confidence}%
                </span>
                <span className="candidate-reason">{sentence(reason)}</span>
              </button>
            </li>
          );
        })}
        {!candidates && <li className="dim">Detecting the format…</li>}
      </ul>
      {candidates && (
        <LayerChain
          candidates={candidates}
          onChoose={(layers) => choose({ layers, format: 'auto', start: 0 })}
          onSave={(layers) => dump && saveLayer(dump.id, layers, nameInside(dump.name, layers))}
        />
      )}
      <div className="reading-selects">
        <label>
          Any format
          <select value={reading.format} onChange={(event) => choose({ format: event.target.value, start: 0 })}>
            <option value="auto">Detect automatically</option>
            {byCategory(formats).map(({ title: group, formats: each }) => (
              <optgroup key={group} label={group}>
                {each.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
            {reading.format.includes(':') && <option value={reading.format}>{reading.format}</option>}
          </select>
        </label>
        <label>
          Encoding layers
          <select
            value={reading.layers}
            onChange={(event) => choose({ layers: event.target.value, format: 'auto', start: 0 })}
          >
            <option value="auto">Detect automatically</option>
            <option value="raw">None</option>
            {layersKnown.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            {/[/@:]/.test(reading.layers) && <option value={reading.layers}>{reading.layers}</option>}
          </select>
        </label>
      </div>
      {bySchema.length > 0 && (
        <SchemaForm
          key={bySchema.length}
          formats={bySchema}
          format={reading.format}
          space={space}
          onRead={(format) => choose({ format, start: 0 })}
        />
      )}
    </Dialog>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
