package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.Uuids;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.HexFormat;

/** The values of elements, from their parts, and of parts that are more than their bytes. */
final class BsonValues {
    private static final int SUBTYPE_UUID = 4;
    private static final int UUID_SIZE = 16;

    private BsonValues() {}

    // -- of elements

    static Value content(FieldTree tree, Field element, Value read) {
        return part(tree, element, "value");
    }

    private static Value part(FieldTree tree, Field element, String name) {
        return tree.child(element, name).map(tree::value).orElse(Value.NONE);
    }

    private static long number(FieldTree tree, Field element, String name) {
        return tree.child(element, name).map(tree::integer).orElse(0L);
    }

    static Value code(FieldTree tree, Field element, Value read) {
        return part(tree, element, "code");
    }

    static Value regex(FieldTree tree, Field element, Value read) {
        return Value.of(
                "/" + unquoted(part(tree, element, "pattern")) + "/" + unquoted(part(tree, element, "options")));
    }

    private static String unquoted(Value text) {
        return text.isEmpty() ? "" : text.actual().substring(1, text.actual().length() - 1);
    }

    static Value pointer(FieldTree tree, Field element, Value read) {
        return Value.of(part(tree, element, "collection").actual() + " "
                + part(tree, element, "id").actual());
    }

    /** MongoDB's internal timestamp: seconds, and a counter within them. */
    static Value timestamp(FieldTree tree, Field element, Value read) {
        long seconds = number(tree, element, "seconds");
        return at(seconds + ", " + number(tree, element, "increment"), Instant.ofEpochSecond(seconds));
    }

    static Value binary(FieldTree tree, Field element, Value read) {
        Value data = part(tree, element, "value");
        long subtype = number(tree, element, "subtype");
        return data.description().isEmpty()
                ? data.with(
                        "", Bson.FORMAT.symbols("subtype").get().nameOf(subtype).orElse(""))
                : data;
    }

    /** The content, if that is a scalar; and the name of its type. */
    static Value typed(FieldTree tree, Field element, Value read) {
        String type = part(tree, element, "typeName").actual();
        return tree.child(element, "content")
                .filter(content ->
                        content.shape().production().equals(Productions.SCALAR) && content.kind() != BsonType.TYPED)
                .map(content -> tree.value(content).with("", type))
                .orElse(Value.described(type));
    }

    // -- of parts

    static Value date(FieldTree tree, Field leaf, Value read) {
        return Value.time(
                tree.integer(leaf), Instant.ofEpochMilli(tree.integer(leaf)).toString());
    }

    static Value seconds(FieldTree tree, Field leaf, Value read) {
        return Value.time(
                tree.integer(leaf), Instant.ofEpochSecond(tree.integer(leaf)).toString());
    }

    private static Value at(String actual, Instant time) {
        return new Value(actual, "", time.toString());
    }

    static Value objectId(FieldTree tree, Field leaf, Value read) {
        byte[] id = bytes(tree, leaf);
        String digits = HexFormat.of().formatHex(id);
        return at(digits, Instant.ofEpochSecond(ByteBuffer.wrap(id).getInt() & 0xFFFF_FFFFL))
                .meaning(new Exact.Name(digits));
    }

    static Value decimal(FieldTree tree, Field leaf, Value read) {
        return Value.decimal(BsonDecimal128.text(bytes(tree, leaf)));
    }

    static Value data(FieldTree tree, Field leaf, Value read) {
        boolean uuid = leaf.length() == UUID_SIZE
                && tree.parent(leaf.id())
                        .filter(element -> number(tree, element, "subtype") == SUBTYPE_UUID)
                        .isPresent();
        return uuid
                ? read.with("", Uuids.text(bytes(tree, leaf))).meaning(new Exact.Name(Uuids.text(bytes(tree, leaf))))
                : read;
    }

    private static byte[] bytes(FieldTree tree, Field leaf) {
        return tree.sourceOf(leaf).copy(leaf.offset(), (int) leaf.length());
    }
}
