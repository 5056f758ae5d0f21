import { useEffect, useRef } from 'react';
import { getFormat, getSource } from '../../../api/formats.ts';
import { wordsFor } from '../../../api/problem.ts';
import { edit } from '../../../state/address/route.ts';
import type { Writing } from '../../../state/formats/writing.ts';
import { useAnswer } from '../../../state/shell/useAnswer.ts';
import { imported, type Wanted } from '../../../state/tree/definition.ts';
import { Banner } from '../../../widgets/Banner.tsx';
import { CodeEditor, type CodeHandle } from '../../../widgets/code/CodeEditor.tsx';

/** The text of a descriptor that the one in the editor imports. One's own can be opened to be changed. */
export function Imported({ format, line, space }: Wanted & Pick<Writing, 'space'>) {
  const [source] = useAnswer(() => getSource(format, space));
  const [detail] = useAnswer(() => getFormat(format, space));
  const own = detail.kind === 'here' && detail.value.format.origin === 'own';
  const code = useRef<CodeHandle>(null);
  const here = source.kind === 'here';
  useEffect(() => {
    if (here) code.current?.goTo({ line, column: 1 });
  }, [here, line]);
  const change = () => {
    imported.set(undefined);
    edit(format, space);
  };
  return (
    <>
      <p className="notice">
        <code>{format}</code> is imported{detail.kind === 'here' && !own && ', built-in'}.{' '}
        <button type="button" className="link" onClick={() => imported.set(undefined)}>
          Back
        </button>
        {own && (
          <>
            {' '}
            <button type="button" className="link" onClick={change}>
              Edit
            </button>
          </>
        )}
      </p>
      {source.kind === 'failed' && <Banner {...wordsFor(source.error)} />}
      {here && (
        <CodeEditor
          label={`Imported descriptor ${format}`}
          text={source.value}
          readOnly
          defining={line}
          handle={code}
        />
      )}
    </>
  );
}
