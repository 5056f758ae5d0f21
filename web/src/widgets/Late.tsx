import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children only when 300 ms have passed, so that quick answers do not flash a progress bar. */
export function Late({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
