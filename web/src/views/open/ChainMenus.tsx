import { type ReactNode, useId } from 'react';
import type { Format, Layer, LayerCandidate, Preview } from '../../api/types.ts';
import { byCategory } from '../../state/dump/categories.ts';
import { chooseFormat, chooseLayers } from '../../state/dump/pasting.ts';
import { type ChainStep, otherLayers, within } from './chain.ts';

/** What a layer is, what else it could be, or none. */
export function LayerMenu({ step, known }: { readonly step: ChainStep; readonly known: readonly Layer[] }) {
  const found = [step, ...step.others];
  return (
    <Menu label="Layer" value={step.layers} onChoose={chooseLayers}>
      <optgroup label="Detected">
        {found.map(({ layers, title, confidence, reason }) => (
          <option key={layers} value={layers} title={reason}>
            {title}
            {layers !== step.layers && ` (${confidence}%)`}
          </option>
        ))}
      </optgroup>
      <option value={step.outside}>None: decode as is</option>
      <AnyLayer outside={step.outside} known={otherLayers(known, found)} />
    </Menu>
  );
}

type NextProps = { readonly end: string; readonly next: readonly LayerCandidate[]; readonly known: readonly Layer[] };

/** Further layers that could be removed. */
export function NextMenu({ end, next, known }: NextProps) {
  return (
    <Menu label="Remove one more layer" value="" onChoose={chooseLayers} quiet>
      <option value="" disabled hidden>
        {next.length > 0 ? `or remove ${next.map(({ title }) => title).join(', ')}…` : 'or remove one more layer…'}
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

/** What is inside, by what was found and by name. */
export function FormatMenu({ preview, formats }: { readonly preview: Preview; readonly formats: readonly Format[] }) {
  const { candidates, format } = preview;
  const found = candidates.formats.filter((each, i, all) => all.findIndex((one) => one.format === each.format) === i);
  const listed = new Set(found.map((each) => each.format));
  return (
    <Menu label="Format" value={format.format} onChoose={chooseFormat}>
      <optgroup label="Detected">
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
