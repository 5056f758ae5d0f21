package dev.hexplain.decoders.fory;

import dev.hexplain.decode.documents.Decimals;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** Computes values that depend on more than their own bytes, by the production of their shapes. */
final class ForyFieldValues {
    static final String UNSIGNED = "varuint";
    static final String TEXT_LENGTH = "textLength";
    static final String TYPE_ID = "typeId";
    static final String NAME = "name";
    static final String DECIMAL = "decimal";
    static final String BIG_INTEGER = "bigInteger";
    static final String HOLDER = "holder";
    static final String ENTRY = "entry";
    /** Some of the entries of a map. */
    static final String ENTRIES = "entries";

    static final String CLASS_ID = "classId";

    private static final int LONGEST_NUMBER = 64;
    private static final int LONGEST_NAME = 512;

    private ForyFieldValues() {}

    static Value of(FieldTree tree, Field field, Value read) {
        String production = field.shape().production();
        try {
            return switch (production) {
                case "" -> read;
                case HOLDER, ENTRY -> ofLast(tree, field, read);
                case DECIMAL -> decimal(tree, field);
                case TYPE_ID -> typeId(read);
                default -> ofBytes(production, bytes(tree, field), read);
            };
        } catch (DateTimeException | ArithmeticException | NumberFormatException outOfRange) {
            return read.with(read.symbol(), "out of range");
        }
    }

    private static byte[] bytes(FieldTree tree, Field field) {
        return tree.source().copy(field.offset(), (int) Math.min(field.length(), LONGEST_NAME));
    }

    /** A row that wraps a value has the value of its last part. */
    private static Value ofLast(FieldTree tree, Field field, Value read) {
        long count = tree.childCount(field);
        List<Field> last = count == 0 ? List.of() : tree.children(field, count - 1, 1);
        if (last.isEmpty() || last.getFirst().shape().production().equals(HOLDER)) {
            return read;
        }
        Field part = last.getFirst();
        boolean value = part.shape().isLeaf() || part.shape().production().equals(DECIMAL);
        return value ? tree.value(part) : read;
    }

    private static Value typeId(Value read) {
        String name = ForyJdkKinds.nameOf(Integer.decode(read.actual()));
        return name == null || !read.symbol().isEmpty() ? read : read.with(name, "");
    }

    private static Value classId(long twice) {
        String name = ForyJdkKinds.nameOf((int) Math.min(twice >>> 1, Integer.MAX_VALUE));
        return new Value(Long.toString(twice >>> 1), name == null ? "" : name, "");
    }

    private static Value decimal(FieldTree tree, Field field) {
        List<Field> parts = tree.children(field, 0, 4);
        if (parts.size() < 4) {
            return Value.NONE;
        }
        long written = ForyVarints.unsigned(bytes(tree, parts.getFirst()));
        long scale = written >>> Integer.SIZE == 0 ? (int) written : written;
        Field unscaled = parts.getLast();
        return unscaled.length() > LONGEST_NUMBER
                ? Value.NONE
                : decimal(ForyVarints.bigEndian(bytes(tree, unscaled)), scale);
    }

    /** Zeros before the decimal point that only the scale has are shown, and are no digits of the number. */
    private static Value decimal(BigInteger unscaled, long scale) {
        return Value.exactly(
                Decimals.plain(unscaled, scale), new Exact.Decimal(Decimals.text(unscaled, BigInteger.valueOf(scale))));
    }

    private static Value ofBytes(String production, byte[] bytes, Value read) {
        if (production.startsWith(NAME) && production.length() > NAME.length()) {
            int encoding = production.charAt(NAME.length()) - '0';
            return Value.text(ForyMetaStrings.decode(bytes, encoding, production.substring(NAME.length() + 1)));
        }
        return switch (production) {
            case UNSIGNED -> Value.whole(Long.toUnsignedString(ForyVarints.unsigned(bytes)));
            case TEXT_LENGTH -> textLength(ForyVarints.unsigned(bytes));
            case CLASS_ID -> classId(ForyVarints.unsigned(bytes));
            case BIG_INTEGER, "BIG_INTEGER" ->
                bytes.length > LONGEST_NUMBER ? read : Value.whole(ForyVarints.bigEndian(bytes));
            case "INT", "VAR_LONG" -> Value.whole(ForyVarints.zigzag(ForyVarints.unsigned(bytes)));
            case "TAGGED_LONG" -> Value.whole(ForyVarints.tagged(bytes));
            case "INSTANT" ->
                Value.time(Instant.ofEpochSecond(ForyVarints.fixed(bytes, 0, 8), ForyVarints.fixed(bytes, 8, 4))
                        .toString());
            case "TIMESTAMP" ->
                Value.time(Instant.ofEpochMilli(ForyVarints.fixed(bytes, 0, 8))
                        .plusNanos(ForyVarints.fixed(bytes, 8, 4))
                        .toString());
            case "DATE" ->
                Value.time(
                        ForyVarints.fixed(bytes, 0, 8),
                        Instant.ofEpochMilli(ForyVarints.fixed(bytes, 0, 8)).toString());
            case "UUID" ->
                Value.name(new UUID(ForyVarints.fixed(bytes, 0, 8), ForyVarints.fixed(bytes, 8, 8)).toString());
            case "LOCAL_DATE" ->
                Value.time(LocalDate.of((int) ForyVarints.fixed(bytes, 0, 4), bytes[4], bytes[5])
                        .toString());
            case "XLANG_DATE" ->
                Value.time(LocalDate.ofEpochDay(ForyVarints.zigzag(ForyVarints.unsigned(bytes)))
                        .toString());
            case "DURATION" -> duration(bytes);
            case "LOCAL_TIME",
                    "LOCAL_DATE_TIME",
                    "OFFSET_TIME",
                    "OFFSET_DATE_TIME",
                    "ZONED_DATE_TIME",
                    "ZONE_OFFSET",
                    "YEAR",
                    "YEAR_MONTH",
                    "MONTH_DAY",
                    "PERIOD" -> Value.time(ForyTimes.text(ForyKind.Form.valueOf(production), bytes));
            default -> read;
        };
    }

    private static Value textLength(long number) {
        String coder = switch ((int) number & 3) {
            case ForyShapes.LATIN_1 -> "Latin-1";
            case ForyShapes.UTF_16 -> "UTF-16";
            default -> "UTF-8";
        };
        return new Value(Long.toUnsignedString(number >>> 2), "", coder);
    }

    private static Value duration(byte[] bytes) {
        int head = bytes.length - Integer.BYTES;
        long seconds = ForyVarints.zigzag(ForyVarints.unsigned(java.util.Arrays.copyOf(bytes, head)));
        return Value.time(Duration.ofSeconds(seconds, ForyVarints.fixed(bytes, head, Integer.BYTES))
                .toString());
    }
}
