package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Comparisons;
import dev.hexplain.ksy.eval.Described;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.run.Failure.Kind;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the value of a field must be ({@code valid}, {@code contents}). */
sealed interface Check {
    /** Null where a value passes, otherwise what kind of failure it is. */
    @Nullable Kind fails(Struct scope, @Nullable Object value);

    /** What is expected, for people. */
    String expected(Struct scope);

    /** Throws where a value does not pass. */
    default void verify(
            Struct scope, @Nullable Object value, String attribute, String typeName, long offset, Location at) {
        scope.item = value;
        Kind kind = fails(scope, value);
        if (kind != null) {
            throw new ParseFailure(
                    new Failure(kind, typeName, offset, attribute, expected(scope), Described.shortly(value), at),
                    scope.io.medium());
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // asked, never compared
    record Contents(byte[] bytes) implements Check {
        @Override
        public @Nullable Kind fails(Struct scope, @Nullable Object value) {
            return Comparisons.equal(bytes, value, scope) ? null : Kind.NOT_EQUAL;
        }

        @Override
        public String expected(Struct scope) {
            return Described.shortly(bytes);
        }
    }

    record Equal(Eval to) implements Check {
        @Override
        public @Nullable Kind fails(Struct scope, @Nullable Object value) {
            return Comparisons.equal(to.value(scope), value, scope) ? null : Kind.NOT_EQUAL;
        }

        @Override
        public String expected(Struct scope) {
            return Described.shortly(to.value(scope));
        }
    }

    record Within(@Nullable Eval min, @Nullable Eval max) implements Check {
        @Override
        public @Nullable Kind fails(Struct scope, @Nullable Object value) {
            if (min != null && Comparisons.order(value, min.value(scope), scope) < 0) {
                return Kind.LESS_THAN;
            }
            return max != null && Comparisons.order(value, max.value(scope), scope) > 0 ? Kind.GREATER_THAN : null;
        }

        @Override
        public String expected(Struct scope) {
            String low = min == null ? "" : "at least " + Described.shortly(min.value(scope));
            String high = max == null ? "" : "at most " + Described.shortly(max.value(scope));
            return low.isEmpty() || high.isEmpty() ? low + high : low + ", " + high;
        }
    }

    record AnyOf(List<Eval> values) implements Check {
        @Override
        public @Nullable Kind fails(Struct scope, @Nullable Object value) {
            return values.stream().anyMatch(each -> Comparisons.equal(each.value(scope), value, scope))
                    ? null
                    : Kind.NOT_ANY_OF;
        }

        @Override
        public String expected(Struct scope) {
            return values.stream()
                    .map(each -> Described.shortly(each.value(scope)))
                    .collect(Collectors.joining(" or "));
        }
    }

    record InEnum() implements Check {
        @Override
        public @Nullable Kind fails(Struct scope, @Nullable Object value) {
            return value instanceof EnumValue named
                            && named.enumeration().members().containsKey(named.value())
                    ? null
                    : Kind.NOT_IN_ENUM;
        }

        @Override
        public String expected(Struct scope) {
            return "a value that its enum names";
        }
    }

    record Satisfies(Eval condition, String text) implements Check {
        @Override
        public @Nullable Kind fails(Struct scope, @Nullable Object value) {
            return condition.truth(scope) ? null : Kind.NOT_SATISFIED;
        }

        @Override
        public String expected(Struct scope) {
            return "a value for which " + text;
        }
    }
}
