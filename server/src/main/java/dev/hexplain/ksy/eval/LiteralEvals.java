package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.ArrayLiteral;
import dev.hexplain.ksy.expr.Expr.EnumLiteral;
import dev.hexplain.ksy.expr.Expr.IntLiteral;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compiles literals. */
final class LiteralEvals {
    private static final int MAX_BYTE = 255;

    private LiteralEvals() {}

    static Eval integer(long value) {
        return new Integer64(value);
    }

    /** Whether an expression is an integer literal, or a member of an enum. */
    static boolean isInteger(Eval eval) {
        return eval instanceof Integer64 || (eval instanceof Constant literal && literal.value instanceof EnumValue);
    }

    /** The number of such an expression. */
    static long integer(Eval literal) {
        return switch (literal) {
            case Integer64 number -> number.value;
            case Constant constant -> ValueConversions.integer(constant.value);
            default -> throw new IllegalArgumentException("not a literal of an integer");
        };
    }

    static Eval isTrue(boolean value) {
        return new Truth(value);
    }

    static Eval constant(Object value) {
        return new Constant(value);
    }

    /** The enum member that a name refers to in a type. */
    static EnumValue enumeration(EnumLiteral literal, TypeSpec context) {
        EnumSpec found = context.findEnum(literal.enumeration())
                .orElseThrow(() -> new EvalException(
                        Kind.UNKNOWN_NAME,
                        "expected an enum known in " + context.qualifiedName() + ", found " + literal.enumeration()));
        return new EnumValue(found, member(found, literal.member()));
    }

    private static long member(EnumSpec enumeration, String id) {
        return enumeration.members().values().stream()
                .filter(member -> member.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new EvalException(
                        Kind.UNKNOWN_NAME, "expected a member of the enum " + enumeration.id() + ", found " + id))
                .value();
    }

    /**
     * The bytes of an array literal that consists of integers from 0 to 255; empty for an empty literal, which may be
     * any array.
     */
    static Optional<byte[]> bytes(ArrayLiteral array) {
        if (array.elements().isEmpty()) {
            return Optional.empty();
        }
        byte[] bytes = new byte[array.elements().size()];
        int at = 0;
        for (Expr element : array.elements()) {
            if (!(element instanceof IntLiteral number) || number.value() < 0 || number.value() > MAX_BYTE) {
                return Optional.empty();
            }
            bytes[at++] = (byte) number.value();
        }
        return Optional.of(bytes);
    }

    static Eval array(List<Eval> elements) {
        return new Array(elements);
    }

    private static final class Integer64 extends IntegerEval {
        private final long value;

        Integer64(long value) {
            this.value = value;
        }

        @Override
        public long integer(Scope scope) {
            return value;
        }
    }

    private static final class Truth extends BooleanEval {
        private final boolean value;

        Truth(boolean value) {
            this.value = value;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return value;
        }
    }

    private static final class Constant extends Eval {
        private final Object value;

        Constant(Object value) {
            this.value = value;
        }

        @Override
        public Object value(Scope scope) {
            return value;
        }
    }

    private static final class Array extends Eval {
        private final List<Eval> elements;

        Array(List<Eval> elements) {
            this.elements = List.copyOf(elements);
        }

        @Override
        public Object value(Scope scope) {
            List<@Nullable Object> values = new ArrayList<>(elements.size());
            elements.forEach(element -> values.add(element.value(scope)));
            return Collections.unmodifiableList(values);
        }
    }
}
