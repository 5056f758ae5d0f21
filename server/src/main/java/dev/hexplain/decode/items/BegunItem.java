package dev.hexplain.decode.items;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Optional;

/** What is there of a text or of bytes in which a source ends. */
final class BegunItem {
    private static final int MOST_CONTINUATION = 3;

    private final ItemTable table;
    private final Field field;
    private final MemorySegment bytes;

    BegunItem(ItemTable table, FieldTree tree, Field field) {
        this.table = table;
        this.field = field;
        this.bytes = tree.sourceOf(field).segment();
    }

    /** Empty of other items, and where all of the item is there. */
    Optional<LogicalValue> value() {
        if (field.length() == 0) {
            return Optional.empty();
        }
        int first = ItemTable.u1(bytes, field.offset());
        long body = field.offset() + (table.argumentSize(first) > 0 ? table.headSize(first) : 1);
        if (body > field.end() || table.sizeOf(bytes, field.offset()) <= field.length()) {
            return Optional.empty();
        }
        return switch (table.form(first)) {
            case TEXT ->
                Optional.of(new LogicalValue.Scalar(
                        field,
                        "",
                        ScalarKind.TEXT,
                        new ScalarText.Encoded(bytes.asSlice(body, wholeCharacters(body) - body), TextEncoding.UTF_8)));
            case BINARY ->
                Optional.of(new LogicalValue.Opaque(
                        field, "", new ScalarText.Hex(bytes.asSlice(body, field.end() - body))));
            default -> Optional.empty();
        };
    }

    /** The end of the last whole character. */
    private long wholeCharacters(long body) {
        long at = field.end();
        while (at > body && at > field.end() - MOST_CONTINUATION && isContinuation(at - 1)) {
            at--;
        }
        return at > body && isCut(at - 1) ? at - 1 : field.end();
    }

    /** Whether the bytes end in the character at an offset. */
    private boolean isCut(long at) {
        int ones = Integer.numberOfLeadingZeros(~((int) bytes.get(ValueLayout.JAVA_BYTE, at) << 24));
        return ones > 1 && at + ones > field.end();
    }

    private boolean isContinuation(long at) {
        return (bytes.get(ValueLayout.JAVA_BYTE, at) & 0xC0) == 0x80;
    }
}
