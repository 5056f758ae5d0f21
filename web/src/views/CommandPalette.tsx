import { useEffect, useState } from 'react';
import { listDumps } from '../api/dumps.ts';
import { listFormats } from '../api/formats.ts';
import type { Dump, Format } from '../api/types.ts';
import { byteSize } from '../base/text.ts';
import { autoReading } from '../state/address/reading.ts';
import { navigate, spaced } from '../state/address/route.ts';
import { actions } from '../state/shell/actions.ts';
import { type Choice, Palette } from '../widgets/Palette.tsx';

const mostOfAKind = 8;
const typingMillis = 150;

/** Everything by its name: actions, and what words find, the dumps of the server and its formats. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const dumps = useDumps(words);
  const formats = useFormats();
  return (
    <Palette
      label="All actions"
      placeholder="An action, a file, a format"
      empty="Nothing has this name."
      onQuery={setWords}
      choices={(query) => [...actionsNamed(query), ...formatsNamed(formats, query), ...dumps.map(choiceOfDump)]}
      onClose={onClose}
    />
  );
}

const has = (text: string, query: string) => text.toLowerCase().includes(query.trim().toLowerCase());

const actionsNamed = (query: string): Choice[] => actions.get().filter(({ title }) => has(title, query));

function formatsNamed(formats: readonly Format[], query: string): Choice[] {
  if (query.trim() === '') return [];
  return formats
    .filter(({ id, title }) => has(`${title} ${id}`, query))
    .slice(0, mostOfAKind)
    .map(({ id, title, space }) => ({
      title,
      hint: 'format',
      run: () => navigate({ view: 'format', format: id, ...spaced(space) }),
    }));
}

const choiceOfDump = ({ id, name, size }: Dump): Choice => ({
  title: name,
  hint: `file, ${byteSize(size)}`,
  run: () => navigate({ view: 'inspect', dump: id, reading: autoReading, place: {} }),
});

type Found = { readonly words: string; readonly dumps: readonly Dump[] };

/** Those whose name or format has the words; none without any, and until they have arrived. */
function useDumps(words: string): readonly Dump[] {
  const [found, setFound] = useState<Found>({ words: '', dumps: [] });
  useEffect(() => {
    let wanted = words.trim() !== '';
    const asking = setTimeout(() => {
      if (!wanted) return;
      listDumps({ filter: words, limit: mostOfAKind }).then(
        ({ items }) => wanted && setFound({ words, dumps: items }),
        () => undefined, // Actions need no server.
      );
    }, typingMillis);
    return () => {
      wanted = false;
      clearTimeout(asking);
    };
  }, [words]);
  return found.words === words ? found.dumps : [];
}

function useFormats(): readonly Format[] {
  const [formats, setFormats] = useState<readonly Format[]>([]);
  useEffect(() => {
    listFormats().then(setFormats, () => undefined); // Actions need no server.
  }, []);
  return formats;
}
