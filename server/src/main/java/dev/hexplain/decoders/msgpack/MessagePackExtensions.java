package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.nio.ByteOrder;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** Interprets extension types: the specification defines one, the timestamp, of type -1. */
final class MessagePackExtensions {
    private static final int TIMESTAMP = -1;
    private static final int SECONDS_BITS = 34;

    private MessagePackExtensions() {}

    static Value of(FieldTree tree, Field extension) {
        Optional<String> timestamp = timestamp(tree, extension);
        Value data = tree.child(extension, "data").map(tree::value).orElse(Value.NONE);
        return timestamp
                .map(instant -> Value.time(instant).with("", "timestamp"))
                .orElseGet(() -> data.with("", "extension " + type(tree, extension)));
    }

    private static long type(FieldTree tree, Field extension) {
        return tree.child(extension, "type").map(tree::integer).orElse(0L);
    }

    /** The content of an extension. */
    static Value data(FieldTree tree, Field data, Value read) {
        return tree.parent(data.id())
                .flatMap(extension -> timestamp(tree, extension))
                .map(Value::time)
                .orElse(read);
    }

    /** The time in an extension of type -1, in one of its three lengths. */
    private static Optional<String> timestamp(FieldTree tree, Field extension) {
        return type(tree, extension) == TIMESTAMP
                ? tree.child(extension, "data").flatMap(data -> instant(tree, data))
                : Optional.empty();
    }

    private static Optional<String> instant(FieldTree tree, Field data) {
        Cursor in = new Cursor(tree.source());
        in.seek(data.offset());
        try {
            return switch ((int) data.length()) {
                case 4 ->
                    Optional.of(
                            Instant.ofEpochSecond(in.u4(ByteOrder.BIG_ENDIAN)).toString());
                case 8 -> Optional.of(packed(in.s8()).toString());
                case 12 ->
                    Optional.of(wide(in.u4(ByteOrder.BIG_ENDIAN), in.s8()).toString());
                default -> Optional.empty();
            };
        } catch (DateTimeException | ArithmeticException beyondAllDates) {
            return Optional.empty();
        }
    }

    private static Instant packed(long word) {
        return Instant.ofEpochSecond(word & (1L << SECONDS_BITS) - 1, word >>> SECONDS_BITS);
    }

    private static Instant wide(long nanos, long seconds) {
        return Instant.ofEpochSecond(seconds, nanos);
    }
}
