/** What types are declared in: Java, or a schema language by the ending of its files. */
export const languages = {
  java: 'Java',
  avsc: 'Avro schema',
  proto: 'Protocol Buffers',
  thrift: 'Thrift',
  fbs: 'FlatBuffers',
  sbe: 'SBE',
} as const;
export type Language = keyof typeof languages;

/** Types that are declared, and the values of an object of theirs. */
export type Declared = {
  readonly language: Language;
  readonly source: string;
  /** The class of the object; empty for the first. */
  readonly type: string;
  /** Of generated values. */
  readonly seed: number;
  /** The values; empty where they are generated, or those of a dump. */
  readonly json: string;
};

/** Whether an object of these has generated values, unless a dump has them. */
export const hasNoValues = ({ json }: Declared): boolean => json.trim() === '';

/** Something to begin with. */
export const exampleDeclared: Declared = {
  language: 'java',
  source: `package com.acme;

record Order(long id, Customer customer, List<Item> items,
             Status status, Instant created) {}
record Customer(String name, UUID key, Set<String> tags) {}
record Item(String sku, int quantity, BigDecimal price) {}
enum Status { OPEN, PAID, SHIPPED }
`,
  type: '',
  seed: 1,
  json: '',
};

/** Characters that an address takes; servers refuse longer ones. */
const longest = 4000;

/** What stands in an address for a text that this tab keeps. */
const kept = 'tab';
const key = 'hexplain.declared';

/** What is too long, also where it is too long for the storage of a tab. */
let long: Pick<Declared, 'source' | 'json'> | undefined;

/** Keeps what is too long for an address for as long as the tab is open; what is very long, until it is loaded anew. */
export function keepDeclared({ source, json }: Declared): void {
  if (!isLong({ source, json })) return;
  long = { source, json };
  try {
    sessionStorage.setItem(key, JSON.stringify(long));
  } catch {
    sessionStorage.removeItem(key);
  }
}

const isLong = ({ source, json }: Pick<Declared, 'source' | 'json'>): boolean =>
  source.length + json.length > longest || encodeURIComponent(source + json).length > longest;

export function setDeclared(params: URLSearchParams, declared: Declared): void {
  const { language, source, type, seed, json } = declared;
  params.set('declare', isLong(declared) ? kept : source);
  if (language !== 'java') params.set('language', language);
  if (type !== '') params.set('class', type);
  if (seed !== exampleDeclared.seed) params.set('seed', String(seed));
  if (json !== '' && !isLong(declared)) params.set('json', json);
}

/** Inverse of `setDeclared`; undefined where there is none. */
export function declaredOf(params: URLSearchParams): Declared | undefined {
  const source = params.get('declare');
  if (source === null) return undefined;
  const seed = params.get('seed');
  const language = params.get('language') ?? '';
  const choices = {
    language: isLanguage(language) ? language : exampleDeclared.language,
    type: params.get('class') ?? '',
    seed: seed !== null && /^\d{1,15}$/.test(seed) ? Number(seed) : exampleDeclared.seed,
  };
  if (source !== kept) return { source, ...choices, json: params.get('json') ?? '' };
  return { ...choices, ...(long ?? keptTexts()) };
}

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

function keptTexts(): Pick<Declared, 'source' | 'json'> {
  try {
    const texts: Partial<Declared> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { source: texts.source ?? '', json: texts.json ?? '' };
  } catch {
    return { source: '', json: '' };
  }
}

/** What comes before the name of a type that objects have. */
const heads: Readonly<Record<Language, RegExp>> = {
  java: /\b(?:class|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu,
  avsc: /"type"\s*:\s*"record"\s*,\s*"name"\s*:\s*"(?:\w+\.)*(\w+)"/g,
  proto: /\bmessage\s+(\w+)/g,
  fbs: /\btable\s+(\w+)/g,
  sbe: /<(?:\w+:)?message\b[^>]*?\bname\s*=\s*"(\w+)"/g,
  thrift: /\b(?:struct|union|exception)\s+(\w+)/g,
};

/** The simple names of classes that are declared, in order. */
export const declaredNames = ({ language, source }: Pick<Declared, 'language' | 'source'>): string[] => [
  ...new Set([...source.matchAll(heads[language])].map(([, name = '']) => name)),
];
