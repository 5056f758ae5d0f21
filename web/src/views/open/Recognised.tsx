import { type ReactNode, useId } from 'react';
import { listLayers } from '../../api/dumps.ts';
import { listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Format, Layer, LayerCandidate, Preview } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import { useAsked } from '../../state/asked.ts';
import { byCategory } from '../../state/categories.ts';
import { chooseFormat, chooseLayers, pasted, previewed } from '../../state/pasting.ts';
import { useStore } from '../../state/react.ts';
import { Diagnosis } from '../../widgets/Diagnosis.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { type ChainStep, isMessage, otherLayers, printable, spaced, stepsOf, within } from './chain.ts';

/** What the paste box holds: the layers one by one, then the format; or what the message in it means. */
export function Recognised() {
  const { preview, error, stale } = useStore(previewed);
  const [layers] = useAsked(listLayers);
  const [formats] = useAsked(listFormats);
  const choice = useStore(pasted);
  if (error !== undefined) {
    const { title, detail } = wordsFor(error);
    return (
      <section className="recognised" aria-label="What it is">
        <p className="detail-error" role="status">
          {title}. {detail} <Anew />
        </p>
      </section>
    );
  }
  if (!preview) return null;
  const message = isMessage(preview);
  const known = { layers: here(layers), formats: here(formats) };
  const overridden = choice.layers !== 'auto' || choice.format !== 'auto';
  return (
    <section className={stale ? 'recognised recognised-stale' : 'recognised'} aria-label="What it is" aria-busy={stale}>
      <p className="visually-hidden" role="status">
        {summary(preview)}
      </p>
      {preview.diagnoses.map((each) => (
        <Diagnosis key={each.id} explained={each} />
      ))}
      {message ? (
        <details className="recognised-anyway">
          <summary>Read the text as bytes</summary>
          <Chain preview={preview} known={known} />
        </details>
      ) : (
        <Chain preview={preview} known={known} />
      )}
      {overridden && <Anew />}
    </section>
  );
}

const here = <T,>(asked: { kind: string; value?: readonly T[] }): readonly T[] => asked.value ?? [];

function Anew() {
  return (
    <button type="button" className="link" onClick={() => chooseLayers('auto')}>
      Recognise it all again
    </button>
  );
}

/** For those who do not see it: what it is, in one sentence. */
function summary(preview: Preview): string {
  const [first] = preview.diagnoses;
  if (first && isMessage(preview)) return `A message: ${first.title}`;
  return [...preview.candidates.chain.map(({ title }) => title), preview.format.title].join(', then ');
}

type Known = { readonly layers: readonly Layer[]; readonly formats: readonly Format[] };

function Chain({ preview, known }: { readonly preview: Preview; readonly known: Known }) {
  const { candidates, format } = preview;
  const steps = stepsOf(preview);
  const end = candidates.layers;
  return (
    <ol className="chain">
      {steps.map((step, i) => (
        <LayerRow key={step.layers} step={step} first={i === 0} known={known.layers} />
      ))}
      <Row
        lead={steps.length === 0 ? 'Read as' : 'inside that'}
        menu={<FormatMenu preview={preview} formats={known.formats} />}
        confidence={format.confidence}
        reason={format.offset > 0 ? `${format.reason}, from ${hexOffset(format.offset)}` : format.reason}
      >
        {steps.length === 0 && <Head hex={preview.head} size={preview.size} whole />}
        {candidates.next.length + known.layers.length > 0 && (
          <NextMenu end={end} next={candidates.next} known={known.layers} />
        )}
      </Row>
    </ol>
  );
}

type RowProps = {
  readonly lead: string;
  readonly menu: ReactNode;
  readonly confidence: number;
  readonly reason: string;
  readonly children?: ReactNode;
};

function Row({ lead, menu, confidence, reason, children }: RowProps) {
  return (
    <li className="chain-row">
      <span className="chain-lead dim">{lead}</span>
      <div className="chain-what">
        <div className="chain-choice">
          {menu}
          <span className="chain-reason">
            {confidence > 0 && reason !== 'chosen' && <span className="chain-confidence">{confidence}%</span>}{' '}
            <span className="dim">{reason === 'chosen' ? 'chosen by you' : reason}</span>
          </span>
        </div>
        {children}
      </div>
    </li>
  );
}

type LayerRowProps = { readonly step: ChainStep; readonly first: boolean; readonly known: readonly Layer[] };

function LayerRow({ step, first, known }: LayerRowProps) {
  const { inside } = step;
  const more = inside ? inside.issueCount - inside.issues.length : 0;
  return (
    <Row
      lead={first ? 'The text is' : 'inside that'}
      menu={<LayerMenu step={step} known={known} />}
      confidence={step.confidence}
      reason={step.reason}
    >
      {inside && <Head hex={inside.head} size={inside.size} whole={inside.whole} />}
      {inside && inside.issues.length > 0 && (
        <ul className="chain-issues" aria-label={`What is wrong in ${step.title}`}>
          {inside.issues.map((issue) => (
            <li key={`${issue.line} ${issue.offset} ${issue.message}`}>
              <Icon name={issue.severity} className={`icon-${issue.severity}`} />
              <span>
                <strong>
                  {issue.line === undefined ? `at ${hexOffset(issue.offset)}` : `Line ${count(issue.line)}`}
                </strong>
                : {issue.message}
                {issue.expected && `; expected ${issue.expected}`}
                {issue.actual && (
                  <>
                    ; found <code>{issue.actual}</code>
                  </>
                )}
              </span>
            </li>
          ))}
          {more > 0 && <li className="dim">and {count(more)} more</li>}
        </ul>
      )}
    </Row>
  );
}

type HeadProps = { readonly hex: string; readonly size: number; readonly whole: boolean };

function Head({ hex, size, whole }: HeadProps) {
  const shown = hex.slice(0, 48);
  return (
    <p className="chain-head">
      <code>{spaced(shown)}</code> <code className="dim">{printable(shown)}</code>{' '}
      <span className="dim">
        {whole ? '' : 'at least '}
        {plural(size, 'byte')}
      </span>
    </p>
  );
}

function LayerMenu({ step, known }: { readonly step: ChainStep; readonly known: readonly Layer[] }) {
  const found = [step, ...step.others];
  return (
    <Menu label="Layer" value={step.layers} onChoose={chooseLayers}>
      <optgroup label="Recognised">
        {found.map(({ layers, title, confidence, reason }) => (
          <option key={layers} value={layers} title={reason}>
            {title}
            {layers !== step.layers && ` (${confidence}%)`}
          </option>
        ))}
      </optgroup>
      <option value={step.outside}>None: read it as it is</option>
      <AnyLayer outside={step.outside} known={otherLayers(known, found)} />
    </Menu>
  );
}

type NextProps = { readonly end: string; readonly next: readonly LayerCandidate[]; readonly known: readonly Layer[] };

function NextMenu({ end, next, known }: NextProps) {
  return (
    <Menu label="Take off one more layer" value="" onChoose={chooseLayers} quiet>
      <option value="" disabled hidden>
        {next.length > 0 ? `or take off ${next.map(({ title }) => title).join(', ')}…` : 'or take off one more layer…'}
      </option>
      {next.length > 0 && (
        <optgroup label="Possible">
          {next.map(({ layers, title, confidence, reason }) => (
            <option key={layers} value={layers} title={reason}>
              {title} ({confidence}%)
            </option>
          ))}
        </optgroup>
      )}
      <AnyLayer outside={end} known={otherLayers(known, next)} />
    </Menu>
  );
}

function AnyLayer({ outside, known }: { readonly outside: string; readonly known: readonly Layer[] }) {
  return (
    <optgroup label="Any other">
      {known.map(({ id, title }) => (
        <option key={id} value={within(outside, id)}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

function FormatMenu({ preview, formats }: { readonly preview: Preview; readonly formats: readonly Format[] }) {
  const { candidates, format } = preview;
  const found = candidates.formats.filter((each, i, all) => all.findIndex((one) => one.format === each.format) === i);
  const listed = new Set(found.map((each) => each.format));
  return (
    <Menu label="Format" value={format.format} onChoose={chooseFormat}>
      <optgroup label="Recognised">
        {found.map((each) => (
          <option key={each.format} value={each.format} title={each.reason}>
            {each.title}
            {each.format !== format.format && ` (${each.confidence}%)`}
          </option>
        ))}
      </optgroup>
      {byCategory(formats.filter(({ id }) => !listed.has(id))).map(({ title, formats: each }) => (
        <optgroup key={title} label={title}>
          {each.map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Menu>
  );
}

type MenuProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly quiet?: boolean;
  readonly children: ReactNode;
};

function Menu({ label, value, onChoose, quiet, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={quiet ? 'chain-menu chain-menu-quiet' : 'chain-menu'}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </>
  );
}
