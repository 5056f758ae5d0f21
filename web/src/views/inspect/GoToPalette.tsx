import type { OpenTree } from '../../state/tree/openTree.ts';
import { Palette } from '../../widgets/Palette.tsx';
import { type Destination, type Places, placesFor } from './goTo.ts';

type Props = {
  readonly open: OpenTree;
  readonly hasHandles: boolean;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
};

/** Goes to an offset, a path, a handle, an issue, or to fields by their name. */
export function GoToPalette({ open, hasHandles, onName, onClose }: Props) {
  const destinations: Destination = {
    toOffset: (offset) => void open.selectByte(offset, 'push'),
    toRange: (first, last) => open.selectRange(first, last, 'push'),
    toPath: (path) => void open.jumpToPath(path),
    toHandle: (handle) => void open.jumpToHandle(handle),
    toIssue: (issue) => void open.jumpToIssue(issue),
    toName: onName,
  };
  const places = (): Places => ({
    size: open.sources.shown.get().size,
    hasHandles,
    issues: open.issues.page.get()?.items ?? [],
  });
  return (
    <Palette
      label="Go to"
      placeholder="154, 0x154, 154+20, orders[0].price, contents[0].prices[3] or 7e0003"
      empty="An offset in hexadecimal or decimal, a range (154+20, 154..173), the path of a value or a field, a name, a handle, or words of an issue."
      choices={(query) => placesFor(query, places(), destinations)}
      onClose={onClose}
    />
  );
}
