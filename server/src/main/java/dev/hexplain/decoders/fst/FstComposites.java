package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.decode.objects.Referents;
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
import java.time.Period;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The values of composites: dates, numbers and other classes that consist of several parts. */
final class FstComposites {
    private static final int MOST = 12;
    private static final int QUARTER_OF_HOUR = 900;
    private static final int SECONDS_FOLLOW = 127;

    static final List<ObjectRowKind> FORMS = List.of(
            form("java.math.BigDecimal", FstComposites::decimal),
            form("java.time.Ser", FstComposites::time),
            form("java.util.UUID", (tree, parts) -> new UUID(number(tree, parts, 1), number(tree, parts, 0))));

    private FstComposites() {}

    /** Computes the value from the parts. */
    @FunctionalInterface
    private interface Meaning {
        Object of(FieldTree tree, List<Field> parts);
    }

    private static ObjectRowKind form(String className, Meaning meaning) {
        return new ObjectRowKind(className, "", new Tail.OwnRows(), (tree, field) -> value(tree, field, meaning));
    }

    /** The form of a class's rows; the plain form where it has no value of its own. */
    static int formOf(String className) {
        for (int i = 0; i < FORMS.size(); i++) {
            if (FORMS.get(i).id().equals(className)) {
                return FstLeafKinds.FIRST_COMPOSITE + i;
            }
        }
        return FstLeafKinds.PARTS;
    }

    private static Value value(FieldTree tree, Field field, Meaning meaning) {
        List<Field> parts = new ArrayList<>(tree.children(field, tree.slotChildCount(field), MOST));
        parts.removeIf(part -> List.of("mark", "version").contains(part.shape().production()));
        try {
            return of(meaning.of(tree, parts));
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

    private static long number(FieldTree tree, List<Field> parts, int index) {
        return Long.parseLong(tree.value(parts.get(index)).actual());
    }

    private static int small(FieldTree tree, List<Field> parts, int index) {
        return Math.toIntExact(number(tree, parts, index));
    }

    /** Its digits may be a back reference to an integer. */
    private static BigDecimal decimal(FieldTree tree, List<Field> parts) {
        Field digits = Referents.of(tree, parts.get(1)).orElse(parts.get(1));
        if (digits.shape().production().equals("java.math.BigDecimal")) {
            throw new NumberFormatException("The digits of a decimal are an integer");
        }
        return new BigDecimal(new BigInteger(tree.value(digits).actual()), small(tree, parts, 0));
    }

    /** The first part is the type of {@code java.time}. */
    private static Object time(FieldTree tree, List<Field> parts) {
        return switch (small(tree, parts, 0)) {
            case 1 -> Duration.ofSeconds(number(tree, parts, 1), number(tree, parts, 2));
            case 2 -> Instant.ofEpochSecond(number(tree, parts, 1), number(tree, parts, 2));
            case 3 -> date(tree, parts);
            case 4 -> clock(tree, parts, 1);
            case 5 -> date(tree, parts).atTime(clock(tree, parts, 4));
            case 8 ->
                ZoneOffset.ofTotalSeconds(
                        small(tree, parts, 1) == SECONDS_FOLLOW
                                ? small(tree, parts, 2)
                                : small(tree, parts, 1) * QUARTER_OF_HOUR);
            case 11 -> Year.of(small(tree, parts, 1));
            case 14 -> Period.of(small(tree, parts, 1), small(tree, parts, 2), small(tree, parts, 3));
            default -> throw new DateTimeException("No meaning is known");
        };
    }

    private static LocalDate date(FieldTree tree, List<Field> parts) {
        return LocalDate.of(small(tree, parts, 1), small(tree, parts, 2), small(tree, parts, 3));
    }

    private static LocalTime clock(FieldTree tree, List<Field> parts, int from) {
        int[] units = new int[4];
        for (int i = from; i < parts.size() && i - from < units.length; i++) {
            units[i - from] = small(tree, parts, i);
        }
        return LocalTime.of(units[0], units[1], units[2], units[3]);
    }

    static Value entry(FieldTree tree, Field entry) {
        List<Field> parts = tree.children(entry, 0, MOST);
        if (parts.isEmpty()) {
            return Value.NONE;
        }
        String production = parts.getLast().shape().production();
        return Value.described(
                production.equals(Productions.MAP) || production.equals("mapping")
                        ? "{…}"
                        : production.equals(Productions.ARRAY)
                                ? "[…]"
                                : tree.value(parts.getLast()).summary());
    }

    static Value className(FieldTree tree, Field field) {
        List<Field> last = tree.children(field, Math.max(0, tree.childCount(field) - 1), 1);
        return last.isEmpty()
                ? Value.NONE
                : Value.described(tree.value(last.getFirst()).actual());
    }
}
