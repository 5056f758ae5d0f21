import { keepList, keptList } from '../../base/session.ts';
import { createStore } from '../../base/store.ts';
import { addressOf, navigate, type Route, route, routeOf } from '../address/route.ts';

/** A file that is open in this window: what it is called, and where its reader was in it. */
export type OpenFile = { readonly dump: string; readonly name: string; readonly address: string };

/** What a file that is dragged carries beside its address, so that other windows know it. */
export const draggedFile = 'application/x-hexplain-file';

const most = 30;
const key = 'hexplain.files';

/** In the order in which they were opened. Kept by the browser's tab, and gone with it. */
export const openFiles = createStore<readonly OpenFile[]>(keptList(key));

/** The dump that a view is about, where it is about one. */
export const dumpOf = (shown: Route): string | undefined =>
  shown.view === 'inspect' || shown.view === 'capture' ? shown.dump : undefined;

/** Files with the one that is shown, at its place; of too many, the first is left out. */
export function withShown(files: readonly OpenFile[], shown: Route): readonly OpenFile[] {
  const dump = dumpOf(shown);
  if (dump === undefined) return files;
  const address = addressOf(shown);
  const known = files.find((file) => file.dump === dump);
  if (known?.address === address) return files;
  if (known) return files.map((file) => (file === known ? { ...file, address } : file));
  return [...files, { dump, name: '', address }].slice(-most);
}

/** The file to show where one is closed that is shown: the one behind it, otherwise the one before. */
export function besideClosed(files: readonly OpenFile[], dump: string): OpenFile | undefined {
  const at = files.findIndex((file) => file.dump === dump);
  return files[at + 1] ?? files[at - 1];
}

/** Keeps the list true to what is shown; called once. */
export function followRoute(): void {
  const follow = () => openFiles.set(withShown(openFiles.get(), route.get()));
  follow();
  route.subscribe(follow);
  openFiles.subscribe(() => keepList(key, openFiles.get()));
}

/** Tells what a dump is called, when that is known. */
export function nameFile(dump: string, name: string): void {
  const files = openFiles.get();
  if (!files.some((file) => file.dump === dump && file.name !== name)) return;
  openFiles.set(files.map((file) => (file.dump === dump ? { ...file, name } : file)));
}

/** Puts a dump at the place of another one: an edit shows what was made of it. */
export function replaceFile(before: string, after: string): void {
  const files = openFiles.get().filter(({ dump }) => dump !== after);
  openFiles.set(files.map((file) => (file.dump === before ? { ...file, dump: after, name: '' } : file)));
}

export function closeFile(dump: string): void {
  const files = openFiles.get();
  const beside = besideClosed(files, dump);
  const isShown = dumpOf(route.get()) === dump;
  if (isShown) navigate(beside ? routeAt(beside.address) : { view: 'open' });
  openFiles.set(files.filter((file) => file.dump !== dump));
}

/** Shows the file so many places behind the one that is shown, around the ends. */
export function showFileBeside(step: 1 | -1): void {
  const files = openFiles.get();
  const at = files.findIndex(({ dump }) => dump === dumpOf(route.get()));
  const next = files[(at + step + files.length) % files.length];
  if (next) navigate(routeAt(next.address));
}

function routeAt(address: string): Route {
  const { pathname, search } = new URL(address, location.origin);
  return routeOf(pathname, search);
}

/** The view that a text is the address of, where it is one of this server: a file that is dragged between windows. */
export function routeOfLink(text: string): Route | undefined {
  const link = URL.canParse(text) ? new URL(text) : undefined;
  if (link?.origin !== location.origin) return undefined;
  const shown = routeOf(link.pathname, link.search);
  return dumpOf(shown) === undefined ? undefined : shown;
}
