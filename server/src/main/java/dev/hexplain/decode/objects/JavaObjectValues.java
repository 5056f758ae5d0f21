package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** What objects of well-known JDK classes say that a library writes part by part: numbers, times, UUIDs. */
public final class JavaObjectValues {
    /** Of a number: 16 kB, about 39,000 digits. */
    private static final int MOST_WORDS = 1 << 12;

    private final TreeValues values;
    private final Field object;

    private JavaObjectValues(TreeValues values, Field object) {
        this.values = values;
        this.object = object;
    }

    /**
     * The value of an object by its parts; empty for other classes, and where the parts are not those of the class.
     *
     * @param className with its package, or that of an object that is written in its place: {@code InstantHandle}
     */
    public static Optional<LogicalValue> of(TreeValues values, Field object, String className) {
        String name = className.substring(className.lastIndexOf('.') + 1);
        try {
            JavaObjectValues parts = new JavaObjectValues(values, object);
            return switch (name) {
                case "BigDecimal" -> Optional.of(parts.scalar(className, ScalarKind.DECIMAL, parts.decimal()));
                case "BigInteger" -> Optional.of(parts.scalar(className, ScalarKind.INTEGER, parts.integer()));
                case "FloatHandle" ->
                    Optional.of(parts.scalar(className, ScalarKind.FLOAT, (float) parts.real("_value")));
                case "UUID" -> Optional.of(parts.scalar(className, ScalarKind.NAME, parts.uuid()));
                default -> parts.time(name).map(text -> parts.scalar(className, ScalarKind.TIME, text));
            };
        } catch (DateTimeException | ArithmeticException | NumberFormatException misfit) {
            return Optional.empty();
        }
    }

    private LogicalValue scalar(String type, ScalarKind kind, Object text) {
        return LogicalValue.Scalar.of(object, type, kind, text.toString());
    }

    private Optional<String> time(String className) {
        String name = className.endsWith("Handle")
                ? className.substring(0, className.length() - "Handle".length())
                : className;
        Object time = switch (name) {
            case "Instant" -> Instant.ofEpochSecond(number("seconds"), number("nanos"));
            case "Duration" -> Duration.ofSeconds(number("seconds"), number("nanos"));
            case "LocalDate" -> date();
            case "LocalTime" -> time();
            case "LocalDateTime" -> dateTime();
            case "OffsetTime" -> text("localTime").orElseGet(() -> time().toString()) + offset();
            case "OffsetDateTime" -> text("dateTime").orElseGet(this::dateTime) + offset();
            case "ZonedDateTime" -> text("dateTime").orElseGet(this::dateTime) + offset() + zone();
            case "ZoneOffset" -> offset();
            case "Year" -> Year.of(small("year"));
            case "YearMonth" -> YearMonth.of(small("year"), small("month"));
            case "MonthDay" -> MonthDay.of(small("month"), small("day"));
            case "Period" -> Period.of(small("years"), small("months"), small("days"));
            default -> "";
        };
        return Optional.of(time.toString()).filter(text -> !text.isEmpty());
    }

    private LocalDate date() {
        return LocalDate.of(small("year"), small("month"), small("day"));
    }

    private LocalTime time() {
        int nano = has("nano") ? small("nano") : 0;
        return LocalTime.of(ofClock("hour"), ofClock("minute"), ofClock("second"), nano);
    }

    /** What is left out is 0; the last part that is there has its bits inverted. */
    private int ofClock(String name) {
        int written = has(name) ? small(name) : 0;
        return written < 0 ? ~written : written;
    }

    private String dateTime() {
        return text("date").orElseGet(() -> date().toString())
                + "T"
                + text("time").orElseGet(() -> time().toString());
    }

    private String offset() {
        return text("zoneOffset")
                .or(() -> text("offset").filter(text -> !text.matches("-?[0-9]+")))
                .orElseGet(() -> ZoneOffset.ofTotalSeconds(offsetSeconds()).getId());
    }

    /** Quarters of an hour; 127 where the seconds follow. */
    private int offsetSeconds() {
        if (has("offset") && small("offset") != Byte.MAX_VALUE) {
            return small("offset") * 900;
        }
        return has("offset_seconds") ? small("offset_seconds") : small("seconds");
    }

    private String zone() {
        return text("zoneId").or(() -> text("region")).map(id -> "[" + id + "]").orElse("");
    }

    private BigDecimal decimal() {
        return text("value")
                .map(BigDecimal::new)
                .orElseGet(() -> new BigDecimal(new BigInteger(text("intVal").orElse("")), small("scale")));
    }

    private BigInteger integer() {
        Optional<String> written = text("value");
        if (written.isPresent()) {
            return new BigInteger(written.get());
        }
        return new BigInteger(small("signum"), magnitude());
    }

    /** Words of 32 bits, the highest one first. */
    private byte[] magnitude() {
        LogicalValue array = part("mag").orElseThrow(() -> new ArithmeticException("no magnitude"));
        List<LogicalValue> words = array instanceof LogicalValue.Sequence sequence
                ? sequence.elements().page(0, MOST_WORDS)
                : ChildFields.behindSlots(values.tree(), array.field()).page(0, MOST_WORDS).stream()
                        .map(values.inside()::of)
                        .toList();
        ByteBuffer bytes = ByteBuffer.allocate(words.size() * Integer.BYTES);
        words.forEach(word -> bytes.putInt((int) Long.parseLong(text(word))));
        return bytes.array();
    }

    private UUID uuid() {
        return new UUID(number("mostSigBits"), number("leastSigBits"));
    }

    private boolean has(String name) {
        return values.tree().child(object, name).isPresent();
    }

    private int small(String name) {
        return Math.toIntExact(number(name));
    }

    private long number(String name) {
        return Long.parseLong(text(name).orElse(""));
    }

    private double real(String name) {
        return Double.parseDouble(text(name).orElse(""));
    }

    private Optional<String> text(String name) {
        return part(name).map(JavaObjectValues::text).filter(text -> !text.isEmpty());
    }

    private static String text(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar && scalar.kind() != ScalarKind.NULL
                ? scalar.text().first(Integer.MAX_VALUE >> 3)
                : "";
    }

    private Optional<LogicalValue> part(String name) {
        return values.tree().child(object, name).map(values.inside()::of);
    }
}
