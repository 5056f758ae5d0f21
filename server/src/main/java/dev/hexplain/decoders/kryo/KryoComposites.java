package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.util.UUID;
import java.util.stream.Stream;

/** Computes values that consist of several parts: dates, times, decimal numbers. */
final class KryoComposites {
    private static final int QUARTER_OF_HOUR = 900;
    private static final int SECONDS_FOLLOW = 127;

    /** A row of parts without a value of its own. */
    static final ObjectRowKind ROW = new ObjectRowKind("parts", "", new Tail.OwnRows(), (tree, field) -> Value.NONE);

    /** A class with the name id that it has from here on. */
    static final ObjectRowKind CLASS = new ObjectRowKind(
            "class",
            "class",
            new Tail.OwnRows(),
            (tree, field) -> tree.children(field, tree.slotChildCount(field) - 1, 1).stream()
                    .findFirst()
                    .map(name -> Value.described(tree.value(name).actual()))
                    .orElse(Value.NONE));

    /** Computes the value from the parts. */
    @FunctionalInterface
    private interface Meaning {
        Object of(Parts parts);
    }

    static final List<ObjectRowKind> FORMS = List.of(
            form("java.math.BigDecimal", parts -> new BigDecimal(new BigInteger(parts.text(0)), parts.number(1))),
            form("java.time.Instant", parts -> Instant.ofEpochSecond(parts.bigNumber(0), parts.number(1))),
            form("java.time.Duration", parts -> Duration.ofSeconds(parts.bigNumber(0), parts.number(1))),
            form("java.time.LocalDate", Parts::date),
            form("java.time.LocalTime", parts -> parts.time(0)),
            form(
                    "java.time.LocalDateTime",
                    parts -> parts.date().atTime(parts.child(3).time(0))),
            form("java.time.ZoneOffset", Parts::offset),
            form(
                    "java.time.OffsetTime",
                    parts -> parts.child(0).time(0) + "" + parts.child(1).offset()),
            form(
                    "java.time.OffsetDateTime",
                    parts -> parts.date().atTime(parts.child(3).time(0)) + ""
                            + parts.child(4).offset()),
            form(
                    "java.time.ZonedDateTime",
                    parts -> parts.date().atTime(parts.child(3).time(0)) + "["
                            + parts.text(4).replace("\"", "") + "]"),
            form("java.time.Year", parts -> Year.of(parts.number(0))),
            form("java.time.YearMonth", parts -> YearMonth.of(parts.number(0), parts.number(1))),
            form("java.time.MonthDay", parts -> MonthDay.of(parts.number(0), parts.number(1))),
            form("java.time.Period", parts -> Period.of(parts.number(0), parts.number(1), parts.number(2))),
            form("java.util.UUID", Parts::uuid));

    private KryoComposites() {}

    private static ObjectRowKind form(String className, Meaning meaning) {
        return new ObjectRowKind(className, "", new Tail.OwnRows(), (tree, field) -> value(tree, field, meaning));
    }

    /** The form of a class's rows; the plain form where it has no value of its own. */
    static int formOf(String className) {
        for (int i = 0; i < FORMS.size(); i++) {
            if (FORMS.get(i).id().equals(className)) {
                return KryoLeafKinds.FIRST_COMPOSITE + i;
            }
        }
        return KryoLeafKinds.PARTS;
    }

    private static Value value(FieldTree tree, Field field, Meaning meaning) {
        try {
            return of(meaning.of(Parts.of(tree, field)));
        } catch (DateTimeException | ArithmeticException | NumberFormatException | IndexOutOfBoundsException e) {
            return Value.described("not a value of this type");
        }
    }

    private static Value of(Object meant) {
        return switch (meant) {
            case BigDecimal number -> Value.decimal(number);
            case UUID id -> Value.name(id.toString());
            default -> Value.time(meant.toString());
        };
    }

    /** An instant as shown to users; empty where it is out of range. */
    static String instant(long millis) {
        try {
            return Instant.ofEpochMilli(millis).toString();
        } catch (DateTimeException e) {
            return "";
        }
    }

    /** The parts of a value, without those of the encoding. */
    private record Parts(FieldTree tree, List<Field> fields) {
        private static final int MOST = 10;

        static Parts of(FieldTree tree, Field field) {
            return new Parts(tree, tree.children(field, tree.slotChildCount(field), MOST));
        }

        String text(int index) {
            return tree.value(fields.get(index)).actual();
        }

        int number(int index) {
            return Integer.parseInt(text(index));
        }

        long bigNumber(int index) {
            return Long.parseLong(text(index));
        }

        Parts child(int index) {
            return of(tree, fields.get(index));
        }

        /** The halves come by name from the fields, and the higher one first from the serializer. */
        UUID uuid() {
            int most = fields.getFirst().name().equals("mostSigBits") ? 0 : 1;
            return new UUID(bigNumber(most), bigNumber(1 - most));
        }

        LocalDate date() {
            return LocalDate.of(number(0), number(1), number(2));
        }

        LocalTime time(int from) {
            List<Integer> units = Stream.iterate(from, i -> i < fields.size(), i -> i + 1)
                    .map(this::number)
                    .toList();
            return LocalTime.of(
                    units.get(0),
                    units.size() > 1 ? units.get(1) : 0,
                    units.size() > 2 ? units.get(2) : 0,
                    units.size() > 3 ? units.get(3) : 0);
        }

        ZoneOffset offset() {
            return ZoneOffset.ofTotalSeconds(number(0) == SECONDS_FOLLOW ? number(1) : number(0) * QUARTER_OF_HOUR);
        }
    }
}
