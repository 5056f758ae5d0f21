package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Options, numbers, addresses and ranges of Guava. */
final class GuavaValues {
    private static final String PACKAGE = "com.google.common.";
    private static final int LONGEST_ENDPOINT = 500;

    static final Map<String, JavaView> VIEWS = views();

    private GuavaValues() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>(Map.<String, JavaView>of(
                PACKAGE + "base.Present",
                FieldForms.content("reference"),
                PACKAGE + "base.Absent",
                (object, written) -> FieldForms.scalar(object, ScalarKind.NULL, "null"),
                PACKAGE + "net.HostAndPort",
                GuavaValues::hostAndPort,
                PACKAGE + "primitives.UnsignedInteger",
                (object, written) -> FieldForms.scalar(
                        object, ScalarKind.INTEGER, Long.toString(written.integer("value") & 0xFFFF_FFFFL)),
                PACKAGE + "primitives.UnsignedLong",
                (object, written) ->
                        FieldForms.scalar(object, ScalarKind.INTEGER, Long.toUnsignedString(written.integer("value"))),
                PACKAGE + "util.concurrent.AtomicDouble",
                GuavaValues::atomicDouble,
                PACKAGE + "util.concurrent.AtomicLongMap",
                FieldForms.delegate("map"),
                PACKAGE + "hash.HashCode$BytesHashCode",
                FieldForms.scalar("bytes"),
                PACKAGE + "hash.HashCode$IntHashCode",
                FieldForms.scalar("hash"),
                PACKAGE + "hash.HashCode$LongHashCode",
                FieldForms.scalar("hash")));
        views.put(PACKAGE + "util.concurrent.AtomicDoubleArray", GuavaValues::atomicDoubles);
        for (String type : List.of("Boolean", "Char", "Double", "Float", "Int", "Long", "Short")) {
            views.put(PACKAGE + "primitives." + type + "s$" + type + "ArrayAsList", GuavaValues::part);
        }
        for (String type : List.of("Double", "Int", "Long")) {
            views.put(PACKAGE + "primitives.Immutable" + type + "Array", GuavaValues::beginning);
        }
        return Map.copyOf(views);
    }

    /** F{host, port}: a port of −1 is none. */
    private static LogicalValue hostAndPort(StreamObject object, ClassData written) throws MisfitException {
        String host = written.text("host");
        long port = written.integer("port");
        String shown = host.indexOf(':') < 0 ? host : "[" + host + "]";
        return FieldForms.scalar(object, ScalarKind.NAME, port < 0 ? shown : shown + ":" + port);
    }

    /** F{} d. */
    private static LogicalValue atomicDouble(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().block(0, Double.BYTES);
        return FieldForms.scalar(object, ScalarKind.FLOAT, Double.toString(Double.longBitsToDouble(in.s8())));
    }

    /** F{} i(n) d×n. */
    private static LogicalValue atomicDoubles(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().blocks(0);
        int count = in.s4();
        in.require((long) count * Double.BYTES);
        List<LogicalValue> elements = new ArrayList<>();
        while (elements.size() < count) {
            String element = Double.toString(Double.longBitsToDouble(in.s8()));
            elements.add(LogicalValue.Scalar.of(written.field(), "double", ScalarKind.FLOAT, element));
        }
        return new LogicalValue.Sequence(object.field(), object.className(), Paged.of(elements));
    }

    /** F{array, start, end}. */
    private static LogicalValue part(StreamObject object, ClassData written) throws MisfitException {
        return part(object, written, written.integer("start"));
    }

    /** F{array, end}. */
    private static LogicalValue beginning(StreamObject object, ClassData written) throws MisfitException {
        return part(object, written, 0);
    }

    private static LogicalValue part(StreamObject object, ClassData written, long start) throws MisfitException {
        long end = written.integer("end");
        if (!(written.value("array") instanceof LogicalValue.Sequence array)
                || start < 0
                || end < start
                || end > array.elements().count()) {
            throw new MisfitException("an array with elements %d to %d was expected".formatted(start, end));
        }
        return new LogicalValue.Sequence(
                object.field(), object.className(), array.elements().range(start, end - start));
    }

    /** F{lowerBound, upperBound}: as it prints itself, {@code [1..5)}. */
    static LogicalValue range(StreamObject object, ClassData written) throws MisfitException {
        LogicalValue lower = written.value("lowerBound");
        LogicalValue upper = written.value("upperBound");
        Optional<String> from = bound(lower).map(end -> isAbove(lower) ? "(" + end : "[" + end);
        Optional<String> to = bound(upper).map(end -> isAbove(upper) ? end + "]" : end + ")");
        String first = isCut(lower, "BelowAll") ? "(-\u221e" : from.orElse("");
        String last = isCut(upper, "AboveAll") ? "+\u221e)" : to.orElse("");
        return first.isEmpty() || last.isEmpty()
                ? object.plain("")
                : FieldForms.scalar(object, ScalarKind.NAME, first + ".." + last);
    }

    private static boolean isAbove(LogicalValue cut) {
        return isCut(cut, "AboveValue");
    }

    private static boolean isCut(LogicalValue cut, String kind) {
        return JavaClassKind.nameOf(cut.field()).equals(PACKAGE + "collect.Cut$" + kind);
    }

    private static Optional<String> bound(LogicalValue cut) {
        return cut instanceof LogicalValue.Structure(var _, var _, Paged<LogicalValue.Named> members, var _)
                ? members.page(0, 1).stream()
                        .map(LogicalValue.Named::value)
                        .filter(LogicalValue.Scalar.class::isInstance)
                        .map(LogicalValue.Scalar.class::cast)
                        .filter(end ->
                                end.kind() != ScalarKind.NULL && !end.text().isLongerThan(LONGEST_ENDPOINT))
                        .map(end -> end.text().first(LONGEST_ENDPOINT))
                        .findFirst()
                : Optional.empty();
    }
}
