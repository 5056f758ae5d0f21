package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Time zones of {@code java.util}: by name, or with the rules that one carries along. */
final class JdkTimeZones {
    private static final String ZONE = "java.util.TimeZone";
    private static final List<String> RULES = List.of(
            "startYear",
            "startMode",
            "startMonth",
            "startDay",
            "startDayOfWeek",
            "startTime",
            "startTimeMode",
            "endMode",
            "endMonth",
            "endDay",
            "endDayOfWeek",
            "endTime",
            "endTimeMode");

    static final Map<String, JavaView> VIEWS =
            Map.of(ZONE, FieldForms.scalar("ID"), "java.util.SimpleTimeZone", JdkTimeZones::simple);

    private JdkTimeZones() {}

    /** The name of a zone that an object holds. */
    static String nameOf(TreeValues values, LogicalValue zone) throws MisfitException {
        return zone instanceof LogicalValue.Scalar name
                ? name.kind() == ScalarKind.NULL ? "" : name.text().first(100)
                : new StreamObject(values.inside(), zone.field()).above(ZONE).text("ID");
    }

    /**
     * F{rawOffset, dstSavings, useDaylight, startMonth, …}, of which some are rounded to what JDK 1.1 knew, then as they
     * are i(n) b×n o(int[]). By the names under which it prints itself.
     */
    private static LogicalValue simple(StreamObject object, ClassData written) throws MisfitException {
        List<LogicalValue.Named> members = new ArrayList<>();
        members.add(new LogicalValue.Named(
                "id", object.member(object.above(ZONE), "ID").value()));
        members.add(new LogicalValue.Named(
                "offset", object.member(written, "rawOffset").value()));
        members.add(object.member(written, "useDaylight"));
        if (written.truth("useDaylight")) {
            members.add(object.member(written, "dstSavings"));
            Map<String, Long> exact = exact(written);
            for (String rule : RULES) {
                Long number = exact.get(rule);
                members.add(
                        number == null
                                ? object.member(written, rule)
                                : new LogicalValue.Named(
                                        rule,
                                        LogicalValue.Scalar.of(
                                                written.fieldNamed(rule),
                                                "int",
                                                ScalarKind.INTEGER,
                                                number.toString())));
            }
        }
        return new LogicalValue.Structure(object.field(), object.className(), Paged.of(members));
    }

    /** JDK 1.1 wrote none. */
    private static Map<String, Long> exact(ClassData written) throws MisfitException {
        Contents contents = written.contents();
        if (contents.count() == 0) {
            return Map.of();
        }
        Map<String, Long> exact = new LinkedHashMap<>();
        Cursor in = contents.block(0, Integer.BYTES);
        int rules = in.s4();
        for (String rule : List.of("startDay", "startDayOfWeek", "endDay", "endDayOfWeek")) {
            exact.put(rule, (long) in.s1());
        }
        if (rules >= 6) {
            exact.put("startTimeMode", (long) in.s1());
            exact.put("endTimeMode", (long) in.s1());
        }
        if (contents.count() > 1) {
            List<Long> times = JodaViews.numbers(contents.value(1));
            if (times.size() == 2) {
                exact.put("startTime", times.getFirst());
                exact.put("endTime", times.getLast());
            }
        }
        return exact;
    }
}
