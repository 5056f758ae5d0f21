package dev.hexplain.batch.rows;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a row of a table is of. */
public enum RowKind {
    /** A file. */
    FILES(new FileRows()),
    /** A message of a flow in a capture; a file that is no capture is one message. */
    MESSAGES(new MessageRows()),
    /** A class that a stream describes, in a file or in what a side of a flow sent. */
    CLASSES(new ClassRows()),
    /** A leaf: a field without fields in it. */
    FIELDS(new FieldRows());

    /** Counts up with every change of a column's name, type or meaning. */
    public static final int VERSION = 2;

    /** What every row says of its file. */
    private static final List<TableColumn> COMMON = List.of(
            TableColumn.text("path", "the file, as it was reached from what was named"),
            TableColumn.number("item", "number of the row within its file, from 0"),
            TableColumn.text("sha256", "of the file's content"),
            TableColumn.number("size", "bytes of the file"),
            TableColumn.time("modified", "when the file was last changed, as its folder says"),
            TableColumn.text("layers", "what was taken off before decoding, `raw` where nothing was"),
            TableColumn.text("format", "id of the format that the file was read as"),
            TableColumn.text(
                    "status", "`complete`, `partial`, `unrecognised`, `unreadable`, or `changed` while it was read"),
            TableColumn.text("reason", "why the file is unreadable, or which kind of file an unrecognised one is"));

    private final RowSource source;

    RowKind(RowSource source) {
        this.source = source;
    }

    /** The kind of that name. */
    public static Optional<RowKind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }

    /** As it is written, and what such a table is called in questions: {@code files}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    RowSource source() {
        return source;
    }

    /** All of them, in order. */
    public List<TableColumn> columns() {
        return Stream.concat(COMMON.stream(), source.columns().stream()).toList();
    }

    /** Those that all kinds have, which come first. */
    public static List<TableColumn> commonColumns() {
        return COMMON;
    }
}
