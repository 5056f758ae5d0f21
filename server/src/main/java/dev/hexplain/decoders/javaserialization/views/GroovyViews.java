package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Texts with values in them, ranges and tuples of Groovy. */
final class GroovyViews {
    private static final String PACKAGE = "groovy.lang.";
    private static final int LARGEST_TUPLE = 16;
    private static final int MOST_PARTS = 1_000;
    private static final int LONGEST_PART = 4_000;

    static final Map<String, JavaView> VIEWS = views();

    private GroovyViews() {}

    private static Map<String, JavaView> views() {
        JavaView contents = FieldForms.delegate("contents");
        Map<String, JavaView> views = new HashMap<>(Map.<String, JavaView>of(
                "org.codehaus.groovy.runtime.GStringImpl",
                GroovyViews::text,
                PACKAGE + "IntRange",
                GroovyViews::range,
                PACKAGE + "NumberRange",
                GroovyViews::range,
                PACKAGE + "Tuple",
                contents));
        for (int size = 1; size <= LARGEST_TUPLE; size++) {
            views.put(
                    PACKAGE + "Tuple" + size,
                    (object, written) -> contents.value(object, object.above(PACKAGE + "Tuple")));
        }
        return Map.copyOf(views);
    }

    /** F{strings[], …}, and F{values[]} of GString: texts, with a value between each two. */
    private static LogicalValue text(StreamObject object, ClassData written) throws MisfitException {
        List<LogicalValue> strings = parts(written.value("strings"));
        Iterator<LogicalValue> values =
                parts(object.above(PACKAGE + "GString").value("values")).iterator();
        StringBuilder text = new StringBuilder();
        for (LogicalValue string : strings) {
            Optional<String> next = scalar(string);
            Optional<String> value = values.hasNext() ? scalar(values.next()) : Optional.of("");
            if (next.isEmpty() || value.isEmpty()) {
                return object.plain("");
            }
            text.append(next.get()).append(value.get());
        }
        return FieldForms.scalar(object, ScalarKind.TEXT, text.toString());
    }

    private static List<LogicalValue> parts(LogicalValue array) throws MisfitException {
        if (!(array instanceof LogicalValue.Sequence sequence)
                || sequence.elements().count() > MOST_PARTS) {
            throw new MisfitException("an array of up to %d parts was expected".formatted(MOST_PARTS));
        }
        return sequence.elements().page(0, MOST_PARTS);
    }

    private static Optional<String> scalar(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar && !scalar.text().isLongerThan(LONGEST_PART)
                ? Optional.of(scalar.text().first(LONGEST_PART))
                : Optional.empty();
    }

    /** F{from, to, reverse, inclusiveLeft, inclusiveRight}: as in a source, {@code 1..5}; ends count unless they are said not to. */
    private static LogicalValue range(StreamObject object, ClassData written) throws MisfitException {
        boolean reverse = written.truth("reverse");
        String from = end(written, reverse ? "to" : "from");
        String to = end(written, reverse ? "from" : "to");
        String text = from + (isOpen(written, "inclusiveLeft") ? "<" : "") + ".."
                + (isOpen(written, "inclusiveRight") ? "<" : "") + to;
        return FieldForms.scalar(object, ScalarKind.NAME, text);
    }

    private static String end(ClassData written, String field) throws MisfitException {
        return scalar(written.value(field)).orElseThrow(() -> FieldForms.misfit(field, "a number"));
    }

    private static boolean isOpen(ClassData written, String field) throws MisfitException {
        return written.find(field).isPresent()
                && written.value(field) instanceof LogicalValue.Scalar scalar
                && scalar.text().first(10).equals("false");
    }
}
