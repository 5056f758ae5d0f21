import type {
  ClassVerdict,
  FilterTrial,
  StreamClass,
  StreamClassChanges,
  StreamClasses,
  StreamRisks,
} from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { count, plural } from '../../../base/text.ts';

type Outcome = ClassVerdict['outcome'] | 'none';

/** From worst to best. */
const words: Readonly<Record<Outcome, string>> = {
  fails: 'fails',
  missing: 'not here',
  depends: 'depends',
  readable: 'differs, readable',
  same: 'same',
  none: 'not compared',
};

export const outcomeOf = (type: StreamClass): Outcome => type.verdict?.outcome ?? 'none';

export const outcomeWords = (type: StreamClass): string => words[outcomeOf(type)];

/** `3 classes: 1 fails, 2 same`, worst first. */
export function summaryWords(classes: StreamClasses): string {
  const counts = new Map<Outcome, number>();
  for (const type of classes.classes) counts.set(outcomeOf(type), (counts.get(outcomeOf(type)) ?? 0) + 1);
  const said = (Object.keys(words) as Outcome[])
    .filter((outcome) => counts.has(outcome))
    .map((outcome) => `${count(counts.get(outcome) ?? 0)} ${words[outcome]}`);
  return `${count(classes.classCount)} ${classes.classCount === 1 ? 'class' : 'classes'}: ${said.join(', ')}`;
}

/** `2 changed, 5 the same, 1 only in old.ser` */
export function changesWords(changes: StreamClassChanges): string {
  const only = [
    [changes.onlyBeforeCount, changes.before],
    [changes.onlyAfterCount, changes.after],
  ] as const;
  return [
    `${count(changes.changedCount)} changed`,
    `${count(changes.same)} the same`,
    ...only.filter(([many]) => many > 0).map(([many, name]) => `${count(many)} only in ${name}`),
  ].join(', ');
}

/** `serializable by writeObject, 3 objects` */
export function kindWords(type: StreamClass): string {
  const kind = type.kind === 'neither' ? 'not serializable' : type.kind;
  return `${kind}${type.writeObject ? ' by writeObject' : ''}, ${plural(type.instances, 'object')}`;
}

/** Proxies have no UID, and nobody looks at those of arrays. */
export const hasUid = (type: StreamClass): boolean => type.kind !== 'proxy' && type.kind !== 'array';

const when: Readonly<Record<NonNullable<ClassVerdict['thrown']>['when'], string>> = {
  descriptor: 'at its class descriptor',
  object: 'at its first object',
  value: 'at a value that does not fit',
};

export const whenWords = (thrown: NonNullable<ClassVerdict['thrown']>): string => when[thrown.when];

/** What differs in a field; empty where nothing does. */
export function fieldWords(field: ClassVerdict['fields'][number]): string {
  const kind = field.kind === 'same' ? '' : field.kind.replaceAll('-', ' ');
  return [kind, field.effect].filter((each) => each !== '').join(': ');
}

/** Never that a stream does no harm: nobody knows all chains. */
export function chainWords(risks: StreamRisks): string {
  const { length } = risks.chains;
  return length === 0 ? 'no known chain' : plural(length, 'known chain');
}

/** Reading ends where something is rejected. */
export function trialWords(trial: FilterTrial): string {
  const [first] = trial.first;
  if (first) return `Rejected at ${hexOffset(first.offset, 4)}`;
  return trial.complete ? 'Accepted' : 'Accepted, as far as it was read';
}

/** Whether reading, or the assignment of a value, fails because of a field. */
export const isFatal = (field: ClassVerdict['fields'][number]): boolean =>
  field.kind === 'incompatible' || field.kind === 'type-differs';

type FindingKind = StreamRisks['findings'][number]['kind'];

/** What findings of a kind are, and why they are worth a look. */
export const findingWords: Readonly<Record<FindingKind, readonly [string, string]>> = {
  proxy: ['Proxies', 'calls of their interfaces go to a handler from the stream'],
  lambda: ['Lambdas', 'reading one calls a method of the class that made it'],
  remote: ['Remote references', 'reading one may open a connection, or a port'],
  address: ['Addresses', 'a JNDI lookup would follow them'],
  url: ['java.net.URL objects', 'to compare them, or to use them as keys, resolves the host'],
  embedded: ['Byte arrays with streams or class files in them', 'they are read or loaded in a second step'],
};

/** Names of the forms of a filter, as their products write them. */
export const formWords: Readonly<Record<string, string>> = {
  pattern: 'Pattern',
  property: 'Property',
  java: 'Java',
  spring: 'Spring',
  tomcat: 'Tomcat',
  jenkins: 'Jenkins',
  redisson: 'Redisson',
};
