package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the parts of a container file are, as its tree says.
 *
 * @param codec the value of {@code avro.codec}, with its length before it
 * @param header from the magic to the sync marker
 * @param sync the sync marker at the end of the header and of each block
 */
record AvroContainerFile(Source source, Range codec, Range header, Range sync, List<Block> blocks) {
    private static final int PAGE = 1000;

    /**
     * A block.
     *
     * @param count how many objects it has, as it is written
     * @param data its objects, as the codec left them
     * @param whole with the sync marker
     */
    record Block(Range count, Range data, Range whole) {}

    /** @throws IOException where the file is cut or damaged, or names no codec */
    static AvroContainerFile of(FieldTree tree) throws IOException {
        Field header = part(tree, tree.root(), "header");
        Field codec = part(tree, part(tree, header, "metadata"), "avro.codec");
        Field sync = part(tree, header, "sync");
        List<Block> blocks = blocks(tree, sync.length());
        long end = blocks.isEmpty() ? header.end() : blocks.getLast().whole().end();
        if (end != tree.source().length()) {
            throw new IOException("the container file is cut or damaged at " + end);
        }
        long codecFrom = part(tree, codec, "key").end();
        return new AvroContainerFile(
                tree.source(), new Range(codecFrom, codec.end() - codecFrom), range(header), range(sync), blocks);
    }

    private static List<Block> blocks(FieldTree tree, long syncLength) throws IOException {
        List<Block> blocks = new ArrayList<>();
        Field all = tree.child(tree.root(), "blocks").orElse(null);
        for (long from = 0; all != null && from < tree.childCount(all); from += PAGE) {
            for (Field block : tree.children(all, from, PAGE)) {
                long data = part(tree, block, "size").end();
                long length = block.end() - syncLength - data;
                if (length < 0) {
                    throw new IOException("the container file is cut at " + block.end());
                }
                blocks.add(new Block(range(part(tree, block, "count")), new Range(data, length), range(block)));
            }
        }
        return blocks;
    }

    private static Field part(FieldTree tree, Field of, String name) throws IOException {
        return tree.child(of, name)
                .orElseThrow(
                        () -> new IOException("the container file has no `%s` at %d".formatted(name, of.offset())));
    }

    private static Range range(Field field) {
        return new Range(field.offset(), field.length());
    }

    byte[] bytes(Range range) {
        return source.copy(range.offset(), (int) range.length());
    }

    /** The bytes from one offset to another. */
    byte[] bytes(long from, long to) {
        return source.copy(from, (int) (to - from));
    }

    /** Writes a block of this file. */
    void write(byte[] count, byte[] data, ByteArrayOutputStream out) {
        out.writeBytes(count);
        writeLong(data.length, out);
        out.writeBytes(data);
        out.writeBytes(bytes(sync));
    }

    /** Zigzag, seven bits a byte, the lowest first ("Binary Encoding"). */
    private static void writeLong(long number, ByteArrayOutputStream out) {
        long rest = number << 1 ^ number >> Long.SIZE - 1;
        for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
            out.write((int) (rest & 0x7F | 0x80));
        }
        out.write((int) rest);
    }
}
