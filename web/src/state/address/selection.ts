/** Bytes of a source. */
export type Bytes = { readonly source: number; readonly start: number; readonly length: number };

/** Bytes that are not selected but say what the selected ones are: their class descriptor, or what they refer to. */
export type RelatedBytes = Bytes & { readonly is: 'descriptor' | 'referred' };

/** The selected bytes. `field` is absent while a range that is no field is selected. */
export type Selection = {
  /** Number of the source that the offsets count in. */
  readonly source: number;
  readonly start: number;
  readonly length: number;
  /** The byte the keyboard moves. */
  readonly cursor: number;
  /** The byte a range grows from. */
  readonly anchor: number;
  readonly field?: string;
};

/** What the pointer is over, in whichever pane. */
export type Hover = {
  readonly source: number;
  readonly start: number;
  readonly length: number;
  readonly field: string;
  readonly label: string;
};

/** How a selection enters the browser's history. */
export type Move = 'push' | 'replace' | 'none';
