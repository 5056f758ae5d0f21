package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Dates and times of Joda-Time in ISO 8601. Instants of another calendar than its usual one are the same instants, and name it;
 * local dates and times of another are shown by their fields.
 */
final class JodaViews {
    private static final String PACKAGE = "org.joda.time.";
    private static final String ISO = PACKAGE + "chrono.ISOChronology";
    private static final String UTC = "UTC";
    private static final int MILLIS = 1_000;
    /** The designators of years to seconds, and where the time begins among them. */
    private static final String DESIGNATORS = "YMWDHMS";

    private static final int HOURS = 4;
    private static final int SECONDS = 6;

    static final Map<String, JavaView> VIEWS = views();

    private JodaViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>(Map.<String, JavaView>of(
                PACKAGE + "DateTimeZone$Stub", JodaViews::zone,
                PACKAGE + "chrono.ISOChronology$Stub", JodaViews::chronology,
                PACKAGE + "Instant", JodaViews::instant,
                PACKAGE + "base.BaseDuration", JodaViews::duration,
                PACKAGE + "base.BaseDateTime", JodaViews::dateTime,
                PACKAGE + "base.BaseInterval", JodaViews::interval,
                PACKAGE + "LocalDate", local(LocalDateTime::toLocalDate),
                PACKAGE + "LocalTime", local(LocalDateTime::toLocalTime),
                PACKAGE + "LocalDateTime", local(both -> both),
                PACKAGE + "base.BasePeriod", JodaViews::period));
        Map.of("Years", "P%dY", "Months", "P%dM", "Weeks", "P%dW", "Days", "P%dD")
                .forEach((name, form) -> views.put(PACKAGE + name, single(form)));
        Map.of("Hours", "PT%dH", "Minutes", "PT%dM", "Seconds", "PT%dS")
                .forEach((name, form) -> views.put(PACKAGE + name, single(form)));
        return Map.copyOf(views);
    }

    private static LogicalValue time(StreamObject object, Object value) {
        return FieldForms.scalar(object, ScalarKind.TIME, value.toString());
    }

    /** F{} UTF(name). */
    private static LogicalValue zone(StreamObject object, ClassData written) throws MisfitException {
        String name = JdkTimes.utf(written.contents().block(0, Short.BYTES));
        return LogicalValue.Scalar.of(object.field(), PACKAGE + "DateTimeZone", ScalarKind.NAME, name);
    }

    /** F{} o(zone): the calendar is the usual one. */
    private static LogicalValue chronology(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.contents().value(0) instanceof LogicalValue.Scalar zone) || zone.kind() != ScalarKind.NAME) {
            throw new MisfitException("a time zone was expected");
        }
        return new LogicalValue.Scalar(object.field(), ISO, zone.kind(), zone.text());
    }

    /** F{iMillis}. */
    private static LogicalValue instant(StreamObject object, ClassData written) throws MisfitException {
        return time(object, Instant.ofEpochMilli(written.integer("iMillis")));
    }

    /** F{iMillis}. */
    private static LogicalValue duration(StreamObject object, ClassData written) throws MisfitException {
        return time(object, "PT" + seconds(0, written.integer("iMillis")) + "S");
    }

    /**
     * F{iMillis, iChronology}: in UTC, and the zone in brackets, with another calendar where it is in one; what the zone's rules
     * were is not written.
     */
    private static LogicalValue dateTime(StreamObject object, ClassData written) throws MisfitException {
        return written.value("iChronology") instanceof LogicalValue.Scalar zone
                ? time(object, Instant.ofEpochMilli(written.integer("iMillis")) + inBrackets(zone))
                : object.plain("");
    }

    /** Whether it is a time zone in the usual calendar, or null, which means that in UTC. */
    static boolean isUsual(LogicalValue chronology) {
        return chronology instanceof LogicalValue.Scalar scalar
                && (scalar.kind() == ScalarKind.NULL || scalar.type().equals(ISO));
    }

    private static String inBrackets(LogicalValue.Scalar zone) {
        String name = zone.text().first(100);
        return name.equals(UTC) || zone.kind() == ScalarKind.NULL ? "" : "[" + name + "]";
    }

    /** F{iStartMillis, iEndMillis, iChronology}. */
    private static LogicalValue interval(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("iChronology") instanceof LogicalValue.Scalar zone)) {
            return object.plain("");
        }
        String from = Instant.ofEpochMilli(written.integer("iStartMillis")) + inBrackets(zone);
        String to = Instant.ofEpochMilli(written.integer("iEndMillis")) + inBrackets(zone);
        return time(object, from + "/" + to);
    }

    /** F{iLocalMillis, iChronology}: milliseconds as if in UTC. */
    private static JavaView local(Function<LocalDateTime, Object> part) {
        return (object, written) -> {
            if (!isUsual(written.value("iChronology"))) {
                return object.plain("");
            }
            Instant instant = Instant.ofEpochMilli(written.integer("iLocalMillis"));
            return time(object, part.apply(LocalDateTime.ofInstant(instant, ZoneOffset.UTC)));
        };
    }

    /** F{iPeriod} of BaseSingleFieldPeriod. */
    private static JavaView single(String form) {
        return (object, written) -> time(
                object,
                form.formatted(
                        object.above(PACKAGE + "base.BaseSingleFieldPeriod").integer("iPeriod")));
    }

    /**
     * F{iType, iValues[]}: the type has the number of each unit among the values, from years down to milliseconds, and -1
     * where it has none.
     */
    private static LogicalValue period(StreamObject object, ClassData written) throws MisfitException {
        List<Long> indices = numbers(typeOf(object, written));
        List<Long> values = numbers(written.value("iValues"));
        List<Long> units = new ArrayList<>();
        for (long index : indices) {
            if (index >= values.size()) {
                throw FieldForms.misfit("iType", "a type with %d units".formatted(values.size()));
            }
            units.add(index < 0 ? 0 : values.get((int) index));
        }
        return units.size() == DESIGNATORS.length() + 1 ? time(object, text(units)) : object.plain("");
    }

    private static LogicalValue typeOf(StreamObject object, ClassData written) throws MisfitException {
        LogicalValue type = written.value("iType");
        return new StreamObject(object.values().inside(), type.field())
                .above(PACKAGE + "PeriodType")
                .value("iIndices");
    }

    static List<Long> numbers(LogicalValue array) throws MisfitException {
        if (!(array instanceof LogicalValue.Sequence sequence)
                || !sequence.type().equals("int[]")) {
            throw new MisfitException("an array of int was expected");
        }
        return sequence.elements().page(0, DESIGNATORS.length() + 1).stream()
                .map(LogicalValue.Scalar.class::cast)
                .map(number -> Long.valueOf(number.text().first(20)))
                .toList();
    }

    private static String text(List<Long> units) {
        StringBuilder text = new StringBuilder("P");
        boolean time = false;
        for (int unit = 0; unit < DESIGNATORS.length(); unit++) {
            String amount = unit == SECONDS
                    ? seconds(units.get(unit), units.get(unit + 1))
                    : units.get(unit).toString();
            if (!amount.equals("0")) {
                text.append(unit >= HOURS && !time ? "T" : "");
                time |= unit >= HOURS;
                text.append(amount).append(DESIGNATORS.charAt(unit));
            }
        }
        return text.length() == 1 ? "PT0S" : text.toString();
    }

    private static String seconds(long seconds, long millis) {
        long all = seconds * MILLIS + millis;
        String part = all % MILLIS == 0 ? "" : ".%03d".formatted(Math.abs(all % MILLIS));
        return (all < 0 && all > -MILLIS ? "-" : "") + all / MILLIS + part;
    }
}
