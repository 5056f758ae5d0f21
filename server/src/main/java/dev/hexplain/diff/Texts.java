package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarText;
import org.jspecify.annotations.Nullable;

/** Compares the texts of scalars and of opaque bytes, however long they are. */
final class Texts {
    private Texts() {}

    /** Whether both have a text, and it is the same: in quotes, or none of the two. */
    static boolean same(LogicalValue one, LogicalValue other) {
        ScalarText text = textOf(one);
        ScalarText newText = textOf(other);
        return text != null && newText != null && isQuoted(one) == isQuoted(other) && text.says(newText);
    }

    private static boolean isQuoted(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar && scalar.kind().isQuoted();
    }

    private static @Nullable ScalarText textOf(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar.text();
            case LogicalValue.Opaque opaque -> opaque.text();
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _, LogicalValue.Reference _ ->
                null;
        };
    }
}
