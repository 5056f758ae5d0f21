package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr.TypeName;
import org.jspecify.annotations.Nullable;

/** An entry of {@code instances}: read or calculated on demand. */
public sealed interface Instance {
    String id();

    Doc doc();

    Location at();

    /** {@code -hexplain-hidden}: only expressions use it, and the tree does not show it. */
    boolean hidden();

    /** Calculated ({@code value}). */
    record Calculated(
            String id,
            Expression value,
            @Nullable Expression condition,
            @Nullable TypeName enumeration,
            @Nullable Valid valid,
            Doc doc,
            Location at,
            boolean hidden)
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
            @Nullable Expression io,
            boolean hidden) implements Instance {
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
