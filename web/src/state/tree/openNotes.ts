import { deleteNote, importNotes, keepNotes, listNotes } from '../../api/notes.ts';
import type { Note, NoteColour, NoteToKeep, Tree } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import type { Bytes } from '../address/selection.ts';

export const noteColours: readonly NoteColour[] = ['yellow', 'green', 'blue', 'red', 'purple'];

/** A note that is being written: a new one where it has no id. */
export type NoteDraft = NoteToKeep & Bytes & { readonly colour: NoteColour; readonly text: string };

/** What users wrote about bytes of a dump. */
export class OpenNotes {
  /** All of the dump; undefined until they have arrived. */
  readonly all = createStore<readonly Note[] | undefined>(undefined);
  /** Those that are about bytes of this tree. */
  readonly here = createStore<readonly Note[]>([]);
  /** The colour of a field's note, by its bytes. */
  readonly colours = createStore<ReadonlyMap<string, NoteColour>>(new Map());
  readonly draft = createStore<NoteDraft | undefined>(undefined);
  /** Why the last change was not kept. */
  readonly failure = createStore<unknown>(undefined);

  constructor(private readonly tree: Tree) {}

  get #dump(): string {
    return this.tree.dump.id;
  }

  /** Asks for them; what cannot be had is as if there were none, until one is kept. */
  async load(): Promise<void> {
    this.#show((await listNotes(this.#dump)).notes);
  }

  /** Begins a note about bytes, or goes on with the one that is there. */
  begin(bytes: Bytes, path: string): void {
    this.failure.set(undefined);
    this.draft.set({ ...bytes, offset: bytes.start, path, colour: this.draft.get()?.colour ?? 'yellow', text: '' });
  }

  edit(note: Note): void {
    this.failure.set(undefined);
    this.draft.set({ ...note, start: note.offset });
  }

  change(next: Partial<Pick<NoteDraft, 'colour' | 'text'>>): void {
    const draft = this.draft.get();
    if (draft) this.draft.set({ ...draft, ...next });
  }

  discard(): void {
    this.draft.set(undefined);
    this.failure.set(undefined);
  }

  /** Keeps what is being written; it stays in the editor where that fails. */
  async keep(): Promise<void> {
    const draft = this.draft.get();
    if (!draft) return;
    const { id, createdAt, source, offset, length, path, colour, text } = draft;
    const { layers, format } = draft.id === undefined ? this.tree : draft;
    const note = { layers, format, source, offset, length, path, colour, text };
    await this.#try(async () => {
      this.#show((await keepNotes(this.#dump, [{ ...note, ...(id && createdAt ? { id, createdAt } : {}) }])).notes);
      if (this.draft.get() === draft) this.draft.set(undefined);
    });
  }

  async delete(note: Note): Promise<void> {
    await this.#try(async () => {
      await deleteNote(this.#dump, note.id);
      this.#show((this.all.get() ?? []).filter(({ id }) => id !== note.id));
    });
  }

  /** Takes the notes of a document that was exported. */
  async import(file: Blob): Promise<void> {
    await this.#try(async () => this.#show((await importNotes(this.#dump, file)).notes));
  }

  /** Those that touch some bytes. */
  about({ source, start, length }: Bytes): readonly Note[] {
    const end = start + Math.max(1, length);
    return this.here
      .get()
      .filter((note) => note.source === source && note.offset < end && note.offset + Math.max(1, note.length) > start);
  }

  /** Whether the bytes of a note are in this tree: those of derived sources are there in their format only. */
  isHere({ layers, format, source }: Note): boolean {
    return layers === this.tree.layers && (source === 0 || format === this.tree.format);
  }

  #show(notes: readonly Note[]): void {
    const here = notes.filter((note) => this.isHere(note));
    this.all.set(notes);
    this.here.set(here);
    this.colours.set(new Map(here.map((note) => [bytesKey(note), note.colour])));
  }

  async #try(change: () => Promise<void>): Promise<void> {
    this.failure.set(undefined);
    try {
      await change();
    } catch (error) {
      this.failure.set(error);
    }
  }
}

/** Bytes as the key of a map. */
export const bytesKey = ({ source, offset, length }: Pick<Note, 'source' | 'offset' | 'length'>) =>
  `${source}/${offset}+${length}`;
