import { useEffect, useRef, useState } from 'react';
import { useStore } from './react.ts';
import { begun } from './starting.ts';
import { type Writing, write } from './writing.ts';

/** The descriptor in the editor; the same one when it gets its name by being saved. Undefined without `format`. */
export function useWriting(format: string | undefined): Writing | undefined {
  const round = useStore(begun);
  const [writing, setWriting] = useState<Writing>();
  const here = useRef<{ writing: Writing; round: number }>(undefined);
  useEffect(() => {
    if (here.current?.writing.format() === format && here.current?.round === round) return;
    here.current?.writing.close();
    here.current = format === undefined ? undefined : { writing: write(format), round };
    setWriting(here.current?.writing);
  }, [format, round]);
  useEffect(
    () => () => {
      here.current?.writing.close();
      here.current = undefined;
    },
    [],
  );
  return writing;
}
