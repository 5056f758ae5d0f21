import type { Dump, Sample } from '../../api/types.ts';
import type { DumpObject } from '../../state/address/comparison.ts';
import { type Declared, declaredNames } from '../../state/address/declared.ts';
import type { Encoded } from '../../state/compare/encodings.ts';
import type { ValueSchema } from './values.ts';

/** What is compared: an object of the server's, one of a dump, or one of declared classes. */
export type Subject =
  | { readonly kind: 'sample'; readonly sample: Sample }
  | { readonly kind: 'object'; readonly object: DumpObject; readonly dump: Dump }
  | { readonly kind: 'declared'; readonly declared: Declared; readonly dump: Dump | undefined };

export const sampleOf = (subject: Subject): Sample | undefined =>
  subject.kind === 'sample' ? subject.sample : undefined;

/** A title for people. */
export function titleOf(subject: Subject): string {
  if (subject.kind === 'sample') return subject.sample.title;
  if (subject.kind === 'declared') return subject.declared.type || (declaredNames(subject.declared)[0] ?? 'Classes');
  const { object, dump } = subject;
  return object.at === undefined ? dump.name : `${object.at} of ${dump.name}`;
}

/** The beginning of the names of files about it. */
export function fileNameOf(subject: Subject): string {
  if (subject.kind === 'sample') return subject.sample.id;
  return titleOf(subject)
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 80);
}

const never: readonly string[] = [];

/** Members in the order of the object: those of the schema, or as Java serialization writes them. */
export function membersOf(subject: Subject, encoded: Encoded | undefined): readonly string[] {
  if (subject.kind === 'sample') return Object.keys((subject.sample.schema as ValueSchema).properties ?? {});
  return encoded?.results.get('java')?.members?.flatMap(({ path }) => (path === '' ? [] : [path])) ?? never;
}
