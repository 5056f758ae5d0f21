package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.Uuids;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.HexFormat;

/** Computes values of scalars that depend on more than their bytes. */
final class BsonScalars {
    private static final int UUID_SIZE = 16;
    private static final int SUBTYPE_UUID = 4;

    private BsonScalars() {}

    /** The value of an element as a whole. */
    static Value of(FieldTree tree, Field element) {
        if (!(element.kind() instanceof BsonKind(int type, boolean _))) {
            return Value.NONE;
        }
        return switch (type) {
            case BsonType.UNDEFINED, BsonType.NULL, BsonType.MIN_KEY, BsonType.MAX_KEY ->
                Value.of(BsonType.alias(type));
            case BsonType.ARRAY -> typed(tree, element);
            case BsonType.REGEX ->
                Value.of("/" + unquoted(text(tree, element, "pattern")) + "/"
                        + unquoted(text(tree, element, "options")));
            case BsonType.DB_POINTER -> Value.of(text(tree, element, "collection") + " " + text(tree, element, "id"));
            case BsonType.CODE_WITH_SCOPE -> Value.of(text(tree, element, "code"));
            case BsonType.TIMESTAMP -> timestamp(tree, element);
            case BsonType.BINARY -> binary(tree, element);
            default -> tree.child(element, "value").map(tree::value).orElse(Value.NONE);
        };
    }

    /** What it is, for a scalar; and the type. */
    private static Value typed(FieldTree tree, Field element) {
        String type = text(tree, element, "typeName");
        return tree.child(element, "content")
                .filter(content -> content.shape().production().equals(Productions.SCALAR)
                        && !(content.kind() instanceof BsonKind(int _, boolean typed) && typed))
                .map(content -> new Value(tree.value(content).actual(), "", type))
                .orElse(Value.described(type));
    }

    private static String text(FieldTree tree, Field element, String part) {
        return tree.child(element, part).map(tree::value).orElse(Value.NONE).actual();
    }

    private static String unquoted(String text) {
        return text.length() < 2 ? text : text.substring(1, text.length() - 1);
    }

    /** MongoDB's internal timestamp: seconds, and a counter within them. */
    private static Value timestamp(FieldTree tree, Field element) {
        long seconds = tree.child(element, "seconds").map(tree::integer).orElse(0L);
        long increment = tree.child(element, "increment").map(tree::integer).orElse(0L);
        return new Value(
                seconds + ", " + increment, "", Instant.ofEpochSecond(seconds).toString());
    }

    private static Value binary(FieldTree tree, Field element) {
        Value data = tree.child(element, "value").map(tree::value).orElse(Value.NONE);
        long subtype = tree.child(element, "subtype").map(tree::integer).orElse(0L);
        String name = Bson.FORMAT.symbols("subtype").get().nameOf(subtype).orElse("");
        return new Value(data.actual(), "", data.description().isEmpty() ? name : data.description());
    }

    static Value leaf(FieldTree tree, Field leaf, Value read) {
        if (!(leaf.kind() instanceof BsonKind(int type, boolean _))) {
            return read;
        }
        return switch (type) {
            case BsonType.DATE -> new Value(read.actual(), "", instant(tree.integer(leaf)));
            case BsonType.TIMESTAMP ->
                new Value(
                        read.actual(),
                        "",
                        Instant.ofEpochSecond(tree.integer(leaf)).toString());
            case BsonType.OBJECT_ID -> objectId(tree, leaf);
            case BsonType.DECIMAL_128 ->
                Value.of(BsonDecimal128.text(tree.sourceOf(leaf).copy(leaf.offset(), 16)));
            case BsonType.BINARY -> data(tree, leaf, read);
            default -> read;
        };
    }

    private static String instant(long millis) {
        return Instant.ofEpochMilli(millis).toString();
    }

    private static Value objectId(FieldTree tree, Field leaf) {
        byte[] id = tree.sourceOf(leaf).copy(leaf.offset(), BsonType.OBJECT_ID_SIZE);
        long seconds = ByteBuffer.wrap(id).getInt() & 0xFFFF_FFFFL;
        return new Value(
                HexFormat.of().formatHex(id), "", Instant.ofEpochSecond(seconds).toString());
    }

    private static Value data(FieldTree tree, Field leaf, Value read) {
        long subtype = tree.parent(leaf.id())
                .flatMap(element -> tree.child(element, "subtype"))
                .map(tree::integer)
                .orElse(0L);
        if (subtype != SUBTYPE_UUID || leaf.length() != UUID_SIZE) {
            return read;
        }
        return new Value(read.actual(), "", Uuids.text(tree.sourceOf(leaf).copy(leaf.offset(), UUID_SIZE)));
    }
}
