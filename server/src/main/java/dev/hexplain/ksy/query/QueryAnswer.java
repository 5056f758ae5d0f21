package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.StreamValue;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.tree.FieldId;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ValueSummary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of a query: value, type, and field.
 *
 * @param value a value of {@code ksy.eval}
 * @param type its displayed name: {@code integer}, {@code array of 5}, {@code png::chunk}
 * @param field the field that holds it; empty where it was calculated
 * @param said the value of the tree that it is; empty where it was calculated, or is of a descriptor's field
 */
public record QueryAnswer(@Nullable Object value, String type, Optional<FieldId> field, Optional<LogicalValue> said) {
    private static final int LONGEST_SUMMARY = 120;

    /** A value of the tree. */
    static QueryAnswer of(NativeValues natives, LogicalValue value) {
        Object known = natives.of(value);
        String type = value.type().isEmpty() ? type(known) : value.type();
        return new QueryAnswer(known, type, Optional.of(value.field().id()), Optional.of(value));
    }

    /** The value in a line. */
    public String text() {
        return value instanceof StructValue && said.isPresent()
                ? ValueSummary.of(said.get(), LONGEST_SUMMARY)
                : ValueDescriptions.shortly(value);
    }

    /** The displayed name of a value's type. */
    static String type(@Nullable Object value) {
        return switch (value) {
            case null -> "nothing";
            case Long _ -> "integer";
            case Double _ -> "float";
            case Boolean _ -> "boolean";
            case String _ -> "text";
            case byte[] bytes -> "bytes, " + bytes.length;
            case EnumValue named -> "enum " + named.enumeration().id();
            case List<?> list -> "array of " + list.size();
            case StructValue struct -> struct.type().qualifiedName();
            case StreamValue _ -> "stream";
            default -> "value";
        };
    }
}
