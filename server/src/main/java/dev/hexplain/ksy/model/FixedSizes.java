package dev.hexplain.ksy.model;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.Binary;
import dev.hexplain.ksy.expr.Expr.IntLiteral;
import dev.hexplain.ksy.expr.Expr.SizeOf;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.expr.Expr.Unary;
import dev.hexplain.ksy.expr.Expr.UnaryOp;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Computes sizes, in bits, that do not depend on the input. Attributes with a condition, a repetition by value, or a
 * size given by a value or a terminator are {@link #DYNAMIC}. Results are cached; safe for many threads.
 */
public final class FixedSizes {
    /** No fixed size. */
    public static final long DYNAMIC = -1;

    private static final Pattern NUMBER = Pattern.compile("[us]([1248])(?:[lb]e)?|f([48])(?:[lb]e)?");
    private static final Pattern BITS = Pattern.compile("b([1-9]\\d?)(?:[lb]e)?");

    /** Deeper nesting counts as dynamic, so that the stack does not overflow. */
    private static final int MAX_DEPTH = 200;

    private final IdentityHashMap<TypeSpec, Long> known = new IdentityHashMap<>();

    /**
     * The size of an object of a type: its {@code seq}, with the padding that aligns what follows bit fields to a byte.
     */
    public synchronized long of(TypeSpec type) {
        return of(type, 0);
    }

    /** The size of an attribute, all its elements together. */
    public synchronized long of(Attribute attribute, TypeSpec context) {
        return whole(attribute, context, 0);
    }

    /** The size of one element of an attribute; of all of it where it is not repeated. */
    public synchronized long ofElement(Attribute attribute, TypeSpec context) {
        return element(attribute, context, 0);
    }

    /** The size of a type without a {@code size} key. */
    public synchronized long of(DataType type, TypeSpec context) {
        return of(type, context, 0);
    }

    /** The size of a name in {@code sizeof<…>}: a built-in type or one known in the context. */
    public synchronized long of(TypeName name, TypeSpec context) {
        return of(name, context, 0);
    }

    /** The size of a field of a type by its id; dynamic where it has none, or it is calculated. */
    public long ofField(TypeSpec type, String id) {
        Attribute attribute = attribute(type, id);
        return attribute == null ? DYNAMIC : of(attribute, type);
    }

    /** The size of one element of a field of a type by its id. */
    public long ofElement(TypeSpec type, String id) {
        Attribute attribute = attribute(type, id);
        return attribute == null ? DYNAMIC : ofElement(attribute, type);
    }

    /** The value of an expression of literals; empty where it depends on the input. */
    public synchronized OptionalLong constant(Expression expression, TypeSpec context) {
        return constant(expression.tree(), context, 0);
    }

    private static @Nullable Attribute attribute(TypeSpec type, String id) {
        if (type.instances().get(id) instanceof Instance.Parsed parsed) {
            return parsed.attribute();
        }
        return type.seq().stream()
                .filter(attribute -> attribute.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private long of(TypeSpec type, int depth) {
        Long found = known.get(type);
        if (found != null) {
            return found;
        }
        if (depth > MAX_DEPTH) {
            return DYNAMIC;
        }
        // A type that contains itself finds this entry, and is dynamic.
        known.put(type, DYNAMIC);
        long size = sum(type, depth);
        known.put(type, size);
        return size;
    }

    private long sum(TypeSpec type, int depth) {
        long sum = 0;
        BitOrder order = null;
        for (Attribute attribute : type.seq()) {
            BitOrder own = attribute.type() instanceof DataType.Bits bits ? bits.order() : null;
            // Bit fields share bytes only with neighbours of the same bit order.
            long start = own != null && own == order ? sum : aligned(sum);
            long size = whole(attribute, type, depth);
            sum = size == DYNAMIC ? DYNAMIC : add(start, size);
            if (sum == DYNAMIC) {
                return DYNAMIC;
            }
            order = own;
        }
        return sum;
    }

    private static long aligned(long bits) {
        return Math.ceilDiv(bits, Byte.SIZE) * Byte.SIZE;
    }

    private long whole(Attribute attribute, TypeSpec context, int depth) {
        if (attribute.condition() != null) {
            return DYNAMIC;
        }
        long element = element(attribute, context, depth);
        return switch (attribute.repeat()) {
            case null -> element;
            case Repeat.Times times -> multiply(element, constant(times.count().tree(), context, depth));
            case Repeat.Until _, Repeat.ToEnd _ -> DYNAMIC;
        };
    }

    private long element(Attribute attribute, TypeSpec context, int depth) {
        byte[] contents = attribute.contents();
        if (contents != null) {
            return (long) contents.length * Byte.SIZE;
        }
        Sizing sizing = attribute.sizing();
        Expression size = sizing.size();
        if (size != null) {
            return multiply(Byte.SIZE, constant(size.tree(), context, depth));
        }
        return sizing.confines() ? DYNAMIC : of(attribute.type(), context, depth);
    }

    private long of(DataType type, TypeSpec context, int depth) {
        return switch (type) {
            case DataType.Int number -> (long) number.size() * Byte.SIZE;
            case DataType.Real number -> (long) number.size() * Byte.SIZE;
            case DataType.Bits bits -> bits.width();
            case DataType.Bytes _, DataType.Text _ -> DYNAMIC;
            case DataType.User user -> of(user.name(), context, depth);
            case DataType.Switch choice -> of(choice, context, depth);
        };
    }

    /** Fixed where all cases are of one size, and there is one for everything. */
    private long of(DataType.Switch choice, TypeSpec context, int depth) {
        DataType otherwise = choice.otherwise();
        if (otherwise == null) {
            return DYNAMIC;
        }
        long size = of(otherwise, context, depth + 1);
        boolean same = depth <= MAX_DEPTH
                && choice.cases().stream().allMatch(one -> of(one.type(), context, depth + 1) == size);
        return same ? size : DYNAMIC;
    }

    private long of(TypeName name, TypeSpec context, int depth) {
        if (name.array()) {
            return DYNAMIC;
        }
        List<String> path = name.path();
        if (path.size() == 1 && !name.absolute()) {
            Matcher number = NUMBER.matcher(path.getFirst());
            if (number.matches()) {
                String bytes = number.group(1) != null ? number.group(1) : number.group(2);
                return Long.parseLong(bytes) * Byte.SIZE;
            }
            Matcher bits = BITS.matcher(path.getFirst());
            if (bits.matches()) {
                return Long.parseLong(bits.group(1));
            }
        }
        return context.findType(name).map(type -> of(type, depth + 1)).orElse(DYNAMIC);
    }

    private OptionalLong constant(Expr tree, TypeSpec context, int depth) {
        if (depth > MAX_DEPTH) {
            return OptionalLong.empty();
        }
        return switch (tree) {
            case IntLiteral literal -> OptionalLong.of(literal.value());
            case Unary unary
            when unary.op() != UnaryOp.NOT -> {
                OptionalLong of = constant(unary.of(), context, depth + 1);
                yield of.isEmpty()
                        ? of
                        : OptionalLong.of(unary.op() == UnaryOp.MINUS ? -of.getAsLong() : ~of.getAsLong());
            }
            case Binary binary -> {
                OptionalLong left = constant(binary.left(), context, depth + 1);
                OptionalLong right = constant(binary.right(), context, depth + 1);
                yield left.isEmpty() || right.isEmpty()
                        ? OptionalLong.empty()
                        : constant(binary.op(), left.getAsLong(), right.getAsLong());
            }
            case SizeOf size -> {
                long bits = of(size.type(), context, depth + 1);
                yield bits == DYNAMIC
                        ? OptionalLong.empty()
                        : OptionalLong.of(size.bits() ? bits : Math.ceilDiv(bits, Byte.SIZE));
            }
            default -> OptionalLong.empty();
        };
    }

    private static OptionalLong constant(Expr.BinaryOp op, long left, long right) {
        return switch (op) {
            case ADD -> OptionalLong.of(left + right);
            case SUBTRACT -> OptionalLong.of(left - right);
            case MULTIPLY -> OptionalLong.of(left * right);
            case DIVIDE -> right == 0 ? OptionalLong.empty() : OptionalLong.of(Math.floorDiv(left, right));
            case MODULO -> right == 0 ? OptionalLong.empty() : OptionalLong.of(Math.floorMod(left, right));
            case SHIFT_LEFT -> OptionalLong.of(left << right);
            case SHIFT_RIGHT -> OptionalLong.of(left >> right);
            case AND_BITS -> OptionalLong.of(left & right);
            case OR_BITS -> OptionalLong.of(left | right);
            case XOR_BITS -> OptionalLong.of(left ^ right);
            default -> OptionalLong.empty();
        };
    }

    private static long multiply(long size, OptionalLong times) {
        if (size == DYNAMIC || times.isEmpty() || times.getAsLong() < 0) {
            return DYNAMIC;
        }
        try {
            return Math.multiplyExact(size, times.getAsLong());
        } catch (ArithmeticException _) {
            return DYNAMIC;
        }
    }

    private static long add(long a, long b) {
        // Some room is left for alignment.
        return a > Long.MAX_VALUE - Byte.SIZE - b ? DYNAMIC : a + b;
    }
}
