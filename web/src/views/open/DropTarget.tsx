import { useEffect, useState } from 'react';
import { navigate } from '../../state/address/route.ts';
import { uploadFiles } from '../../state/dump/importing.ts';
import { draggedFile, routeOfLink } from '../../state/dump/openFiles.ts';
import { pasteAnew } from '../../state/dump/pasting.ts';
import { takesText } from '../../state/shell/actions.ts';
import { pasteBoxId } from './PasteBox.tsx';
import './dropTarget.css';

/** Makes the whole window take files that are dropped, and what is pasted, in every view. */
export function DropTarget() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let ownDrag = false; // a text of this page that is being dragged about is no news
    const carries = (event: DragEvent) =>
      !ownDrag && ['Files', 'text/plain'].some((type) => event.dataTransfer?.types.includes(type));
    const intoText = (event: Event) => takesText(event.composedPath()[0] ?? null);
    /** A part of the page that does something else with files. */
    const isTaken = (event: DragEvent) =>
      event.composedPath().some((each) => each instanceof HTMLElement && each.dataset.takesFiles !== undefined);
    const onStart = () => {
      ownDrag = true;
    };
    const onEnd = () => {
      ownDrag = false;
    };
    const onOver = (event: DragEvent) => {
      if (!carries(event) || intoText(event)) return;
      event.preventDefault();
      if (event.dataTransfer?.types.includes(draggedFile)) event.dataTransfer.dropEffect = 'move';
      setOver(!isTaken(event));
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const { files } = event.dataTransfer ?? {};
      if (!carries(event) || isTaken(event) || (intoText(event) && !files?.length)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files.length ?? 0;
      if (event.defaultPrevented || (files === 0 && intoText(event))) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    addEventListener('dragstart', onStart);
    addEventListener('dragend', onEnd);
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragstart', onStart);
      removeEventListener('dragend', onEnd);
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, []);
  return over ? <div className="drop-cover">Drop to see what is in it</div> : null;
}

/** Files are opened, and the address of a file of this server; any other text goes into the paste box, where it can be looked at first. */
function take(dropped: DataTransfer | null): void {
  const files = [...(dropped?.files ?? [])];
  const text = dropped?.getData('text/plain') ?? '';
  const link = routeOfLink(text.trim());
  if (files.length > 0) uploadFiles(files);
  else if (link) navigate(link);
  else if (text.trim() !== '') {
    pasteAnew(text);
    navigate({ view: 'open' });
    requestAnimationFrame(() => document.getElementById(pasteBoxId)?.focus());
  }
}
