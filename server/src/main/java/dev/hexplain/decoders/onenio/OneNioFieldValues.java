package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.objects.KeyNames;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.time.Instant;

/** Computes values that depend on more than their own bytes. */
final class OneNioFieldValues {
    private static final ValueLayout.OfShort S2 = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt S4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong S8 = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    /** The number of characters of a key that become a name. */
    private static final int KEPT = 200;
    /** The name of an entry whose key is an object. */
    private static final String UNNAMED = "entry";

    private OneNioFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case "null" -> Value.NULL;
            case "scalar" -> child(tree, field, "value", read);
            case "date" -> child(tree, field, "time", read);
            case "string" -> described(tree, field, "text");
            case "class" -> described(tree, field, "name");
            case "enum" -> child(tree, field, "ordinal", read);
            case "serializer" -> described(tree, field, "className");
            case "field" -> described(tree, field, "name");
            case "utf" -> described(tree, field, "name");
            case "entry" ->
                tree.child(field, "value")
                        .map(value -> Value.described(summary(tree, value)))
                        .orElse(read);
            case "millis" ->
                Value.time(
                        tree.integer(field),
                        Instant.ofEpochMilli(tree.integer(field)).toString());
            case "hex" -> Value.exactly("0x%016X".formatted(tree.integer(field)), read.exact());
            case "long-length" -> Value.whole(tree.integer(field) & Integer.MAX_VALUE);
            case "inverted" -> inverted((int) tree.integer(field), read);
            case "reference" -> ContainerPreviews.reference(tree, field);
            default -> read;
        };
    }

    private static String summary(FieldTree tree, Field value) {
        return value.shape().production().equals("entry")
                ? ""
                : tree.value(value).summary();
    }

    private static Value child(FieldTree tree, Field field, String name, Value read) {
        return tree.child(field, name).map(tree::value).orElse(read);
    }

    private static Value described(FieldTree tree, Field field, String name) {
        return tree.child(field, name)
                .map(text -> Value.described(tree.value(text).actual()))
                .orElse(Value.NONE);
    }

    /** A part of a time with its bits inverted, because the following ones are zero and omitted. */
    private static Value inverted(int value, Value read) {
        return value >= 0 ? read : Value.whole(~value).with("", "with its bits inverted: what follows is zero");
    }

    /** The number in a reference. */
    static int reference(MemorySegment bytes, long at) {
        return tag(bytes, at) == OneNioBootstrapTypes.REFERENCE
                ? bytes.get(S2, at + 1) & 0xFFFF
                : bytes.get(S4, at + 1);
    }

    private static int tag(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }

    /** The key of an entry, as a name; for a reference, its target. */
    static String key(FieldTree tree, long at) {
        MemorySegment bytes = tree.source().segment();
        if (!OneNioPlainValues.isReference(tag(bytes, at))) {
            return key(bytes, at);
        }
        Handles.Handle handle = tree.handles().at(at, reference(bytes, at));
        return handle.isDefined() ? key(bytes, tree.handles().definitionOffset(handle)) : UNNAMED;
    }

    /** The logical step of an entry: its key where that is a text, a number, a date or a constant. */
    static String logicalKey(FieldTree tree, Field entry) {
        String name = entry.shape().logical();
        if (!name.isEmpty() && !(name.equals(UNNAMED) && KeyNames.isReferred(tree, entry))) {
            return name;
        }
        return KeyNames.of(tree, entry);
    }

    private static String key(MemorySegment bytes, long at) {
        return switch (tag(bytes, at)) {
            case OneNioBootstrapTypes.STRING -> text(bytes, at + 3, Math.min(KEPT, bytes.get(S2, at + 1) & 0xFFFF));
            case OneNioBootstrapTypes.INTEGER -> Integer.toString(bytes.get(S4, at + 1));
            case OneNioBootstrapTypes.LONG -> Long.toString(bytes.get(S8, at + 1));
            case OneNioBootstrapTypes.BOOLEAN -> bytes.get(ValueLayout.JAVA_BYTE, at + 1) == 0 ? "false" : "true";
            case OneNioBootstrapTypes.BYTE -> Byte.toString(bytes.get(ValueLayout.JAVA_BYTE, at + 1));
            case OneNioBootstrapTypes.SHORT -> Short.toString(bytes.get(S2, at + 1));
            case OneNioBootstrapTypes.CHARACTER -> Character.toString((char) bytes.get(S2, at + 1));
            case OneNioBootstrapTypes.FLOAT -> Float.toString(Float.intBitsToFloat(bytes.get(S4, at + 1)));
            case OneNioBootstrapTypes.DOUBLE -> Double.toString(Double.longBitsToDouble(bytes.get(S8, at + 1)));
            case OneNioBootstrapTypes.DATE ->
                Instant.ofEpochMilli(bytes.get(S8, at + 1)).toString();
            case OneNioBootstrapTypes.NULL -> "null";
            default -> UNNAMED;
        };
    }

    private static String text(MemorySegment bytes, long at, int length) {
        return TextEncoding.MODIFIED_UTF_8.decode(bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE));
    }
}
