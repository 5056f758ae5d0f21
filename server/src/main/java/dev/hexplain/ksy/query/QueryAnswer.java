package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.tree.FieldId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an expression gave.
 *
 * @param value as {@code ksy.eval} has values
 * @param type in words: {@code integer}, {@code array of 5}, {@code png::chunk}
 * @param field the field it is; empty where it was calculated
 */
public record QueryAnswer(@Nullable Object value, String type, Optional<FieldId> field) {
    /** The value in a line. */
    public String text() {
        return ValueDescriptions.shortly(value);
    }
}
