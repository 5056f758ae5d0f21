import { useEffect, useRef, useState } from 'react';
import { useStore } from '../shell/react.ts';
import { begun } from './starting.ts';
import { type Writing, write } from './writing.ts';

/**
 * The descriptor in the editor; the same one when it gets its name by being saved. Undefined without `format`.
 *
 * @param space of the dump it is for, or that it is in; undefined for the one that is looked at
 */
export function useWriting(format: string | undefined, space: string | undefined): Writing | undefined {
  const round = useStore(begun);
  const [writing, setWriting] = useState<Writing>();
  const here = useRef<{ writing: Writing; round: number }>(undefined);
  useEffect(() => {
    if (here.current?.writing.format() === format && here.current?.round === round) return;
    here.current?.writing.close();
    here.current = format === undefined ? undefined : { writing: write(format, space), round };
    setWriting(here.current?.writing);
  }, [format, space, round]);
  useEffect(
    () => () => {
      here.current?.writing.close();
      here.current = undefined;
    },
    [],
  );
  return writing;
}
