package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;

/**
 * The order of the keys of a sorted map, as far as it is known without running its comparator: that of scalars of one
 * class, and that a key is as large as itself.
 *
 * @param byType the order of texts of scalars, by their type
 */
record SortedKeyOrder(Map<String, Comparator<String>> byType, boolean reversed) {
    private static final int LONGEST_KEY = 1 << 12;
    /** Comparators that reverse others. */
    private static final int MOST_COMPARATORS = 16;

    private static final Comparator<String> INTEGER = Comparator.comparing(BigInteger::new);
    private static final Comparator<String> FLOAT = Comparator.comparing(Double::valueOf);
    private static final Comparator<String> INSTANT = Comparator.comparing(Instant::parse);

    private static final SortedKeyOrder NATURAL = new SortedKeyOrder(
            Map.ofEntries(
                    Map.entry("java.lang.String", Comparator.naturalOrder()),
                    Map.entry("java.lang.Character", Comparator.naturalOrder()),
                    Map.entry("java.lang.Boolean", Comparator.naturalOrder()),
                    Map.entry("java.lang.Byte", INTEGER),
                    Map.entry("java.lang.Short", INTEGER),
                    Map.entry("java.lang.Integer", INTEGER),
                    Map.entry("java.lang.Long", INTEGER),
                    Map.entry("java.math.BigInteger", INTEGER),
                    Map.entry("java.math.BigDecimal", Comparator.comparing(BigDecimal::new)),
                    Map.entry("java.lang.Float", FLOAT),
                    Map.entry("java.lang.Double", FLOAT),
                    Map.entry("java.util.UUID", Comparator.comparing(UUID::fromString)),
                    Map.entry("java.util.Date", INSTANT),
                    Map.entry("java.sql.Timestamp", INSTANT),
                    Map.entry("java.sql.Date", INSTANT),
                    Map.entry("java.time.Instant", INSTANT),
                    Map.entry("java.time.LocalDate", Comparator.comparing(LocalDate::parse, LocalDate::compareTo)),
                    Map.entry("java.time.LocalTime", Comparator.comparing(LocalTime::parse)),
                    Map.entry(
                            "java.time.LocalDateTime",
                            Comparator.comparing(LocalDateTime::parse, LocalDateTime::compareTo))),
            false);

    private static final SortedKeyOrder IGNORING_CASE =
            new SortedKeyOrder(Map.of("java.lang.String", String.CASE_INSENSITIVE_ORDER), false);

    private static final SortedKeyOrder UNKNOWN = new SortedKeyOrder(Map.of(), false);

    /** The order that a comparator gives; null stands for that of the keys themselves. */
    static SortedKeyOrder of(TreeValues values, LogicalValue comparator) throws MisfitException {
        LogicalValue found = comparator;
        boolean reversed = false;
        for (int left = MOST_COMPARATORS; left > 0; left--) {
            if (found instanceof LogicalValue.Reference elsewhere) {
                found = values.inside().of(elsewhere);
            }
            if (!found.type().equals("java.util.Collections$ReverseComparator2")) {
                break;
            }
            reversed = !reversed;
            found = new StreamObject(values.inside(), found.field())
                    .above(found.type())
                    .unfollowed("cmp");
        }
        SortedKeyOrder order = ofClass(found);
        return new SortedKeyOrder(order.byType, order.reversed != reversed);
    }

    private static SortedKeyOrder ofClass(LogicalValue comparator) {
        boolean absent = comparator instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.NULL;
        return switch (absent ? "" : comparator.type()) {
            case "", "java.util.Comparators$NaturalOrderComparator" -> NATURAL;
            case "java.util.Collections$ReverseComparator" -> new SortedKeyOrder(NATURAL.byType, true);
            case "java.lang.String$CaseInsensitiveComparator" -> IGNORING_CASE;
            default -> UNKNOWN;
        };
    }

    /** How two keys follow one another; empty where that is not known. */
    OptionalInt compare(LogicalValue one, LogicalValue other) {
        if (isSame(one, other)) {
            return OptionalInt.of(0);
        }
        Comparator<String> texts = byType.get(one.type());
        if (texts == null
                || !(one instanceof LogicalValue.Scalar first)
                || !(other instanceof LogicalValue.Scalar second)
                || !knows(one)
                || !first.type().equals(second.type())) {
            return OptionalInt.empty();
        }
        try {
            int order = texts.compare(text(first), text(second));
            return OptionalInt.of(reversed ? -Integer.signum(order) : order);
        } catch (IllegalArgumentException | DateTimeException ofNoSuchType) {
            return OptionalInt.empty();
        }
    }

    /** Whether a key can be compared with others of its type. */
    boolean knows(LogicalValue key) {
        return key instanceof LogicalValue.Scalar scalar
                && byType.containsKey(scalar.type())
                && !scalar.text().isLongerThan(LONGEST_KEY);
    }

    private static boolean isSame(LogicalValue one, LogicalValue other) {
        return (one instanceof LogicalValue.Scalar first && other instanceof LogicalValue.Scalar second)
                ? first.kind() == second.kind()
                        && first.type().equals(second.type())
                        && !first.text().isLongerThan(LONGEST_KEY)
                        && text(first).equals(text(second))
                : target(one).equals(target(other));
    }

    private static Field target(LogicalValue key) {
        return key instanceof LogicalValue.Reference elsewhere ? elsewhere.target() : key.field();
    }

    private static String text(LogicalValue.Scalar key) {
        return key.text().first(LONGEST_KEY + 1);
    }
}
