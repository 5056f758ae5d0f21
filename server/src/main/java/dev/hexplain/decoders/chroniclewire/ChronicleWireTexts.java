package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** What texts mean whose code, or the class in front of them, says that they are numbers or times. */
final class ChronicleWireTexts {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS z", Locale.ROOT);
    private static final int LONGEST = 1 << 10;

    private ChronicleWireTexts() {}

    static LogicalValue meaning(FieldTree tree, Field field, LogicalValue value) {
        if (!(value instanceof LogicalValue.Scalar scalar)
                || scalar.kind() != ScalarKind.TEXT
                || scalar.text().isLongerThan(LONGEST)) {
            return value;
        }
        try {
            return meaning(scalar, kind(tree, field), scalar.text().first(LONGEST));
        } catch (DateTimeException | NumberFormatException misfit) {
            return value;
        }
    }

    /** The class in front of a text, or that of its code. */
    private static String kind(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case "typed" ->
                tree.child(field, "type")
                        .map(type -> TextEncoding.MODIFIED_UTF_8.decode(
                                tree.sourceOf(type).copy(type.offset(), (int) type.length())))
                        .orElse("");
            case "text" ->
                switch (tree.sourceOf(field).copy(field.offset(), 1)[0] & 0xFF) {
                    case ChronicleWireCodes.TIME -> "java.time.LocalTime";
                    case ChronicleWireCodes.TIME + 1 -> "java.time.LocalDate";
                    case ChronicleWireCodes.TIME + 2 -> "java.time.LocalDateTime";
                    case ChronicleWireCodes.ZONED_DATE_TIME -> "java.time.ZonedDateTime";
                    default -> "";
                };
            default -> "";
        };
    }

    private static LogicalValue meaning(LogicalValue.Scalar scalar, String kind, String text) {
        return switch (kind) {
            case "java.util.Date" -> of(scalar, ScalarKind.TIME, DATE.parse(text, Instant::from));
            case "java.math.BigDecimal" -> of(scalar, ScalarKind.DECIMAL, new BigDecimal(text));
            case "java.math.BigInteger" -> of(scalar, ScalarKind.INTEGER, new BigInteger(text));
            case "java.time.Instant",
                    "java.time.LocalDate",
                    "java.time.LocalTime",
                    "java.time.LocalDateTime",
                    "java.time.OffsetDateTime",
                    "java.time.ZonedDateTime",
                    "Time",
                    "Date",
                    "DateTime",
                    "ZonedDateTime" -> of(scalar, ScalarKind.TIME, text);
            default -> scalar;
        };
    }

    private static LogicalValue of(LogicalValue.Scalar scalar, ScalarKind kind, Object text) {
        return LogicalValue.Scalar.of(scalar.field(), scalar.type(), kind, text.toString());
    }
}
