package dev.hexplain.ksy.query;

import dev.hexplain.bytes.Source;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ValueType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Reads the bytes of a leaf as a value. */
final class LeafBytes {
    /** Maximum bytes of a value, which is on the heap. */
    private static final int LIMIT = 1 << 24;

    private LeafBytes() {}

    static byte[] of(FieldTree tree, Field leaf) {
        if (leaf.length() > LIMIT) {
            throw new EvalException(
                    Kind.LIMIT, "expected at most " + LIMIT + " bytes in " + leaf.name() + ", found " + leaf.length());
        }
        // Sources are the tree's, which closes them.
        Source source = tree.sourceOf(leaf);
        return source.copy(leaf.offset(), (int) leaf.length());
    }

    static double real(FieldTree tree, Field leaf) {
        byte[] bytes = of(tree, leaf);
        ByteOrder order = leaf.shape().type() instanceof ValueType.Real real ? real.order() : ByteOrder.BIG_ENDIAN;
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
        return bytes.length == Float.BYTES ? buffer.getFloat() : buffer.getDouble();
    }

    /** Removes padding first, then everything from the terminator on. */
    static byte[] content(byte[] bytes, Sizing sizing) {
        int end = bytes.length;
        while (sizing.stripped() >= 0 && end > 0 && (bytes[end - 1] & 0xff) == sizing.stripped()) {
            end--;
        }
        byte[] terminator = sizing.terminator();
        for (int at = 0; sizing.terminated() && at + terminator.length <= end; at += terminator.length) {
            if (Arrays.equals(bytes, at, at + terminator.length, terminator, 0, terminator.length)) {
                return Arrays.copyOf(bytes, sizing.include() ? at + terminator.length : at);
            }
        }
        return end == bytes.length ? bytes : Arrays.copyOf(bytes, end);
    }
}
