import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type Candidates = Schemas['Candidates'];
export type ClassDescriptor = Schemas['ClassDescriptor'];
export type Dialect = Schemas['Dialect'];
export type Dump = Schemas['Dump'];
export type DumpPage = Schemas['DumpPage'];
export type Field = Schemas['Field'];
export type FieldDetail = Schemas['FieldDetail'];
export type FieldPage = Schemas['FieldPage'];
export type Format = Schemas['Format'];
export type FormatCandidate = Schemas['FormatCandidate'];
export type Handle = Schemas['Handle'];
export type HandleRef = Schemas['HandleRef'];
export type Issue = Schemas['Issue'];
export type IssuePage = Schemas['IssuePage'];
export type Problem = Schemas['Problem'];
export type Sample = Schemas['Sample'];
export type Severity = Issue['severity'];
export type Source = Schemas['Source'];
export type SourcePage = Schemas['SourcePage'];
export type Span = Schemas['Span'];
export type Spans = Schemas['Spans'];
export type Tree = Schemas['Tree'];

/** What the user chose to read a dump as. `start` is the first byte of the source to decode. */
export type Reading = { readonly format: string; readonly dialect: string; readonly start: number };
