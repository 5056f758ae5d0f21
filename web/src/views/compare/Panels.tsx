import { type KeyboardEvent, lazy, Suspense, useMemo } from 'react';
import type { Codec } from '../../api/types.ts';
import type { Comparison, Panel } from '../../state/address/comparison.ts';
import { addressOf } from '../../state/address/route.ts';
import { type Encoded, isGenerated, type SchemaEdits, type Wanted } from '../../state/compare/encodings.ts';
import type { LiveTiming } from '../../state/compare/measuring.ts';
import { CopyButton } from '../../widgets/CopyButton.tsx';
import { change } from './changing.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { decadesOf, generatedSizes } from './growth.ts';
import { panelsOf, panelTitles, type SizeRange, showPanel, sizesOf } from './panelList.ts';
import type { Ranking } from './ranking.ts';
import { SchemaTexts } from './SchemaTexts.tsx';
import { SizeGrowth } from './SizeGrowth.tsx';
import { SizesTable } from './SizesTable.tsx';
import { AlignedBytes, type Column, OrderedBytes } from './Strips.tsx';
import { fileNameOf, type Subject, titleOf } from './subject.ts';
import './panels.css';

/** Charts are fetched when somebody looks at times. */
const TimingPanel = lazy(() => import('./timing/TimingPanel.tsx').then((module) => ({ default: module.TimingPanel })));

type Props = {
  readonly subject: Subject;
  readonly wanted: Wanted;
  readonly timing: LiveTiming;
  readonly comparison: Comparison;
  readonly codecs: readonly Codec[];
  readonly chosen: readonly string[];
  readonly encoded: Encoded | undefined;
  readonly members: readonly string[];
  readonly ranking: Ranking;
  readonly edits: SchemaEdits;
  readonly onEdit: (edits: SchemaEdits) => void;
};

/** Below the sizes, one at a time: bytes side by side in three ways, every figure, the size growth. */
export function Panels(props: Props) {
  const { subject, wanted, timing, comparison, codecs, chosen, encoded, members, ranking, edits, onEdit } = props;
  const sizes = sizesOf(subject);
  const offered = panelsOf(subject);
  const panel = offered.includes(comparison.panel) ? comparison.panel : 'members';
  const [columns, refused] = useColumns(codecs, chosen, encoded);
  const strips = { columns, picked: comparison.member, onRemove: leaveOut(chosen) };
  const isBytes = panel === 'members' || panel === 'fields' || panel === 'order';
  const needsCodecs = isBytes || panel === 'schemas';
  const hasEdit = ({ codec }: Column) => panel === 'schemas' && edits[codec.id] !== undefined;
  return (
    <section className="bytes-pane" aria-labelledby="closely-title">
      <h2 id="closely-title" className="visually-hidden">
        Bytes and figures
      </h2>
      <div className="compare-tabs">
        <Tabs offered={offered} current={panel} />
        <span className="tabs-rest" />
        <ExportMenu subject={subject} ranking={ranking} encoded={encoded} />
        <CopyButton
          label="Copy a link to this comparison"
          text={location.origin + addressOf({ view: 'compare', comparison })}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <div className="compare-panel" id="compare-panel" role="tabpanel" aria-labelledby={`tab-${panel}`} tabIndex={0}>
        {needsCodecs && <Silent refused={refused.filter((column) => !hasEdit(column))} onRemove={strips.onRemove} />}
        {needsCodecs && columns.length === 0 && !refused.some(hasEdit) && encoded?.state !== 'running' && (
          <p className="empty">Choose codecs in the list above to see their bytes side by side.</p>
        )}
        {(panel === 'members' || panel === 'fields') && columns.length > 0 && (
          <AlignedBytes {...strips} grain={panel === 'members' ? 'member' : 'field'} members={members} onPick={pick} />
        )}
        {panel === 'order' && columns.length > 0 && <OrderedBytes {...strips} />}
        {panel === 'table' && <SizesTable ranking={ranking} />}
        {panel === 'schemas' && (
          <SchemaTexts
            columns={inOrder(chosen, [...columns, ...refused.filter(hasEdit)])}
            name={fileNameOf(subject)}
            edits={edits}
            onEdit={onEdit}
          />
        )}
        {panel === 'timings' && (
          <Suspense fallback={<p className="empty">Loading…</p>}>
            <TimingPanel
              comparison={comparison}
              wanted={wanted}
              title={titleOf(subject)}
              codecs={codecs}
              chosen={chosen}
              sizes={timedSizes(wanted, sizes)}
              timing={timing}
            />
          </Suspense>
        )}
        {panel === 'curve' && sizes && (
          <SizeGrowth
            sizes={sizes}
            wanted={wanted}
            schemas={edits}
            // All at once: a codec that comes while others are drawn would end that.
            codecs={encoded?.state === 'running' ? [] : columns.map(({ codec }) => codec)}
          />
        )}
      </div>
    </section>
  );
}

/** In which the object may be measured; each takes as long as one object does. */
function timedSizes(wanted: Wanted, sizes: SizeRange | undefined): readonly number[] {
  if (isGenerated(wanted)) return generatedSizes;
  return sizes ? decadesOf(sizes) : noSizes;
}

const noSizes: readonly number[] = [];

const pick = (place: string) => change(({ member }) => ({ member: member === place ? undefined : place }));

const inOrder = (chosen: readonly string[], columns: readonly Column[]): readonly Column[] =>
  columns.toSorted((a, b) => chosen.indexOf(a.codec.id) - chosen.indexOf(b.codec.id));

const leaveOut = (chosen: readonly string[]) => (id: string) =>
  change({ chosen: chosen.filter((each) => each !== id) });

/** The chosen codecs that have bytes, and those that have a reason instead. */
function useColumns(
  codecs: readonly Codec[],
  chosen: readonly string[],
  encoded: Encoded | undefined,
): readonly [readonly Column[], readonly Column[]] {
  const results = encoded?.results;
  return useMemo(() => {
    const all = chosen.flatMap((id) => {
      const codec = codecs.find((each) => each.id === id);
      const encoding = results?.get(id);
      return codec && encoding ? [{ codec, encoding }] : [];
    });
    const has = ({ encoding }: Column) => encoding.state === 'encoded';
    return [all.filter(has), all.filter((column) => !has(column))];
  }, [codecs, chosen, results]);
}

type SilentProps = { readonly refused: readonly Column[]; readonly onRemove: (codec: string) => void };

/** Chosen codecs that cannot encode this object. */
function Silent({ refused, onRemove }: SilentProps) {
  return refused.map(({ codec, encoding }) => (
    <p key={codec.id} className="silent">
      <strong>{codec.title}</strong> cannot encode this object. {encoding.reason?.replace(/[^.]$/, '$&.')}{' '}
      <button type="button" className="link" aria-label={`Remove ${codec.title}`} onClick={() => onRemove(codec.id)}>
        Remove
      </button>
    </p>
  ));
}

function Tabs({ offered, current }: { readonly offered: readonly Panel[]; readonly current: Panel }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    showPanel(offered[(offered.indexOf(current) + step + offered.length) % offered.length] ?? current);
  };
  return (
    <div role="tablist" aria-label="Below the sizes" onKeyDown={onKeyDown}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-selected={each === current}
          aria-controls="compare-panel"
          tabIndex={each === current ? 0 : -1}
          onClick={() => showPanel(each)}
        >
          {panelTitles[each]}
        </button>
      ))}
    </div>
  );
}
