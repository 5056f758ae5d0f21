import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { getPacket } from '../../api/captures.ts';
import { wasAborted, wordsFor } from '../../api/problem.ts';
import type { PacketFields } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import type { Role } from '../../base/roles.ts';
import { rowAfter } from '../../base/rowKeys.ts';
import { isPhone } from '../../base/screen.ts';
import { count, plural } from '../../base/text.ts';
import { addressOf } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Late } from '../../widgets/Late.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { RoleMark } from '../../widgets/RoleMark.tsx';
import { isLeaf, rowsOf } from './packetBytes.ts';
import { bytesOfPacket } from './places.ts';
import './packetPane.css';

type Props = { readonly open: OpenCapture; readonly number: number; readonly onClose: () => void };

/** Bytes that are shown here; the inspector shows all. */
const most = 4096;

/** Packets that are passed on the way to another one are not asked for. */
const settledMillis = 120;

type Phase = { readonly packet?: PacketFields; readonly error?: unknown };

/** The bytes of the packet that is selected, and what they mean. */
export function PacketPane({ open, number, onClose }: Props) {
  const [tries, setTries] = useState(0);
  const { packet: latest, error } = usePacket(open, number, tries);
  // The one before stays, dimmed, until the next is here: nothing flashes while arrows move through the list.
  const packet = latest?.packet.number === number ? latest : undefined;
  return (
    <section className="packet-pane" aria-label={`Packet ${number}`}>
      <div className="pane-head packet-pane-head">
        <h2>Packet {count(number)}</h2>
        {packet && (
          <>
            <span className="dim">{plural(packet.packet.length, 'byte')}</span>
            <a className="link" href={addressOf(bytesOfPacket(open.id, packet.packet.offset))}>
              at {hexOffset(packet.packet.offset)} in the capture
            </a>
          </>
        )}
        <span className="pane-head-end">
          <IconButton icon="close" label="Close the packet (Esc)" onClick={onClose} />
        </span>
      </div>
      {error !== undefined && <RetryBanner {...wordsFor(error)} onAgain={() => setTries(tries + 1)} />}
      {latest && (
        <div className={packet ? 'packet-body' : 'packet-body packet-waiting'} aria-busy={!packet} inert={!packet}>
          <Contents key={latest.packet.number} packet={latest} />
        </div>
      )}
      {!latest && error === undefined && (
        <Late>
          <progress aria-label="Reading the packet" />
        </Late>
      )}
    </section>
  );
}

/** The packet that was asked for last, until the next one is here. */
function usePacket(open: OpenCapture, number: number, tries: number): Phase {
  const [phase, setPhase] = useState<Phase>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with each try
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      getPacket(open.resolved, number, stop.signal).then(
        (packet) => setPhase({ packet }),
        (error) => !wasAborted(error) && setPhase({ error }),
      );
    }, settledMillis);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, number, tries]);
  return phase;
}

function Contents({ packet }: { readonly packet: PacketFields }) {
  const [chosen, setChosen] = useState<number>();
  const rows = useMemo(() => rowsOf(packet, isPhone() ? 8 : 16, most), [packet]);
  const field = chosen === undefined ? undefined : packet.fields[chosen];
  // Bits of one byte are several fields: the byte belongs to the last of them.
  const isChosen = (index: number | undefined) => {
    const other = index === undefined ? undefined : packet.fields[index];
    if (field === undefined || other === undefined) return false;
    return other.offset < field.offset + field.length && other.offset + other.length > field.offset;
  };
  return (
    <div className="packet-contents">
      <Fields packet={packet} chosen={chosen} onChoose={setChosen} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields beside it are chosen by keys */}
      <div
        className="packet-bytes"
        role="img"
        aria-label={`${plural(packet.packet.length, 'byte')}${field ? `, ${field.name} at ${hexOffset(field.offset)}` : ''}`}
        onClick={(event) => {
          const run = (event.target as HTMLElement).closest<HTMLElement>('[data-field]');
          if (run) setChosen(Number(run.dataset.field));
        }}
      >
        {rows.map(({ offset, runs }) => (
          <div key={offset} className="packet-row">
            <span className="dim">{hexOffset(offset, 4).slice(2)}</span>
            {(['hex', 'text'] as const).map((side) => (
              <span key={side} className={`packet-${side}`}>
                {runs.map((run, i) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: runs stay where they are
                    key={i}
                    data-field={run.field}
                    className={`role-${roleOf(packet, run.field)}${isChosen(run.field) ? ' packet-chosen' : ''}`}
                  >
                    {run[side]}
                  </span>
                ))}
              </span>
            ))}
          </div>
        ))}
        {packet.packet.length > most && (
          <p className="dim">The first {count(most)} bytes. All of them are shown in the capture.</p>
        )}
      </div>
    </div>
  );
}

const roleOf = (packet: PacketFields, index: number | undefined): Role =>
  (index === undefined ? 'unparsed' : (packet.fields[index]?.role as Role)) ?? 'unparsed';

type FieldsProps = {
  readonly packet: PacketFields;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
};

function Fields({ packet, chosen, onChoose }: FieldsProps) {
  const { fields, more } = packet;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rowAfter(event.key, { row: chosen ?? -1, rows: fields.length, pageRows: 10 });
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <div
      ref={list}
      className="packet-fields"
      role="listbox"
      tabIndex={0}
      aria-label="Fields of the packet"
      aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen}`}
      onKeyDown={onKeyDown}
    >
      {fields.map((field, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: fields stay where they are
          key={index}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={isLeaf(fields, index) ? 'packet-field' : 'packet-field packet-group'}
          style={{ paddingInlineStart: 12 + 12 * Math.min(field.depth, 8) }}
          onClick={() => onChoose(index)}
        >
          {isLeaf(fields, index) && <RoleMark role={field.role as Role} />}
          <span className="packet-field-name">{field.name}</span>
          <span className="packet-field-value" title={field.value || field.type}>
            {field.value || <span className="dim">{field.type}</span>}
          </span>
        </div>
      ))}
      {more && <p className="dim">Further fields are shown in the capture.</p>}
    </div>
  );
}
