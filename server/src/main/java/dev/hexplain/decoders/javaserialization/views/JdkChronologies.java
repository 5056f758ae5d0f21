package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.time.DateTimeException;
import java.time.Period;
import java.time.chrono.HijrahChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.JapaneseEra;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.Map;

/** Dates of calendar systems other than ISO: {@code java.time.chrono}. One class stands for all: a byte tells which. */
final class JdkChronologies {
    private static final int DATE = Integer.BYTES + 2;
    private static final int LONGEST_PART = 200;

    static final Map<String, JavaView> VIEWS = Map.of("java.time.chrono.Ser", JdkChronologies::value);

    private JdkChronologies() {}

    private static LogicalValue value(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        Cursor in = contents.block(0, 1);
        int type = in.u1();
        try {
            return switch (type) {
                case 1 -> named(object, "Chronology", JdkTimes.utf(in));
                case 2 -> named(object, "ChronoLocalDateTime", part(contents, 1) + "T" + part(contents, 2));
                case 3 -> named(object, "ChronoZonedDateTime", zoned(contents));
                case 4 -> named(object, "JapaneseDate", JapaneseDate.of(in.s4(), in.s1(), in.s1()));
                case 5 -> named(object, "JapaneseEra", JapaneseEra.of(in.s1()));
                case 6 -> named(object, "HijrahDate", hijrah(contents));
                case 7 -> named(object, "MinguoDate", MinguoDate.of(in.s4(), in.s1(), in.s1()));
                case 8 -> named(object, "ThaiBuddhistDate", ThaiBuddhistDate.of(in.s4(), in.s1(), in.s1()));
                case 9 -> named(object, "ChronoPeriod", JdkTimes.utf(in) + " " + Period.of(in.s4(), in.s4(), in.s4()));
                default ->
                    throw new MisfitException("a type from 1 to 9 was expected, and %d was found".formatted(type));
            };
        } catch (DateTimeException beyond) {
            throw new MisfitException("a date was expected, and its parts are none: " + beyond.getMessage());
        }
    }

    /** As these classes print themselves, which is not ISO 8601. */
    private static LogicalValue named(StreamObject object, String type, Object value) {
        return LogicalValue.Scalar.of(object.field(), "java.time.chrono." + type, ScalarKind.NAME, value.toString());
    }

    /** o(date and time) o(offset) o(zone): the zone is said where it is more than the offset. */
    private static String zoned(Contents contents) throws MisfitException {
        String offset = part(contents, 2);
        String zone = part(contents, 3);
        return part(contents, 1) + offset + (zone.equals(offset) ? "" : "[" + zone + "]");
    }

    /** o(chronology) i(year) b(month) b(day). */
    private static Object hijrah(Contents contents) throws MisfitException {
        String chronology = part(contents, 1);
        if (!chronology.equals(HijrahChronology.INSTANCE.getId())) {
            throw new MisfitException("the chronology %s was expected, and %s was found"
                    .formatted(HijrahChronology.INSTANCE.getId(), chronology));
        }
        Cursor in = contents.block(2, DATE);
        return HijrahChronology.INSTANCE.date(in.s4(), in.s1(), in.s1());
    }

    private static String part(Contents contents, long index) throws MisfitException {
        if (!(contents.value(index) instanceof LogicalValue.Scalar scalar)) {
            throw new MisfitException("a part of a date was expected as object %d".formatted(index));
        }
        return scalar.text().first(LONGEST_PART);
    }
}
