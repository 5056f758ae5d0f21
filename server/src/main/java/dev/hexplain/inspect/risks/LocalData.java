package dev.hexplain.inspect.risks;

import dev.hexplain.bytes.Source;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ObjectStreamConstants;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;

/**
 * What one class of an object's hierarchy wrote: its fields by name, and the numbers in the first block of its
 * annotation. What is not there is 0 or empty.
 */
record LocalData(FieldTree tree, Field data) {
    private static final int LONGEST_TEXT = 200;

    private static final ValueLayout.OfInt S4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    /** An integer field. */
    long field(String name) {
        return tree.child(data, name).map(tree::integer).orElse(0L);
    }

    /** The value in a field, or what it refers to. */
    Optional<Field> value(String name) {
        return tree.child(data, name)
                .flatMap(field -> tree.handles()
                        .referredToBy(field)
                        .map(tree.handles()::definition)
                        .orElse(Optional.of(field)));
    }

    /** What the uppermost serializable class of an object in a field wrote. */
    Optional<LocalData> object(String name) {
        return value(name).flatMap(object -> tree.child(object, "classData[0]")).map(own -> new LocalData(tree, own));
    }

    /** The name of the constant in a field. */
    String constant(String name) {
        return value(name)
                .map(constant -> new LocalData(tree, constant).text("enumConstantName"))
                .orElse("");
    }

    /** The beginning of the text of a string field; empty where there is none. */
    String text(String name) {
        return value(name)
                .flatMap(string -> tree.child(string, "value"))
                .map(text -> ModifiedUtf8.decode(
                        tree.source().copy(text.offset(), (int) Math.min(text.length(), LONGEST_TEXT))))
                .orElse("");
    }

    float loadFactor() {
        return tree.child(data, "loadFactor")
                .map(field -> Float.intBitsToFloat(at(field.offset(), field.end())))
                .orElse(0.75f);
    }

    /** An int of the block, by its number. */
    int integer(int number) {
        return block().map(block -> at(start(block) + 4L * number, block.end())).orElse(0);
    }

    /** A float of the block, by its number among values of four bytes. */
    float decimal(int number) {
        return Float.intBitsToFloat(integer(number));
    }

    /** The first byte of the block; -1 where there is none. */
    int type() {
        return block().filter(block -> start(block) < block.end())
                .map(block -> (int) (byte) tree.source().u1(start(block)))
                .orElse(-1);
    }

    /** The beginning of a text that {@code writeUTF} put into the block; empty where there is none. */
    String blockText(int from) {
        return block().filter(block -> start(block) + from + Short.BYTES <= block.end())
                .map(block -> utf(start(block) + from, block.end()))
                .orElse("");
    }

    private String utf(long at, long end) {
        int length = tree.source().u1(at) << 8 | tree.source().u1(at + 1);
        long from = at + Short.BYTES;
        return ModifiedUtf8.decode(tree.source()
                .copy(from, (int) Math.min(Math.min(length, LONGEST_TEXT), end - from)));
    }

    private int at(long offset, long end) {
        Source source = tree.source();
        return offset + Integer.BYTES <= end ? source.segment().get(S4, offset) : 0;
    }

    private long start(Field block) {
        return start(tree, block);
    }

    /** A block's token is followed by a length of one byte, or of four. */
    static long start(FieldTree tree, Field block) {
        return block.offset() + (tree.source().u1(block.offset()) == ObjectStreamConstants.TC_BLOCKDATA ? 2 : 5);
    }

    private Optional<Field> block() {
        return tree.child(data, "objectAnnotation").flatMap(annotation -> firstBlock(tree, annotation));
    }

    static Optional<Field> firstBlock(FieldTree tree, Field annotation) {
        List<Field> first = tree.children(annotation, 0, 1);
        return first.stream()
                .filter(field -> StreamPart.of(field) == StreamPart.BLOCK)
                .findFirst();
    }
}
