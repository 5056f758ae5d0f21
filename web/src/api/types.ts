import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type Boundary = Schemas['Boundary'];
export type Carving = Schemas['Carving'];
export type Carvings = Schemas['Carvings'];
export type Candidates = Schemas['Candidates'];
export type Capture = Schemas['Capture'];
export type CaptureIssue = Schemas['CaptureIssue'];
export type Conversation = Schemas['Conversation'];
export type ConversationSide = Schemas['ConversationSide'];
export type Completions = Schemas['Completions'];
export type Codec = Schemas['Codec'];
export type ClassDescriptor = Schemas['ClassDescriptor'];
export type Definition = Schemas['Definition'];
export type Diagnosis = Schemas['Diagnosis'];
export type DescribeRequest = Schemas['DescribeRequest'];
export type Layer = Schemas['Layer'];
export type LayerCandidate = Schemas['LayerCandidate'];
export type LayerLink = Schemas['LayerLink'];
export type Draft = Schemas['Draft'];
export type Dump = Schemas['Dump'];
export type DumpPage = Schemas['DumpPage'];
export type EncodeRequest = Schemas['EncodeRequest'];
export type Encoding = Schemas['Encoding'];
export type Encodings = Schemas['Encodings'];
export type Field = Schemas['Field'];
export type FieldDetail = Schemas['FieldDetail'];
export type FieldPage = Schemas['FieldPage'];
export type Flow = Schemas['Flow'];
export type FlowSide = Schemas['FlowSide'];
export type Format = Schemas['Format'];
export type FormatDetail = Schemas['FormatDetail'];
export type FormatEnum = Schemas['FormatEnum'];
export type FormatField = Schemas['FormatField'];
export type FormatType = Schemas['FormatType'];
export type FormatCandidate = Schemas['FormatCandidate'];
export type Handle = Schemas['Handle'];
export type HandleRef = Schemas['HandleRef'];
export type Inside = Schemas['Inside'];
export type Issue = Schemas['Issue'];
export type IssuePage = Schemas['IssuePage'];
export type Diagnostic = Schemas['Diagnostic'];
export type Packet = Schemas['Packet'];
export type PortBinding = Schemas['PortBinding'];
export type Origin = Schemas['Origin'];
export type Preview = Schemas['Preview'];
export type PreviewStep = Schemas['PreviewStep'];
export type QuickContentPreview = Schemas['QuickContentPreview'];
export type Problem = Schemas['Problem'];
export type QueryResult = Schemas['QueryResult'];
export type RoundTrip = Schemas['RoundTrip'];
export type Run = Schemas['Run'];
export type ConversationMessage = Schemas['ConversationMessage'];
export type MessagePayload = Schemas['MessagePayload'];
export type Sample = Schemas['Sample'];
export type SampleDump = Schemas['SampleDump'];
export type Storage = Schemas['Storage'];
export type Schema = Schemas['Schema'];
export type Severity = Issue['severity'];
export type Source = Schemas['Source'];
export type SourcePage = Schemas['SourcePage'];
export type Span = Schemas['Span'];
export type Spans = Schemas['Spans'];
export type Timeline = Schemas['Timeline'];
export type Tree = Schemas['Tree'];
export type VersionPage = Schemas['VersionPage'];

/** Byte order, where the format leaves it to the machine that wrote. */
export type Endian = 'auto' | 'big' | 'little';

/** What the user chose to read a dump as. `start` is the first byte of the source to decode. */
export type Reading = {
  readonly format: string;
  readonly layers: string;
  readonly start: number;
  readonly endian: Endian;
};
