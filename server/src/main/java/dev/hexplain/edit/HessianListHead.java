package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Optional;

/**
 * The beginning of a list of Hessian 2: up to seven elements are counted in the first byte, more by an integer behind that
 * and the type (Hessian 2.0, section 4.6).
 *
 * @param tag the first byte, as a field
 */
record HessianListHead(FieldTree tree, Field tag) {
    private static final int TYPED = 0x70;
    private static final int UNTYPED = 0x78;
    private static final int MOST = 7;
    private static final int FIXED_TYPED = 'V';
    private static final int FIXED_UNTYPED = 'X';

    /**
     * What takes its place when the list has another number of elements; nothing where it does not say the number.
     *
     * @param before how many there are
     * @param after how many there are to be
     */
    Optional<Replacement> counting(long before, long after) {
        int first = tree.source().u1(tag.offset());
        if (before > MOST || (first != TYPED + before && first != UNTYPED + before)) {
            return Optional.empty();
        }
        boolean typed = first < UNTYPED;
        if (after <= MOST) {
            return Optional.of(replaced(1, new byte[] {(byte) (first - before + after)}));
        }
        byte[] count = ItemForms.hessianInt(BigInteger.valueOf(after)).orElseThrow();
        return typed ? behindType(count) : Optional.of(replaced(1, joined(FIXED_UNTYPED, new byte[0], count)));
    }

    private Optional<Replacement> behindType(byte[] count) {
        Field list = tree.parent(tag.id()).orElseThrow();
        return tree.children(list, 1, 1).stream().findFirst().map(type -> {
            byte[] written = tree.source().copy(type.offset(), (int) type.length());
            return replaced(1 + type.length(), joined(FIXED_TYPED, written, count));
        });
    }

    private Replacement replaced(long removed, byte[] inserted) {
        return new Replacement(tag.offset(), removed, inserted);
    }

    private static byte[] joined(int first, byte[] type, byte[] count) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(first);
        bytes.writeBytes(type);
        bytes.writeBytes(count);
        return bytes.toByteArray();
    }
}
