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
  readonly readOnly?: boolean;
};

export type Values = Readonly<Record<string, unknown>>;

/** How a value is edited. */
export type Editor = 'boolean' | 'number' | 'choice' | 'text' | 'list' | 'group' | 'json';

export function editorFor(schema: ValueSchema): Editor {
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

export const mayBeNull = ({ type }: ValueSchema): boolean => Array.isArray(type) && type.includes('null');

/** A value to begin with where an array grows: like the last one, or nothing much. */
export function fresh(schema: ValueSchema, like: unknown): unknown {
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
export function numberOf(text: string, schema: ValueSchema): number | string {
  const number = Number(text.trim());
  if (text.trim() === '' || Number.isNaN(number)) return 'Write a number.';
  if (typeOf(schema) === 'integer' && !Number.isInteger(number)) return 'Write a whole number.';
  if (typeOf(schema) === 'integer' && !Number.isSafeInteger(number)) return 'This page holds whole numbers to ±2⁵³.';
  if (schema.minimum !== undefined && number < schema.minimum) return `At least ${schema.minimum}.`;
  if (schema.maximum !== undefined && number > schema.maximum) return `At most ${schema.maximum}.`;
  return number;
}

/** The values that differ from what the sample has by itself: what the address and the server are told. */
export function changed(values: Values, defaults: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, defaults[name])));
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
