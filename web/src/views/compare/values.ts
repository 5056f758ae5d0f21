/** The part of JSON Schema that samples use. */
export type ValueSchema = {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly items?: ValueSchema;
  readonly additionalProperties?: ValueSchema | boolean;
  readonly anyOf?: readonly ValueSchema[];
};

/** A schema without alternatives: what a value is where it is not null, and words that stand for some values. */
export type PlainSchema = Omit<ValueSchema, 'anyOf'> & {
  readonly nullable: boolean;
  /** Values that are spelled in words: `NaN`. */
  readonly words: readonly string[];
};

/** Takes alternatives apart: one proper schema, perhaps null, perhaps words. */
export function plain(schema: ValueSchema): PlainSchema {
  const all = alternatives(schema);
  const isWords = (each: ValueSchema) => each.type === undefined && each.enum !== undefined;
  const proper = all.find((each) => each.type !== 'null' && !isWords(each)) ?? all[0] ?? schema;
  const words = all.filter((each) => each !== proper && isWords(each)).flatMap((each) => each.enum?.map(String) ?? []);
  return { ...proper, nullable: all.some((each) => each.type === 'null' || mayBeNull(each)), words };
}

const alternatives = (schema: ValueSchema): ValueSchema[] =>
  schema.anyOf === undefined ? [schema] : schema.anyOf.flatMap(alternatives);

export type Values = Readonly<Record<string, unknown>>;

/** How a value is edited. */
export type Editor = 'boolean' | 'number' | 'choice' | 'text' | 'list' | 'group' | 'json';

export function editorFor(alternatives: ValueSchema): Editor {
  const schema = plain(alternatives);
  if (schema.enum) return 'choice';
  switch (typeOf(schema)) {
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'array':
      return schema.items === undefined ? 'json' : 'list';
    case 'object':
      return schema.properties === undefined ? 'json' : 'group';
    default:
      return 'json';
  }
}

/** The one type a value has when it is not null. */
export function typeOf({ type }: ValueSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find((each) => each !== 'null');
}

/** What Java calls the type: `int`, `long`, `double[]`. */
export function javaType(schema: ValueSchema): string {
  const { items, format, type } = plain(schema);
  if (items !== undefined) return `${javaType(items)}[]`;
  if (format === 'int64') return 'long';
  return format ?? javaNames[typeOf({ type }) ?? ''] ?? typeOf({ type }) ?? '';
}

const javaNames: Readonly<Record<string, string>> = { integer: 'int', string: 'String' };

export const mayBeNull = ({ type }: ValueSchema): boolean => Array.isArray(type) && type.includes('null');

/** A value to begin with where an array grows: like the last one, or nothing much. */
export function fresh(alternatives: ValueSchema, like: unknown): unknown {
  const schema = plain(alternatives);
  if (like !== undefined) return like;
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    case 'string':
      return '';
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, fresh(property, undefined)]),
      );
    default:
      return null;
  }
}

/** The number a text spells, where it is one that the schema allows; otherwise what is wrong with it. */
export function numberOf(text: string, schema: PlainSchema): { readonly value: number | string } | string {
  const typed = text.trim();
  const word = schema.words.find((each) => each.toLowerCase() === typed.toLowerCase());
  if (word !== undefined) return { value: word };
  if (typeOf(schema) === 'integer' && !/^[-+]?\d+$/.test(typed)) return 'Write a whole number.';
  const number = Number(typed);
  if (typed === '' || Number.isNaN(number)) return 'Write a number.';
  if (schema.format === 'int64') return longOf(typed);
  if (schema.minimum !== undefined && number < schema.minimum) return `At least ${schema.minimum}.`;
  if (schema.maximum !== undefined && number > schema.maximum) return `At most ${schema.maximum}.`;
  return { value: number };
}

/** A whole number of 64 bits: a text where a number of this language would lose digits. */
function longOf(typed: string): { readonly value: number | string } | string {
  const long = BigInt(typed.replace('+', ''));
  if (BigInt.asIntN(64, long) !== long) return 'It has more than 64 bits.';
  return { value: Number.isSafeInteger(Number(long)) ? Number(long) : String(long) };
}

/** The values that differ from what the sample has by itself: what the address and the server are told. */
export function changed(values: Values, defaults: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, defaults[name])));
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether arrays of one object are as long as those of the other. */
export const sameLengths = (a: Values, b: Values): boolean =>
  Object.entries(a).every(([name, value]) => {
    const other = b[name];
    return !Array.isArray(value) || !Array.isArray(other) || value.length === other.length;
  });
