import { useEffect, useState } from 'react';
import './markdown.css';

type Render = (text: string) => string;

let loading: Promise<Render> | undefined;

/** The renderer comes when the first text is shown: most visits have none. */
function renderer(): Promise<Render> {
  loading ??= import('micromark').then(
    ({ micromark }) =>
      (text) =>
        // Nothing but links begins so: what stands so in the text is escaped.
        micromark(text).replaceAll('<a href=', '<a target="_blank" rel="noreferrer" href='),
  );
  return loading;
}

/** A text in CommonMark. HTML in it is shown as text, and links lead to http, https and mailto only, in a tab of their own. */
export function Markdown({ text }: { readonly text: string }) {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let wanted = true;
    renderer().then(
      (render) => wanted && setHtml(render(text)),
      () => undefined, // The text as it was written is shown then.
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  if (html === undefined) return <p className="markdown markdown-source">{text}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes HTML and leaves out unsafe addresses
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
