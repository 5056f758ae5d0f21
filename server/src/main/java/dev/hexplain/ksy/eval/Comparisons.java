package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.expr.Expr.BinaryOp;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Equality and order of values, for {@code ==}, {@code <}, {@code valid} and {@code cases}. */
public final class Comparisons {
    private Comparisons() {}

    /**
     * Whether two values are equal. Integers and floats compare by number, enum values by number, bytes with an array
     * by elements, objects by identity; null equals only null.
     *
     * @throws EvalException where the two types cannot be compared
     */
    public static boolean equal(@Nullable Object a, @Nullable Object b) {
        return equal(a, b, amount -> {});
    }

    /** The same in a scope, which counts the work. */
    public static boolean equal(@Nullable Object a, @Nullable Object b, Scope scope) {
        WorkCounter.compare(scope, a, b);
        return equal(a, b, scope::spend);
    }

    private static boolean equal(@Nullable Object a, @Nullable Object b, LongConsumer work) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return switch (a) {
            case Long x when b instanceof Long y -> x.longValue() == y.longValue();
            case Number x when b instanceof Number y -> x.doubleValue() == y.doubleValue();
            case String x when b instanceof String y -> x.equals(y);
            case Boolean x when b instanceof Boolean y -> x.equals(y);
            case byte[] x when b instanceof byte[] y -> Arrays.equals(x, y);
            case EnumValue x
            when b instanceof EnumValue || b instanceof Long -> x.value() == ValueConversions.integer(b);
            case Long x when b instanceof EnumValue y -> x == y.value();
            case List<?> x when b instanceof List<?> y -> equalElements(x, y, work);
            case byte[] x when b instanceof List<?> y -> equalElements(new ByteListValue(x), y, work);
            case List<?> x when b instanceof byte[] y -> equalElements(x, new ByteListValue(y), work);
            case StructValue x when b instanceof StructValue -> x.equals(b);
            case StreamValue x when b instanceof StreamValue -> x.equals(b);
            default -> throw incomparable(a, b);
        };
    }

    private static boolean equalElements(List<?> a, List<?> b, LongConsumer work) {
        if (a.size() != b.size()) {
            return false;
        }
        Iterator<?> others = b.iterator();
        int compared = 0;
        for (Object element : a) {
            if (++compared % WorkCounter.PIECE == 0) {
                work.accept(WorkCounter.PIECE);
            }
            if (!equal(element, others.next(), work)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Negative, zero or positive as the first is less, equal or greater: numbers by value, texts by code point, bytes
     * unsigned and in order.
     */
    public static int order(@Nullable Object a, @Nullable Object b, Scope scope) {
        WorkCounter.compare(scope, a, b);
        if (a == null || b == null) {
            throw ValueConversions.wrong("two values to compare", null);
        }
        return switch (a) {
            case Long x when b instanceof Long y -> Long.compare(x, y);
            case Number x when b instanceof Number y -> Double.compare(x.doubleValue(), y.doubleValue());
            case String x when b instanceof String y -> byCodePoint(x, y);
            case byte[] x when b instanceof byte[] y -> Arrays.compareUnsigned(x, y);
            case EnumValue x
            when b instanceof EnumValue || b instanceof Long -> Long.compare(x.value(), ValueConversions.integer(b));
            case Long x when b instanceof EnumValue y -> Long.compare(x, y.value());
            default -> throw incomparable(a, b);
        };
    }

    /** The result of a comparison operator. */
    static boolean test(BinaryOp op, @Nullable Object a, @Nullable Object b, Scope scope) {
        if (op == BinaryOp.EQUAL || op == BinaryOp.NOT_EQUAL) {
            return equal(a, b, scope) == (op == BinaryOp.EQUAL);
        }
        if (a instanceof Number x && b instanceof Number y && (a instanceof Double || b instanceof Double)) {
            return test(op, x.doubleValue(), y.doubleValue());
        }
        return test(op, order(a, b, scope), 0);
    }

    /** NaN is neither less nor greater, and zero has no sign, which {@link #order} cannot express. */
    private static boolean test(BinaryOp op, double a, double b) {
        return switch (op) {
            case LESS -> a < b;
            case LESS_OR_EQUAL -> a <= b;
            case GREATER -> a > b;
            case GREATER_OR_EQUAL -> a >= b;
            default -> throw new IllegalArgumentException(op.sign() + " does not order");
        };
    }

    /** In UTF-16 order, characters outside the basic plane would come before its last ones. */
    private static int byCodePoint(String a, String b) {
        int mismatch = 0;
        int shorter = Math.min(a.length(), b.length());
        while (mismatch < shorter && a.charAt(mismatch) == b.charAt(mismatch)) {
            mismatch++;
        }
        if (mismatch == shorter) {
            return Integer.compare(a.length(), b.length());
        }
        char x = a.charAt(mismatch);
        char y = b.charAt(mismatch);
        boolean oneIsSurrogate = Character.isSurrogate(x) != Character.isSurrogate(y);
        return oneIsSurrogate ? (Character.isSurrogate(x) ? 1 : -1) : Character.compare(x, y);
    }

    private static EvalException incomparable(Object a, Object b) {
        return new EvalException(
                EvalException.Kind.WRONG_TYPE,
                "expected two values of one kind to compare, found " + ValueDescriptions.of(a) + " and "
                        + ValueDescriptions.of(b));
    }
}
