package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Comparisons;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.run.ReadFailure.Kind;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A check of a field's value: {@code valid} or {@code contents}. */
sealed interface ValueCheck {
    /** The kind of failure; null where a value passes. */
    @Nullable Kind fails(KsyObject scope, @Nullable Object value);

    /** The expected value, for messages. */
    String expected(KsyObject scope);

    /** Throws where a value does not pass. */
    default void verify(
            KsyObject scope, @Nullable Object value, String attribute, String typeName, long offset, Location at) {
        scope.item = value;
        Kind kind = fails(scope, value);
        if (kind != null) {
            throw new ParseFailure(
                    new ReadFailure(
                            kind, typeName, offset, attribute, expected(scope), ValueDescriptions.shortly(value), at),
                    scope.io.medium());
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Contents(byte[] bytes) implements ValueCheck {
        @Override
        public @Nullable Kind fails(KsyObject scope, @Nullable Object value) {
            return Comparisons.equal(bytes, value, scope) ? null : Kind.NOT_EQUAL;
        }

        @Override
        public String expected(KsyObject scope) {
            return ValueDescriptions.shortly(bytes);
        }
    }

    record Equal(Eval to) implements ValueCheck {
        @Override
        public @Nullable Kind fails(KsyObject scope, @Nullable Object value) {
            return Comparisons.equal(to.value(scope), value, scope) ? null : Kind.NOT_EQUAL;
        }

        @Override
        public String expected(KsyObject scope) {
            return ValueDescriptions.shortly(to.value(scope));
        }
    }

    record Within(@Nullable Eval min, @Nullable Eval max) implements ValueCheck {
        @Override
        public @Nullable Kind fails(KsyObject scope, @Nullable Object value) {
            if (min != null && Comparisons.order(value, min.value(scope), scope) < 0) {
                return Kind.LESS_THAN;
            }
            return max != null && Comparisons.order(value, max.value(scope), scope) > 0 ? Kind.GREATER_THAN : null;
        }

        @Override
        public String expected(KsyObject scope) {
            String low = min == null ? "" : "at least " + ValueDescriptions.shortly(min.value(scope));
            String high = max == null ? "" : "at most " + ValueDescriptions.shortly(max.value(scope));
            return low.isEmpty() || high.isEmpty() ? low + high : low + ", " + high;
        }
    }

    record AnyOf(List<Eval> values) implements ValueCheck {
        @Override
        public @Nullable Kind fails(KsyObject scope, @Nullable Object value) {
            return values.stream().anyMatch(each -> Comparisons.equal(each.value(scope), value, scope))
                    ? null
                    : Kind.NOT_ANY_OF;
        }

        @Override
        public String expected(KsyObject scope) {
            return values.stream()
                    .map(each -> ValueDescriptions.shortly(each.value(scope)))
                    .collect(Collectors.joining(" or "));
        }
    }

    record InEnum() implements ValueCheck {
        @Override
        public @Nullable Kind fails(KsyObject scope, @Nullable Object value) {
            return value instanceof EnumValue named
                            && named.enumeration().members().containsKey(named.value())
                    ? null
                    : Kind.NOT_IN_ENUM;
        }

        @Override
        public String expected(KsyObject scope) {
            return "a value that its enum names";
        }
    }

    record Satisfies(Eval condition, String text) implements ValueCheck {
        @Override
        public @Nullable Kind fails(KsyObject scope, @Nullable Object value) {
            return condition.isTrue(scope) ? null : Kind.NOT_SATISFIED;
        }

        @Override
        public String expected(KsyObject scope) {
            return "a value for which " + text;
        }
    }
}
