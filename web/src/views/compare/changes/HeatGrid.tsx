import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SchemaChange } from '../../../api/types.ts';
import { createStore, type Store } from '../../../base/store.ts';
import type { ChangesShown, PairId } from '../../../state/address/changesShown.ts';
import type { Matrix } from '../../../state/compare/flexibility.ts';
import { useStore } from '../../../state/shell/react.ts';
import { show } from './changing.ts';
import { type GridPlace, type HeatMap, type HeatRow, isShown, pairWords, placeAfter } from './heatMap.ts';
import { Sign } from './Sign.tsx';

type Props = {
  readonly matrix: Matrix;
  readonly map: HeatMap;
  readonly shown: ChangesShown;
  readonly isRunning: boolean;
};

const rowHeight = 22;

/** Codecs by changes: two signs a cell, for old bytes in new classes, and for new bytes in old ones. */
export function HeatGrid({ matrix, map, shown, isRunning }: Props) {
  const { rows, columns } = map;
  const scroller = useRef<HTMLDivElement>(null);
  const [pointed] = useState(() => createStore<string | undefined>(undefined));
  const [wanted, setActive] = useState<GridPlace>(() => placeOf(map, shown.cell) ?? { row: 0, column: 0 });
  const active = { row: Math.min(wanted.row, rows.length - 1), column: Math.min(wanted.column, columns.length - 1) };
  const signs = useMemo(() => new Map(matrix.outcomes.map(({ id, sign }) => [id as string, sign])), [matrix.outcomes]);
  const titles = useMemo(
    () => new Map(matrix.outcomes.map(({ id, title }) => [id as string, title])),
    [matrix.outcomes],
  );

  const picked = shown.cell && `${shown.cell.codec} ${shown.cell.change}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked stays in sight when the panel takes its room
  useEffect(() => {
    const cell = scroller.current?.querySelector('[aria-selected="true"]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [picked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 9);
    const next = placeAfter(event, active, { rows: rows.length, columns: columns.length, page });
    if (next) {
      event.preventDefault();
      scroller.current?.querySelector<HTMLElement>(`[data-at="${next.row}.${next.column}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(map, active);
    }
  };
  const onFocus = (event: SyntheticEvent) => {
    const cell = cellOf(event);
    if (!cell) return;
    setActive(cell.place);
    pointed.set(cell.words);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: cells in it take the keys and the pointer */}
      <div
        className="heat-scroll"
        ref={scroller}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPointerOver={(event) => pointed.set(cellOf(event)?.words)}
        onClick={(event) => {
          const cell = cellOf(event);
          if (cell) pick(map, cell.place);
        }}
      >
        <table
          role="grid"
          className="heat"
          aria-label="Codecs and changes of classes"
          aria-busy={isRunning}
          aria-readonly="true"
        >
          <HeatHead columns={columns} outcomes={matrix.outcomes} />
          <tbody>
            {rows.map((row, index) => (
              <HeatLine
                key={row.codec.id}
                row={row}
                index={index}
                columns={columns}
                signs={signs}
                titles={titles}
                only={shown.outcomes}
                active={index === active.row ? active.column : undefined}
                picked={shown.cell?.codec === row.codec.id ? shown.cell.change : undefined}
                outcomes={matrix.outcomes}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pointed words={pointed} />
    </>
  );
}

function placeOf({ rows, columns }: HeatMap, cell: PairId | undefined): GridPlace | undefined {
  const row = rows.findIndex(({ codec }) => codec.id === cell?.codec);
  const column = columns.findIndex(({ id }) => id === cell?.change);
  return row < 0 || column < 0 ? undefined : { row, column };
}

function pick({ rows, columns }: HeatMap, { row, column }: GridPlace): void {
  const codec = rows[row]?.codec.id;
  const change = columns[column]?.id;
  if (codec !== undefined && change !== undefined) show({ cell: { codec, change } }, 'push');
}

function cellOf(event: SyntheticEvent): { readonly place: GridPlace; readonly words: string } | undefined {
  const cell = (event.target as Element).closest<HTMLElement>('[data-at]');
  const [row, column] = (cell?.dataset.at ?? '').split('.').map(Number);
  if (!cell || row === undefined || column === undefined) return undefined;
  return { place: { row, column }, words: cell.getAttribute('aria-label') ?? '' };
}

/** What the cell under the pointer says, or the one with the focus: its name already tells those who hear it. */
function Pointed({ words }: { readonly words: Store<string | undefined> }) {
  const [title, ...each] = (useStore(words) ?? '').split('\n');
  return (
    <p className="heat-pointed" aria-hidden="true">
      <strong>{title || 'Choose a cell to see both encodings.'}</strong>
      {each.map((line) => (
        <span key={line} title={line}>
          {line}
        </span>
      ))}
    </p>
  );
}

type HeadProps = { readonly columns: readonly SchemaChange[]; readonly outcomes: Matrix['outcomes'] };

const HeatHead = memo(function HeatHead({ columns, outcomes }: HeadProps) {
  const themes = new Map<string, number>();
  for (const { theme } of columns) themes.set(theme, (themes.get(theme) ?? 0) + 1);
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="heat-corner">
          Codec
        </th>
        {[...themes].map(([theme, span]) => (
          <th key={theme} scope="colgroup" colSpan={span} className="heat-theme" title={theme}>
            <span>{theme}</span>
          </th>
        ))}
        <th scope="colgroup" colSpan={outcomes.length} className="heat-theme">
          <span>Sums</span>
        </th>
      </tr>
      <tr>
        {columns.map(({ id, title }) => (
          <th key={id} scope="col" className="heat-change" title={title}>
            <span>{title}</span>
          </th>
        ))}
        {outcomes.map(({ id, title, sign }) => (
          <th key={id} scope="col" className="heat-change heat-sum" title={title}>
            <span>{title}</span>
            <Sign outcome={id} sign={sign} />
          </th>
        ))}
      </tr>
    </thead>
  );
});

type LineProps = {
  readonly row: HeatRow;
  readonly index: number;
  readonly columns: readonly SchemaChange[];
  readonly signs: ReadonlyMap<string, string>;
  readonly titles: ReadonlyMap<string, string>;
  readonly only: readonly string[];
  /** The column of the cell that Tab leads to, where it is in this row. */
  readonly active: number | undefined;
  /** The change that is looked at closely with this codec. */
  readonly picked: string | undefined;
  readonly outcomes: Matrix['outcomes'];
};

/** A row is drawn again only if something in it is new: `sameLine`. */
const HeatLine = memo(function HeatLine(props: LineProps) {
  const { row, index, columns, signs, titles, only, active, picked, outcomes } = props;
  return (
    <tr>
      <th scope="row" title={`${row.codec.title}: ${row.codec.library}`}>
        {row.codec.title}
      </th>
      {columns.map((column, at) => {
        const pair = row.pairs[at] ?? [];
        const words = pairWords(row, column, pair, titles);
        return (
          <td
            key={column.id}
            role="gridcell"
            data-at={`${index}.${at}`}
            tabIndex={at === active ? 0 : -1}
            aria-label={words}
            aria-selected={column.id === picked}
            title={words}
          >
            {column.directions.map((direction, which) => {
              const outcome = pair[which]?.outcome ?? 'untried';
              return (
                <Sign
                  key={direction}
                  outcome={outcome}
                  sign={signs.get(outcome) ?? '·'}
                  isOff={!isShown(outcome, only)}
                />
              );
            })}
          </td>
        );
      })}
      {outcomes.map(({ id, title }) => (
        <td key={id} className="heat-sum" aria-label={`${title}: ${row.sums.get(id) ?? 0}`}>
          {row.sums.get(id) ?? ''}
        </td>
      ))}
    </tr>
  );
}, sameLine);

function sameLine(before: LineProps, after: LineProps): boolean {
  const { row: was, ...rest } = before;
  const { row: is, ...others } = after;
  const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every((key) => Object.is(rest[key], others[key]));
  const size = (row: HeatRow) => [...row.sums.values()].reduce((sum, each) => sum + each, 0);
  return isSame && was.codec.id === is.codec.id && size(was) === size(is);
}
