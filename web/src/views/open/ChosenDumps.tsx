import { useState } from 'react';
import { deleteDump } from '../../api/dumps.ts';
import type { Dump } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { navigate } from '../../state/address/route.ts';
import { closeFile } from '../../state/dump/openFiles.ts';

type Props = {
  readonly dumps: readonly Dump[];
  /** Undefined while none are being chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChosen: (chosen: ReadonlySet<string> | undefined) => void;
  readonly onChange: (changing: Promise<unknown>) => void;
};

/** Chooses several dumps of the page: to align them, the oldest first, or to delete them together, which asks once. */
export function ChosenDumps({ dumps, chosen, onChosen, onChange }: Props) {
  const [asking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    onChosen(undefined);
  };
  if (chosen === undefined) {
    return (
      <p className="dump-choosing">
        <button type="button" className="link" onClick={() => onChosen(new Set())}>
          Choose several
        </button>
      </p>
    );
  }
  const those = dumps.filter(({ id }) => chosen.has(id));
  const words = plural(those.length, 'dump');
  const remove = () => {
    onChange(deleteAll(those));
    end();
  };
  return (
    <p className="dump-choosing" role="status">
      <span>{asking ? `Delete ${words}, with their notes?` : `${words} chosen`}</span>
      {!asking && (
        <button type="button" className="link" onClick={() => onChosen(new Set(dumps.map(({ id }) => id)))}>
          All of this page
        </button>
      )}
      {!asking && (
        <button
          type="button"
          className="button"
          disabled={those.length < 2}
          title="What messages of one unknown format have in common"
          onClick={() => navigate({ view: 'align', dumps: those.map(({ id }) => id).reverse() })}
        >
          Align them
        </button>
      )}
      <button
        type="button"
        className="button button-danger"
        disabled={those.length === 0}
        onClick={asking ? remove : () => setAsking(true)}
      >
        {asking ? 'Delete' : 'Delete them'}
      </button>
      <button type="button" className="button" onClick={end}>
        Cancel
      </button>
    </p>
  );
}

/** One after the other: where one cannot be deleted, those before it are gone. */
async function deleteAll(dumps: readonly Dump[]): Promise<void> {
  for (const { id } of dumps) {
    await deleteDump(id);
    closeFile(id);
  }
}
