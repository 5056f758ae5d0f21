package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Uuids;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.HeldScalars;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of elements with the types of BSON, in the words of MongoDB's manual ("BSON Types"). */
final class BsonLogicalValues {
    private static final int SUBTYPE_UUID = 4;
    private static final int UUID_SIZE = 16;

    private final FieldTree tree;
    private final Field element;

    private BsonLogicalValues(FieldTree tree, Field element) {
        this.tree = tree;
        this.element = element;
    }

    /** The value of an element that is no document. */
    static LogicalValue of(FieldTree tree, Field element) {
        return element.kind() instanceof BsonType type
                ? new BsonLogicalValues(tree, element).of(type)
                : HeldScalars.of(tree, element);
    }

    private LogicalValue of(BsonType type) {
        return switch (type) {
            case OBJECT_ID ->
                scalar(
                        "ObjectId",
                        ScalarKind.NAME,
                        part("value").map(this::digits).orElse(""));
            case DATE -> part("value").map(this::date).orElseGet(this::opaque);
            case TIMESTAMP -> timestamp();
            case DECIMAL_128 -> part("value").map(this::decimal).orElseGet(this::opaque);
            case REGEX -> structure("Regex", "pattern", "options");
            case CODE -> named("JavaScript");
            case SYMBOL -> named("Symbol");
            case DB_POINTER -> structure("DBPointer", "collection", "id");
            case BINARY, OLD_BINARY -> binary();
            case MIN_KEY -> scalar("MinKey", ScalarKind.NAME, "minKey");
            case MAX_KEY -> scalar("MaxKey", ScalarKind.NAME, "maxKey");
            case UNDEFINED -> scalar("Undefined", ScalarKind.NAME, "undefined");
            default -> HeldScalars.of(tree, element);
        };
    }

    /** Code and the values of its variables; empty for other elements that hold one. */
    static Optional<LogicalValue> withScope(TreeValues values, Field element, Field scope) {
        return values.tree()
                .child(element, "code")
                .filter(_ -> element.kind() == BsonType.CODE_WITH_SCOPE)
                .map(code -> new LogicalValue.Structure(
                        element,
                        "JavaScript",
                        Paged.of(List.of(
                                new LogicalValue.Named("code", LeafValues.of(values.tree(), code)),
                                new LogicalValue.Named("scope", values.later().of(scope))))));
    }

    private Optional<Field> part(String name) {
        return tree.child(element, name);
    }

    private LogicalValue opaque() {
        return LeafValues.opaque(tree, element);
    }

    private LogicalValue scalar(String type, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(element, type, kind, text);
    }

    private LogicalValue named(String type) {
        return HeldScalars.of(tree, element) instanceof LogicalValue.Scalar scalar
                ? new LogicalValue.Scalar(element, type, scalar.kind(), scalar.text())
                : opaque();
    }

    private LogicalValue date(Field millis) {
        return scalar(
                "Date",
                ScalarKind.TIME,
                Instant.ofEpochMilli(tree.integer(millis)).toString());
    }

    /** Seconds, and which of the operations within them it is. */
    private LogicalValue timestamp() {
        Optional<Field> seconds = part("seconds");
        Optional<Field> increment = part("increment");
        if (seconds.isEmpty() || increment.isEmpty()) {
            return opaque();
        }
        String time = Instant.ofEpochSecond(tree.integer(seconds.get())).toString();
        return new LogicalValue.Structure(
                element,
                "Timestamp",
                Paged.of(List.of(
                        new LogicalValue.Named("increment", LeafValues.of(tree, increment.get())),
                        new LogicalValue.Named(
                                "seconds", LogicalValue.Scalar.of(seconds.get(), "", ScalarKind.TIME, time)))));
    }

    private String digits(Field id) {
        return HexFormat.of().formatHex(tree.sourceOf(id).copy(id.offset(), (int) id.length()));
    }

    /** A value of several parts, as the library that reads it has them. */
    private LogicalValue structure(String type, String... names) {
        return new LogicalValue.Structure(
                element,
                type,
                Paged.of(Stream.of(names)
                        .flatMap(name -> part(name).stream())
                        .map(found -> new LogicalValue.Named(found.name(), LeafValues.of(tree, found)))
                        .toList()));
    }

    private LogicalValue decimal(Field bytes) {
        String digits = BsonDecimal128.text(tree.sourceOf(bytes).copy(bytes.offset(), (int) bytes.length()));
        boolean finite = !digits.isEmpty() && Character.isDigit(digits.charAt(digits.length() - 1));
        return scalar("Decimal128", finite ? ScalarKind.DECIMAL : ScalarKind.FLOAT, digits);
    }

    private LogicalValue binary() {
        Optional<Field> data = part("value");
        if (data.isEmpty()) {
            return opaque();
        }
        Field bytes = data.get();
        boolean uuid = bytes.length() == UUID_SIZE
                && part("subtype")
                        .filter(subtype -> tree.integer(subtype) == SUBTYPE_UUID)
                        .isPresent();
        return uuid
                ? scalar(
                        "UUID", ScalarKind.NAME, Uuids.text(tree.sourceOf(bytes).copy(bytes.offset(), UUID_SIZE)))
                : new LogicalValue.Scalar(
                        element,
                        "Binary",
                        ScalarKind.BYTES,
                        LeafValues.bytes(tree, bytes, bytes.offset()).text());
    }
}
