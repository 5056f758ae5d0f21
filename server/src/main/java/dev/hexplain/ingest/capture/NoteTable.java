package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;

/** Table of the places of comments and resolved names in the capture, which are read on request. */
final class NoteTable {
    private static final int OFFSET = 0;
    private static final int LENGTH = 8;
    private static final int ABOUT = 12;
    private static final int BYTES = 16;

    private final RecordTable notes;

    private NoteTable(RecordTable notes) {
        this.notes = notes;
    }

    static NoteTable create(TreeStorage storage, String name) {
        return new NoteTable(RecordTable.create(storage, name, BYTES));
    }

    static NoteTable open(TreeStorage storage, String name) {
        return new NoteTable(RecordTable.open(storage, name, BYTES));
    }

    /** Keeps one, unless there are too many. */
    void add(long offset, int length, int about) {
        if (notes.count() < CaptureLimits.NOTES) {
            int note = notes.append();
            notes.setLong(note, OFFSET, offset);
            notes.setInt(note, LENGTH, length);
            notes.setInt(note, ABOUT, about);
        }
    }

    int count() {
        return notes.count();
    }

    long offset(int note) {
        return notes.getLong(note, OFFSET);
    }

    int length(int note) {
        return notes.getInt(note, LENGTH);
    }

    /** The packet, or the type of the record. */
    int about(int note) {
        return notes.getInt(note, ABOUT);
    }

    void seal() {
        notes.seal();
    }
}
