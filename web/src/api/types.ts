import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type BroughtObject = Schemas['BroughtObject'];
export type Boundary = Schemas['Boundary'];
export type ChangeDirection = Schemas['ChangeDirection'];
export type ChangedPair = Schemas['ChangedPair'];
export type ChangedReading = Schemas['ChangedReading'];
export type Carving = Schemas['Carving'];
export type Carvings = Schemas['Carvings'];
export type Candidates = Schemas['Candidates'];
export type Capture = Schemas['Capture'];
export type CaptureIssue = Schemas['CaptureIssue'];
export type ClassDeclarations = Schemas['ClassDeclarations'];
export type Conversation = Schemas['Conversation'];
export type ConversationSide = Schemas['ConversationSide'];
export type Completions = Schemas['Completions'];
export type Codec = Schemas['Codec'];
export type Columns = Schemas['Columns'];
export type ClassDescriptor = Schemas['ClassDescriptor'];
export type Definition = Schemas['Definition'];
export type Diagnosis = Schemas['Diagnosis'];
export type DescribeRequest = Schemas['DescribeRequest'];
export type LogicalValue = Schemas['LogicalValue'];
export type LogicalValueDetail = Schemas['LogicalValueDetail'];
export type LogicalValueText = Schemas['LogicalValueText'];
export type LogicalValuePage = Schemas['LogicalValuePage'];
export type Layer = Schemas['Layer'];
export type LayerCandidate = Schemas['LayerCandidate'];
export type LayerLink = Schemas['LayerLink'];
export type Draft = Schemas['Draft'];
export type Dump = Schemas['Dump'];
export type DumpPage = Schemas['DumpPage'];
/** What has a default may be left out. */
export type EncodeDeclaredRequest = Pick<Schemas['EncodeDeclaredRequest'], 'declarations'> &
  Partial<Schemas['EncodeDeclaredRequest']>;
/** Schemas that codecs are to write by, instead of the ones that they make. */
export type EditedSchemas = Schemas['EditedSchemas'];
export type EncodeObjectRequest = Schemas['EncodeObjectRequest'];
/** An object that codecs encode: a sample, one of a dump, or one of declared types. */
export type ObjectRequest = EncodeRequest | EncodeObjectRequest | EncodeDeclaredRequest;
export type EncodeRequest = Schemas['EncodeRequest'];
export type Encoding = Schemas['Encoding'];
export type Encodings = Schemas['Encodings'];
export type Field = Schemas['Field'];
export type FieldDetail = Schemas['FieldDetail'];
export type FieldPage = Schemas['FieldPage'];
export type FlexibilityCell = Schemas['FlexibilityCell'];
export type FlexibilityMatrix = Schemas['FlexibilityMatrix'];
export type FlexibilityOutcome = Schemas['FlexibilityOutcome'];
export type MemberFate = Schemas['MemberFate'];
export type SchemaChange = Schemas['SchemaChange'];
export type Flow = Schemas['Flow'];
export type FlowSide = Schemas['FlowSide'];
export type Finding = Schemas['Finding'];
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
export type Population = Schemas['Population'];
export type PopulationCodec = Schemas['PopulationCodec'];
export type PopulationProgress = Schemas['PopulationProgress'];
export type PopulationReason = Schemas['PopulationReason'];
/** What has a default may be left out. */
export type PopulationRequest = Pick<Schemas['PopulationRequest'], 'dumps'> & Partial<Schemas['PopulationRequest']>;
export type PortBinding = Schemas['PortBinding'];
export type Origin = Schemas['Origin'];
export type Preview = Schemas['Preview'];
export type PreviewStep = Schemas['PreviewStep'];
export type QuickContentPreview = Schemas['QuickContentPreview'];
export type Problem = Schemas['Problem'];
export type QueryResult = Schemas['QueryResult'];
export type SelectedValues = Schemas['SelectedValues'];
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
export type StreamClass = Schemas['StreamClass'];
export type StreamClassChange = Schemas['StreamClassChange'];
export type StreamClassChanges = Schemas['StreamClassChanges'];
export type StreamClasses = Schemas['StreamClasses'];
export type StreamFilter = Schemas['StreamFilter'];
export type StreamRisks = Schemas['StreamRisks'];
export type RiskPlace = Schemas['RiskPlace'];
export type FilterTrial = Schemas['FilterTrial'];
export type ClassVerdict = Schemas['ClassVerdict'];
export type CodecTime = Schemas['CodecTime'];
export type JmhResult = Schemas['JmhResult'];
export type OperationTime = Schemas['OperationTime'];
export type StoredTiming = Schemas['StoredTiming'];
export type Timing = Schemas['Timing'];
export type TimingIteration = Schemas['TimingIteration'];
export type TimingPlan = NonNullable<Schemas['TimingRequest']['plan']>;
export type TimingRun = Schemas['TimingRun'];
export type Timings = Schemas['Timings'];
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
