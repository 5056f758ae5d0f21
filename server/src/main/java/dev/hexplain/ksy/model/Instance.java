package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import org.jspecify.annotations.Nullable;

/** An entry of {@code instances}: found when it is asked for. */
public sealed interface Instance {
    String id();

    Doc doc();

    Location at();

    /** Calculated ({@code value}). */
    record Calculated(
            String id,
            Expression value,
            @Nullable Expression condition,
            @Nullable TypeName enumeration,
            @Nullable Valid valid,
            Doc doc,
            Location at)
            implements Instance {}

    /**
     * Read.
     *
     * @param position offset in the stream; null to read where the stream is
     * @param io the stream; null for the one of the object
     */
    record Parsed(
            Attribute attribute,
            @Nullable Expression position,
            @Nullable Expression io) implements Instance {
        @Override
        public String id() {
            return attribute.id();
        }

        @Override
        public Doc doc() {
            return attribute.doc();
        }

        @Override
        public Location at() {
            return attribute.at();
        }
    }
}
