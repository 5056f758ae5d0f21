package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.values.LogicalValue;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A constant that is written as a number, and a truth value that is some bits of a byte. Which number has which name is
 * known to what reads it: each one is tried, until one is read as what is wanted.
 */
final class NumberedConstant {
    /** Numbers that are tried: of an enumeration without numbers of its own, its first constants. */
    private static final int MOST = 64;

    private static final int LONGEST = 8;

    private NumberedConstant() {}

    /**
     * The ways to write it, in a source that is small enough to be read as often.
     *
     * @param leaves of the value's field
     */
    static List<List<Replacement>> of(FieldTree tree, LogicalValue.Scalar old, List<Field> leaves) {
        if (tree.source().length() > EditLimits.ALL_LEAVES) {
            return List.of();
        }
        return switch (old.kind()) {
            case NAME ->
                leaves.stream()
                        .filter(leaf -> leaf.role() == Role.VALUE && leaf.length() > 0 && leaf.length() <= LONGEST)
                        .flatMap(leaf -> numbered(tree, leaf))
                        .toList();
            case BOOLEAN ->
                leaves.stream()
                        .filter(leaf -> leaf.length() == 1)
                        .flatMap(leaf -> toggled(tree, leaf))
                        .toList();
            case NULL, INTEGER, DECIMAL, FLOAT, TEXT, TIME, BYTES -> List.of();
        };
    }

    /** As another number that takes as many bytes, in each form in which the bytes are a number. */
    private static Stream<List<Replacement>> numbered(FieldTree tree, Field leaf) {
        byte[] before = tree.source().copy(leaf.offset(), (int) leaf.length());
        return numbers()
                .flatMap(number -> ScalarForm.of(leaf.shape().type(), before, number).stream())
                .distinct()
                .flatMap(form -> numbers().flatMap(number -> form.write(number).stream()))
                .filter(bytes -> bytes.length == before.length && !Arrays.equals(bytes, before))
                .map(HexFormat.of()::formatHex)
                .distinct()
                .map(bytes -> replaced(leaf, HexFormat.of().parseHex(bytes)));
    }

    private static Stream<String> numbers() {
        return IntStream.range(0, MOST).mapToObj(Integer::toString);
    }

    /** Types of Thrift's compact protocol are 1 for true and 2 for false; others differ in the lowest bit. */
    private static Stream<List<Replacement>> toggled(FieldTree tree, Field leaf) {
        int before = tree.source().copy(leaf.offset(), 1)[0];
        return Stream.of(0b11, 0b01).map(bits -> replaced(leaf, ItemBytes.bytes(before ^ bits)));
    }

    private static List<Replacement> replaced(Field leaf, byte[] bytes) {
        return List.of(new Replacement(leaf.offset(), leaf.length(), bytes));
    }
}
