package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.model.FixedSizes;

/** Compiles {@code _sizeof}: sizes fixed by the descriptor. Bits count as whole bytes. */
final class SizeOfEvals {
    private SizeOfEvals() {}

    static long bits(long bits, String what) {
        if (bits == FixedSizes.DYNAMIC) {
            throw new EvalException(Kind.WRONG_TYPE, "expected a type of fixed size, but that of " + what + " is not");
        }
        return bits;
    }

    static long bytes(long bits, String what) {
        return Math.ceilDiv(bits(bits, what), Byte.SIZE);
    }

    static Eval fixed(long bits, String what) {
        return LiteralEvals.integer(bytes(bits, what));
    }

    /** A field of an object, or one element of it. */
    static Eval field(Eval owner, String id, boolean element, FixedSizes sizes) {
        return new IntegerEval() {
            @Override
            public long integer(Scope scope) {
                StructValue struct = ValueConversions.struct(owner.value(scope));
                long bits = element ? sizes.ofElement(struct.type(), id) : sizes.ofField(struct.type(), id);
                return bits != FixedSizes.DYNAMIC ? bytes(bits, id) : objectBytes(struct.get(id), id, sizes);
            }
        };
    }

    static Eval object(Eval of, FixedSizes sizes) {
        return new IntegerEval() {
            @Override
            public long integer(Scope scope) {
                return objectBytes(of.value(scope), "this", sizes);
            }
        };
    }

    private static long objectBytes(@org.jspecify.annotations.Nullable Object value, String what, FixedSizes sizes) {
        if (value instanceof StructValue struct) {
            return bytes(sizes.of(struct.type()), struct.type().qualifiedName());
        }
        return bytes(FixedSizes.DYNAMIC, what);
    }
}
