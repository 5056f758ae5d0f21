package dev.hexplain.ksy.describe;

import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.Location;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Generates a descriptor from a list of Java fields. */
public final class RecordDescriber {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]*");

    private RecordDescriber() {}

    /**
     * A descriptor, or the errors.
     *
     * @param text of the descriptor; empty where there are mistakes
     * @param diagnostics in the list of fields
     */
    public record Result(String text, List<Diagnostic> diagnostics) {}

    /**
     * Describes a record of Java fields.
     *
     * @param fields as in source, {@code long id, double[] prices}; or with the name first, {@code id: long}; separated
     *     by commas or semicolons; an enum lists its constants, {@code Side{BUY, SELL} side}
     */
    public static Result record(String fields, RecordLayout layout) {
        FieldParser.Parsed parsed = FieldParser.parse(fields);
        List<Diagnostic> diagnostics = new ArrayList<>(parsed.diagnostics());
        if (!ID.matcher(layout.id()).matches()) {
            diagnostics.add(Diagnostic.error(
                    new Location("", 1, 1, "/meta/id"),
                    "the id has to be lower case letters, digits and `_`, and is `%s`".formatted(layout.id())));
        }
        if (!diagnostics.isEmpty()) {
            return new Result("", List.copyOf(diagnostics));
        }
        return new Result(new DescriptorText(layout, ordered(parsed.fields(), layout)).write(), List.of());
    }

    /** Sorting is stable: fields of one size stay as they are listed. */
    private static List<JavaField> ordered(List<JavaField> fields, RecordLayout layout) {
        return switch (layout.order()) {
            case WRITTEN -> fields;
            case FIELD ->
                fields.stream()
                        .sorted(Comparator.comparingInt(field -> -alignment(field.type())))
                        .toList();
        };
    }

    /** The JVM's alignment of a value; 0 for references. */
    private static int alignment(JavaType type) {
        return type instanceof JavaType.Primitive primitive ? primitive.size() : 0;
    }
}
