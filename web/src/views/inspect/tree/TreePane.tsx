import type { KeyboardEvent } from 'react';
import { plural } from '../../../base/text.ts';
import { route, type TreeShown } from '../../../state/address/route.ts';
import { comparingAddress, isComparable } from '../../../state/compare/comparing.ts';
import { copyValue } from '../../../state/dump/copying.ts';
import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { countWords } from '../logicalValues.ts';
import { FieldTree } from './FieldTree.tsx';
import { ValueTree } from './ValueTree.tsx';
import './tree.css';

type Props = { readonly open: OpenTree; readonly shown: TreeShown; readonly onShow: (shown: TreeShown) => void };

/** The tree beside the bytes: of what they say, or of what they are. */
export function TreePane({ open, shown, onShow }: Props) {
  const { values } = open;
  const { fields, value } = open.tree;
  const choices: readonly (readonly [TreeShown, string, string])[] = [
    ['object', 'Object', 'What the bytes say (o)'],
    ['stream', 'Stream', 'What every byte is (o)'],
  ];
  const counted = shown === 'object' && value ? countWords(value) : fields === undefined ? '' : plural(fields, 'field');
  return (
    <section className="tree-pane" aria-label="Fields" onKeyDown={(event) => copyByKey(open, event)}>
      <div className="pane-head">
        {values ? (
          <fieldset className="choice" aria-label="Tree">
            {choices.map(([choice, label, title]) => (
              <button
                key={choice}
                type="button"
                title={title}
                aria-pressed={shown === choice}
                onClick={() => onShow(choice)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ) : (
          <h2>Fields</h2>
        )}
        <span className="dim tree-count">{counted}</span>
        {isComparable(open) && <CompareLink />}
      </div>
      {shown === 'object' && values ? <ValueTree open={open} values={values} /> : <FieldTree open={open} />}
    </section>
  );
}

/** Ctrl+C copies what the selected row says; Ctrl+A selects no more than that, and nothing of the page. */
function copyByKey(open: OpenTree, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 'c' && event.key !== 'a')) return;
  event.preventDefault();
  if (event.key === 'c') copyValue(open);
}

/** The way to the codecs, with all of the dump. */
function CompareLink() {
  const here = useStore(route);
  if (here.view !== 'inspect') return null;
  return (
    <a
      className="link pane-head-end"
      href={comparingAddress(here)}
      aria-keyshortcuts="K"
      title="Encode this object with every codec; the key takes the selected value (K)"
    >
      Compare codecs
    </a>
  );
}
