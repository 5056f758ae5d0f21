package dev.hexplain.ksy.run;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.Binary;
import dev.hexplain.ksy.expr.Expr.BinaryOp;
import dev.hexplain.ksy.expr.Expr.IntLiteral;
import dev.hexplain.ksy.expr.Expr.Name;
import org.jspecify.annotations.Nullable;

/**
 * A length that a layout can tell from the bytes: an integer field of the same object, times {@code unit}, and
 * {@code plus} more; or {@code plus} alone, where the field has no name.
 */
record InlineLength(String field, int unit, int plus) {
    private static final long MOST = 1 << 20;

    static @Nullable InlineLength constant(long length) {
        return length < 0 || length > MOST ? null : new InlineLength("", 0, (int) length);
    }

    /** As many elements of so many bytes each; null where that is too much for it. */
    @Nullable InlineLength times(long size) {
        boolean fits = unit * size < MOST && Math.abs(plus) * size < MOST;
        return fits ? new InlineLength(field, (int) (unit * size), (int) (plus * size)) : null;
    }

    /** The length in an object; the slot is that of the integer. */
    long bytes(KsyObject holder, int slot) {
        return isConstant() ? plus : holder.number(slot) * unit + plus;
    }

    boolean isConstant() {
        return unit == 0;
    }

    /** The length that an expression gives; null where it is no such length. */
    static @Nullable InlineLength of(Expr tree) {
        return switch (tree) {
            case Name name -> new InlineLength(name.id(), 1, 0);
            case Binary(BinaryOp op, Name name, IntLiteral number, int _)
            when number.value() > 0 && number.value() < MOST -> {
                int by = (int) number.value();
                yield switch (op) {
                    case ADD -> new InlineLength(name.id(), 1, by);
                    case SUBTRACT -> new InlineLength(name.id(), 1, -by);
                    case MULTIPLY -> new InlineLength(name.id(), by, 0);
                    default -> null;
                };
            }
            default -> null;
        };
    }
}
