package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The rules of time zones: {@code java.time.zone}. One class stands for all: its first byte tells which. */
final class JdkZoneRules {
    /** Seconds from the first moment that three bytes can say, 1825-01-01, to 1970. */
    private static final long FIRST = 4_575_744_000L;
    /** In place of three bytes: a long follows. */
    private static final int LONG_FOLLOWS = 255;

    private static final int QUARTER = 15 * 60;
    private static final int HALF_HOUR = 30 * 60;
    private static final int HOUR = 60 * 60;
    private static final int DAY = 24 * HOUR;

    static final Map<String, JavaView> VIEWS = Map.of("java.time.zone.Ser", JdkZoneRules::value);

    private JdkZoneRules() {}

    private static LogicalValue value(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().blocks(0);
        int type = in.u1();
        try {
            return switch (type) {
                case 1 -> rules(object, in);
                case 2 -> named(object, "ZoneOffsetTransition", transition(in));
                case 3 -> named(object, "ZoneOffsetTransitionRule", rule(in));
                default ->
                    throw new MisfitException("a type from 1 to 3 was expected, and %d was found".formatted(type));
            };
        } catch (DateTimeException | IllegalArgumentException beyond) {
            throw new MisfitException("rules of a time zone were expected: " + beyond.getMessage());
        }
    }

    private static LogicalValue named(StreamObject object, String type, Object value) {
        return LogicalValue.Scalar.of(object.field(), "java.time.zone." + type, ScalarKind.NAME, value.toString());
    }

    /** Two lists of moments, standard time and wall time, each with the offsets between them; b(n), and n rules. */
    private static LogicalValue rules(StreamObject object, Cursor in) throws MisfitException {
        List<LogicalValue> standard = changes(object, in);
        List<LogicalValue> wall = changes(object, in);
        List<LogicalValue> rules = new ArrayList<>();
        for (int left = in.u1(); left > 0; left--) {
            rules.add(named(object, "ZoneOffsetTransitionRule", rule(in)));
        }
        return new LogicalValue.Structure(
                object.field(),
                "java.time.zone.ZoneRules",
                Paged.of(List.of(
                        member(object, "standardOffsets", standard),
                        member(object, "wallOffsets", wall),
                        member(object, "lastRules", rules))));
    }

    private static LogicalValue.Named member(StreamObject object, String name, List<LogicalValue> elements) {
        return new LogicalValue.Named(name, new LogicalValue.Sequence(object.field(), "", Paged.of(elements)));
    }

    /** The offset before all changes, and each change. */
    private static List<LogicalValue> changes(StreamObject object, Cursor in) throws MisfitException {
        int count = in.s4();
        in.require(count);
        long[] moments = new long[count];
        for (int i = 0; i < count; i++) {
            moments[i] = epochSecond(in);
        }
        ZoneOffset before = JdkTimes.offset(in);
        List<LogicalValue> changes = new ArrayList<>(List.of(named(object, "ZoneOffset", before)));
        for (long moment : moments) {
            ZoneOffset after = JdkTimes.offset(in);
            changes.add(named(object, "ZoneOffsetTransition", transition(moment, before, after)));
            before = after;
        }
        return changes;
    }

    /** b(255) l, or three bytes: quarters of an hour since 1825. */
    private static long epochSecond(Cursor in) {
        int high = in.u1();
        return high == LONG_FOLLOWS ? in.s8() : ((long) high << 16 | in.u2()) * QUARTER - FIRST;
    }

    private static ZoneOffsetTransition transition(Cursor in) {
        return transition(epochSecond(in), JdkTimes.offset(in), JdkTimes.offset(in));
    }

    private static ZoneOffsetTransition transition(long epochSecond, ZoneOffset before, ZoneOffset after) {
        return ZoneOffsetTransition.of(LocalDateTime.ofEpochSecond(epochSecond, 0, before), before, after);
    }

    /**
     * i: month (4 bits), day + 32 (6), day of the week (3), hour (5), what the time is (2), standard offset + 128 in
     * quarters of an hour (8), offsets before and after in half hours beyond it (2 each). The highest value of an hour,
     * an offset, a difference says that an int follows: seconds.
     */
    private static ZoneOffsetTransitionRule rule(Cursor in) {
        int bits = in.s4();
        int dayOfWeek = bits >>> 19 & 7;
        int hour = bits >>> 14 & 31;
        int seconds = hour == 31 ? in.s4() : hour * HOUR;
        int standardBits = bits >>> 4 & 255;
        int standard = standardBits == 255 ? in.s4() : (standardBits - 128) * QUARTER;
        int before = beyond(in, bits >>> 2 & 3, standard);
        int after = beyond(in, bits & 3, standard);
        return ZoneOffsetTransitionRule.of(
                Month.of(bits >>> 28),
                (bits >>> 22 & 63) - 32,
                dayOfWeek == 0 ? null : DayOfWeek.of(dayOfWeek),
                LocalTime.ofSecondOfDay(seconds % DAY),
                seconds == DAY,
                definition(bits >>> 12 & 3),
                ZoneOffset.ofTotalSeconds(standard),
                ZoneOffset.ofTotalSeconds(before),
                ZoneOffset.ofTotalSeconds(after));
    }

    private static int beyond(Cursor in, int halfHours, int standard) {
        return halfHours == 3 ? in.s4() : standard + halfHours * HALF_HOUR;
    }

    private static ZoneOffsetTransitionRule.TimeDefinition definition(int number) {
        return switch (number) {
            case 0 -> ZoneOffsetTransitionRule.TimeDefinition.UTC;
            case 1 -> ZoneOffsetTransitionRule.TimeDefinition.WALL;
            case 2 -> ZoneOffsetTransitionRule.TimeDefinition.STANDARD;
            default -> throw new DateTimeException("no time definition has the number " + number);
        };
    }
}
