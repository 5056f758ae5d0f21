import type { LogicalValueDetail } from '../../api/types.ts';
import { type DumpObject, defaultComparison } from '../address/comparison.ts';
import { addressOf, type InspectRoute, navigate, type Route, route } from '../address/route.ts';
import type { OpenTree } from '../tree/openTree.ts';

/** Whether objects can be made of what a tree says; bytes that no format fits say nothing. */
export const isComparable = ({ values, tree }: OpenTree): boolean =>
  values !== undefined && tree.status !== 'unrecognised';

/** The view that compares codecs with a value of the dump on screen. */
function comparing({ dump, reading }: InspectRoute, path: string): Route {
  const object: DumpObject = { dump, reading, ...(path === '' ? {} : { at: path }) };
  return { view: 'compare', comparison: { ...defaultComparison, object } };
}

/** Its address. */
export const comparingAddress = (here: InspectRoute, path = ''): string => addressOf(comparing(here, path));

/** Compares codecs with the value that is selected, or with all of the dump; with a sample where there is neither. */
export function compareSelected(open: OpenTree): void {
  const here = route.get();
  if (here.view !== 'inspect') return;
  const selected = open.values?.detail.get();
  navigate(comparing(here, selected && isObject(selected) ? selected.path : ''));
}

/** Whether a value is an object of its own, rather than a number in one. */
export const isObject = ({ value: { kind } }: LogicalValueDetail): boolean => kind !== 'scalar' && kind !== 'opaque';
