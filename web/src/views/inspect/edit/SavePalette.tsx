import { bytesAddress } from '../../../api/dumps.ts';
import { type PatchForm, patchAddress, wrappedAddress } from '../../../api/edits.ts';
import { type Edits, originalOf } from '../../../state/dump/editing.ts';
import { saveAnswer, saveMade } from '../../../state/dump/files.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { type Choice, Palette } from '../../../widgets/Palette.tsx';

type Props = { readonly open: OpenTree; readonly edits: Edits; readonly onClose: () => void };

const patches: readonly (readonly [PatchForm, string, string])[] = [
  ['json', 'Patch: ranges', 'JSON, with the hashes of both files'],
  ['bsdiff', 'Patch: bsdiff', 'for bspatch'],
  ['ips', 'Patch: IPS', 'files of up to 16 MiB'],
];

/** Keeps an edited dump as a file: as it is, in the layers that it came in, or as a patch of what it was. */
export function SavePalette({ open, edits, onClose }: Props) {
  return (
    <Palette
      label="Download the edited file"
      placeholder="as it is, in its layers, as a patch"
      empty="There is no such form."
      choices={(query) => forms(open, edits).filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))}
      onClose={onClose}
    />
  );
}

function forms(open: OpenTree, edits: Edits): Choice[] {
  const { dump } = open.tree;
  const original = originalOf(edits);
  const failed = (error: unknown) => open.failure.set(error);
  const choices: Choice[] = [
    { title: 'The file as it is', run: () => saveAnswer(bytesAddress(dump.id, 'raw'), dump.name).catch(failed) },
  ];
  if (!original) return choices;
  if (original.layers !== 'raw') {
    choices.push({
      title: 'In the layers that it came in',
      hint: original.layers,
      run: () => saveMade(wrappedAddress(dump.id, original), dump.name).catch(failed),
    });
  }
  for (const [as, title, hint] of patches) {
    const run = () => saveMade(patchAddress(dump.id, original, as), `${dump.name}.${as}`).catch(failed);
    choices.push({ title, hint, run });
  }
  return choices;
}
