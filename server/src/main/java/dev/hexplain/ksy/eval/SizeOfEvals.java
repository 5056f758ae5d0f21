package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.model.Sizes;

/** {@code _sizeof}: sizes that the descriptor fixes. Bits count as whole bytes. */
final class SizeOfEvals {
    private SizeOfEvals() {}

    static long bits(long bits, String what) {
        if (bits == Sizes.DYNAMIC) {
            throw new EvalException(Kind.WRONG_TYPE, "expected a type of fixed size, but that of " + what + " is not");
        }
        return bits;
    }

    static long bytes(long bits, String what) {
        return Math.ceilDiv(bits(bits, what), Byte.SIZE);
    }

    static Eval fixed(long bits, String what) {
        return Literals.integer(bytes(bits, what));
    }

    /** A field of an object, or one element of it. */
    static Eval field(Eval owner, String id, boolean element, Sizes sizes) {
        return new IntegerEval() {
            @Override
            public long integer(Scope scope) {
                StructValue struct = Values.struct(owner.value(scope));
                long bits = element ? sizes.ofElement(struct.type(), id) : sizes.ofField(struct.type(), id);
                return bits != Sizes.DYNAMIC ? bytes(bits, id) : objectBytes(struct.get(id), id, sizes);
            }
        };
    }

    static Eval object(Eval of, Sizes sizes) {
        return new IntegerEval() {
            @Override
            public long integer(Scope scope) {
                return objectBytes(of.value(scope), "this", sizes);
            }
        };
    }

    private static long objectBytes(@org.jspecify.annotations.Nullable Object value, String what, Sizes sizes) {
        if (value instanceof StructValue struct) {
            return bytes(sizes.of(struct.type()), struct.type().qualifiedName());
        }
        return bytes(Sizes.DYNAMIC, what);
    }
}
