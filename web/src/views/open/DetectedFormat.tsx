import type { ReactNode } from 'react';
import { listLayers } from '../../api/dumps.ts';
import { listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Format, Layer, Preview } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import { chooseLayers, lookAgain, pasted, previewed } from '../../state/dump/pasting.ts';
import { useStore } from '../../state/shell/react.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { Diagnosis } from '../../widgets/Diagnosis.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { FormatMenu, LayerMenu, NextMenu } from './ChainMenus.tsx';
import { type ChainStep, isMessage, printable, spaced, stepsOf } from './chain.ts';
import { QuickContent } from './QuickContent.tsx';
import './detectedFormat.css';

/** What the paste box holds: the layers one by one, then the format; or what the message in it means. */
export function DetectedFormat() {
  const { preview, error, stale } = useStore(previewed);
  const [layers] = useAnswer(listLayers);
  const [formats] = useAnswer(() => listFormats());
  const choice = useStore(pasted);
  const overridden = choice.layers !== 'auto' || choice.format !== 'auto';
  if (error !== undefined) {
    const { title, detail } = wordsFor(error);
    return (
      <section className="detected-format" aria-label="Detected format">
        <p className="detail-error" role="status">
          {title}. {detail}{' '}
          <button type="button" className="link" onClick={lookAgain}>
            Try again
          </button>
          {overridden && (
            <>
              {' '}
              <Anew />
            </>
          )}
        </p>
      </section>
    );
  }
  if (!preview) return null;
  const message = isMessage(preview);
  const known = { layers: here(layers), formats: here(formats) };
  return (
    <section
      className={stale ? 'detected-format detected-format-stale' : 'detected-format'}
      aria-label="Detected format"
      aria-busy={stale}
    >
      <p className="visually-hidden" role="status">
        {summary(preview)}
      </p>
      {preview.diagnoses.map((each) => (
        <Diagnosis key={each.id} explained={each} />
      ))}
      {message ? (
        <details className="detected-format-anyway">
          <summary>Decode the text as bytes</summary>
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
      Detect everything again
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
        lead={steps.length === 0 ? 'Format' : 'then'}
        menu={<FormatMenu preview={preview} formats={known.formats} />}
        confidence={format.confidence}
        reason={format.offset > 0 ? `${format.reason}, from ${hexOffset(format.offset)}` : format.reason}
      >
        {steps.length === 0 && <Head hex={preview.head} size={preview.size} whole />}
        {preview.quickPreview && <QuickContent content={preview.quickPreview} />}
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
      lead={first ? 'Text' : 'then'}
      menu={<LayerMenu step={step} known={known} />}
      confidence={step.confidence}
      reason={step.reason}
    >
      {inside && <Head hex={inside.head} size={inside.size} whole={inside.whole} />}
      {inside && inside.issues.length > 0 && (
        <ul className="chain-issues" aria-label={`Issues of ${step.title}`}>
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
