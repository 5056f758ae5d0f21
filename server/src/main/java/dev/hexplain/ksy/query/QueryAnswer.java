package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.tree.FieldId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of a query: value, type, and field.
 *
 * @param value a value of {@code ksy.eval}
 * @param type its displayed name: {@code integer}, {@code array of 5}, {@code png::chunk}
 * @param field the field that holds it; empty where it was calculated
 */
public record QueryAnswer(@Nullable Object value, String type, Optional<FieldId> field) {
    /** The value in a line. */
    public String text() {
        return ValueDescriptions.shortly(value);
    }
}
