import { useEffect, useRef, useState } from 'react';
import { type Writing, write } from './writing.ts';

/** The descriptor in the editor; the same one when it gets its name by being saved. Undefined without `format`. */
export function useWriting(format: string | undefined): Writing | undefined {
  const [writing, setWriting] = useState<Writing>();
  const here = useRef<Writing>(undefined);
  useEffect(() => {
    if (here.current && here.current.format() === format) return;
    here.current?.close();
    here.current = format === undefined ? undefined : write(format);
    setWriting(here.current);
  }, [format]);
  useEffect(
    () => () => {
      here.current?.close();
      here.current = undefined;
    },
    [],
  );
  return writing;
}
