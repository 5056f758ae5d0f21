package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Partial dates and times of Joda-Time, and calendars other than its usual one. */
final class JodaPartials {
    private static final String PACKAGE = "org.joda.time.";
    private static final String PARTIAL = PACKAGE + "base.BasePartial";
    private static final String ASSEMBLED = PACKAGE + "chrono.AssembledChronology";
    private static final String ZONED = PACKAGE + "chrono.ZonedChronology";
    private static final int MOST_PARTS = 100;
    private static final int MOST_BASES = 16;
    /** 1582-10-15. */
    private static final long CUTOVER = -12_219_292_800_000L;

    static final Map<String, JavaView> VIEWS = views();

    private JodaPartials() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>(Map.<String, JavaView>of(
                PACKAGE + "YearMonth", partial("%04d-%02d", 2),
                PACKAGE + "MonthDay", partial("--%02d-%02d", 2),
                PACKAGE + "YearMonthDay", partial("%04d-%02d-%02d", 3),
                PACKAGE + "TimeOfDay", partial("%02d:%02d:%02d.%03d", 4),
                PACKAGE + "Partial", JodaPartials::mixed,
                PACKAGE + "DateTimeFieldType", JodaPartials::fieldType,
                PACKAGE + "DateTimeFieldType$StandardDateTimeFieldType", JodaPartials::fieldType));
        for (String calendar : List.of("Buddhist", "Coptic", "Ethiopic", "GJ", "Gregorian", "Islamic", "Julian")) {
            views.put(PACKAGE + "chrono." + calendar + "Chronology", JodaPartials::chronology);
        }
        return Map.copyOf(views);
    }

    /** F{iValues[]} of BasePartial, in the order of ISO 8601. */
    private static JavaView partial(String form, int parts) {
        return (object, written) -> {
            ClassData above = object.above(PARTIAL);
            if (!JodaViews.isUsual(above.value("iChronology"))) {
                return object.plain("");
            }
            List<Long> values = JodaViews.numbers(above.value("iValues"));
            if (values.size() != parts) {
                throw FieldForms.misfit("iValues", "%d numbers".formatted(parts));
            }
            return FieldForms.scalar(object, ScalarKind.TIME, form.formatted(values.toArray()));
        };
    }

    /** F{iName} of DateTimeFieldType; subclasses add a number that means the same. */
    private static LogicalValue fieldType(StreamObject object, ClassData written) throws MisfitException {
        return FieldForms.scalar("iName").value(object, object.above(PACKAGE + "DateTimeFieldType"));
    }

    /** F{iChronology, iTypes[], iValues[]}: each value has a type, whose name it goes by. */
    private static LogicalValue mixed(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("iTypes") instanceof LogicalValue.Sequence types)
                || !(written.value("iValues") instanceof LogicalValue.Sequence values)
                || types.elements().count() != values.elements().count()
                || types.elements().count() > MOST_PARTS
                || !JodaViews.isUsual(written.value("iChronology"))) {
            return object.plain("");
        }
        List<LogicalValue.Named> parts = new ArrayList<>();
        List<LogicalValue> numbers = values.elements().page(0, MOST_PARTS);
        for (LogicalValue type : types.elements().page(0, MOST_PARTS)) {
            LogicalValue said = type instanceof LogicalValue.Reference reference
                    ? object.values().of(reference)
                    : type;
            if (!(said instanceof LogicalValue.Scalar name)) {
                throw FieldForms.misfit("iTypes", "types with names");
            }
            parts.add(new LogicalValue.Named(name.text().first(MOST_PARTS), numbers.get(parts.size())));
        }
        return new LogicalValue.Structure(object.field(), object.className(), Paged.of(parts));
    }

    /** F{iBase, iParam} of AssembledChronology: as it prints itself. */
    private static LogicalValue chronology(StreamObject object, ClassData written) throws MisfitException {
        String name = object.className().substring(object.className().lastIndexOf('.') + 1);
        return LogicalValue.Scalar.of(
                object.field(),
                object.className(),
                ScalarKind.NAME,
                name + "[" + zone(object) + cutover(written) + "]");
    }

    /** Calendars are in others: the zone is that of the innermost which adds one to another. */
    private static String zone(StreamObject object) throws MisfitException {
        StreamObject at = object;
        for (int left = MOST_BASES; left > 0; left--) {
            ClassData assembled = at.above(ASSEMBLED);
            if (at.className().equals(ZONED)) {
                if (!(assembled.value("iParam") instanceof LogicalValue.Scalar zone)
                        || zone.kind() != ScalarKind.NAME) {
                    throw FieldForms.misfit("iParam", "a time zone");
                }
                return zone.text().first(MOST_PARTS);
            }
            LogicalValue base = assembled.value("iBase");
            if (base instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.NULL) {
                return "UTC";
            }
            at = new StreamObject(object.values().inside(), base.field());
        }
        throw FieldForms.misfit("iBase", "up to %d calendars".formatted(MOST_BASES));
    }

    /** F{iCutoverMillis} of a calendar that is the Gregorian one from some day on: where it is not that of 1582. */
    private static String cutover(ClassData written) throws MisfitException {
        long millis = written.find("iCutoverMillis").isPresent() ? written.integer("iCutoverMillis") : CUTOVER;
        return millis == CUTOVER
                ? ""
                : ",cutover=" + Instant.ofEpochMilli(millis).toString().replace("T00:00:00Z", "");
    }
}
