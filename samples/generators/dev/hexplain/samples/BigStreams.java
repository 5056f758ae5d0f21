package dev.hexplain.samples;

import static java.io.ObjectStreamConstants.*;

import dev.hexplain.samples.TokenStream.Field;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes streams of any size for benchmarks and limits, in constant memory. All but {@code classes} are what
 * {@link java.io.ObjectOutputStream} would write for the same objects, byte for byte.
 *
 * <table>
 * <caption>Kinds, what SIZE counts, and bytes per unit</caption>
 * <tr><td>{@code list}</td><td>an {@link java.util.ArrayList} of {@link Trade}s</td><td>58</td></tr>
 * <tr><td>{@code strings}</td><td>an {@link java.util.ArrayList} of strings of 16 characters</td><td>19</td></tr>
 * <tr><td>{@code longs}</td><td>elements of one {@code long[]}, each its index times -2</td><td>8</td></tr>
 * <tr><td>{@code bytes}</td><td>elements of one {@code byte[]}, 0 to 255 over and over</td><td>1</td></tr>
 * <tr><td>{@code chain}</td><td>{@link Node}s, each inside the one before</td><td>10</td></tr>
 * <tr><td>{@code classes}</td><td>objects, each of a class of its own ({@code c0}, {@code c1}, …, with the fields
 *     {@code int id, double weight, String label}) and followed by {@code TC_RESET}</td><td>about 92</td></tr>
 * </table>
 *
 * SIZE is at most 2,147,483,647, and underscores in it are ignored.
 */
public final class BigStreams {
    private static final Field[] TRADE_FIELDS = {
        Field.primitive('Z', "buy"),
        Field.primitive('S', "desk"),
        Field.primitive('F', "fee"),
        Field.primitive('D', "price"),
        Field.primitive('I', "quantity"),
        Field.primitive('J', "time"),
        Field.primitive('C', "venue"),
        Field.string("reference")
    };

    private BigStreams() {}

    /** Writes one stream: {@code KIND SIZE FILE}. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 3) {
            throw new IllegalArgumentException("expected: list|strings|longs|bytes|chain|classes SIZE FILE");
        }
        write(arguments[0], Integer.parseInt(arguments[1].replace("_", "")), Path.of(arguments[2]));
    }

    /**
     * Writes one stream to a file, replacing it.
     *
     * @param kind {@code list}, {@code strings}, {@code longs}, {@code bytes}, {@code chain} or {@code classes}
     * @param size how many elements, nodes or classes; not negative
     * @throws IllegalArgumentException if there is no such kind or the size is negative
     */
    public static void write(String kind, int size, Path file) throws IOException {
        if (size < 0) {
            throw new IllegalArgumentException("size is negative: " + size);
        }
        Writer writer = writer(kind);
        try (TokenStream out = new TokenStream(Files.newOutputStream(file))) {
            writer.write(out, size);
        }
    }

    private interface Writer {
        void write(TokenStream out, int size) throws IOException;
    }

    private static Writer writer(String kind) {
        return switch (kind) {
            case "list" -> BigStreams::list;
            case "strings" -> BigStreams::strings;
            case "longs" -> BigStreams::longs;
            case "bytes" -> BigStreams::bytes;
            case "chain" -> BigStreams::chain;
            case "classes" -> BigStreams::classes;
            default -> throw new IllegalArgumentException("no such kind of stream: " + kind);
        };
    }

    /** Handles: ArrayList descriptor 0, list 1, Trade descriptor 2, String type 3, then two for each trade. */
    static void list(TokenStream out, int size) throws IOException {
        startArrayList(out, size);
        for (int i = 0; i < size; i++) {
            out.token(TC_OBJECT);
            if (i == 0) {
                out.classDesc(Trade.class.getName(), 8L, SC_SERIALIZABLE, TRADE_FIELDS)
                        .endOfClassDesc();
            } else {
                out.reference(2);
            }
            trade(out, Trade.at(i));
        }
        out.token(TC_ENDBLOCKDATA);
    }

    private static void trade(TokenStream out, Trade trade) throws IOException {
        DataOutputStream raw = out.raw();
        raw.writeBoolean(trade.buy);
        raw.writeShort(trade.desk);
        raw.writeFloat(trade.fee);
        raw.writeDouble(trade.price);
        raw.writeInt(trade.quantity);
        raw.writeLong(trade.time);
        raw.writeChar(trade.venue);
        out.string(trade.reference);
    }

    static void strings(TokenStream out, int size) throws IOException {
        startArrayList(out, size);
        for (int i = 0; i < size; i++) {
            out.string(string(i));
        }
        out.token(TC_ENDBLOCKDATA);
    }

    /** The string at a place in {@code strings}: 16 ASCII characters. */
    static String string(int index) {
        String digits = Integer.toString(index);
        return "string0000000000".substring(0, 16 - digits.length()) + digits;
    }

    private static void startArrayList(TokenStream out, int size) throws IOException {
        out.header()
                .token(TC_OBJECT)
                .classDesc(
                        "java.util.ArrayList",
                        8683452581122892189L,
                        SC_SERIALIZABLE | SC_WRITE_METHOD,
                        Field.primitive('I', "size"))
                .endOfClassDesc();
        out.raw().writeInt(size);
        // The capacity, which ArrayList has written as its size ever since it stopped mattering.
        out.token(TC_BLOCKDATA).raw().writeByte(Integer.BYTES);
        out.raw().writeInt(size);
    }

    static void longs(TokenStream out, int size) throws IOException {
        startArray(out, "[J", 0x782004B512B17593L, size);
        for (int i = 0; i < size; i++) {
            out.raw().writeLong(-2L * i);
        }
    }

    static void bytes(TokenStream out, int size) throws IOException {
        startArray(out, "[B", 0xACF317F8060854E0L, size);
        byte[] pattern = new byte[1 << 16];
        for (int i = 0; i < pattern.length; i++) {
            pattern[i] = (byte) i;
        }
        for (int left = size; left > 0; left -= pattern.length) {
            out.raw().write(pattern, 0, Math.min(left, pattern.length));
        }
    }

    private static void startArray(TokenStream out, String name, long uid, int size) throws IOException {
        out.header().token(TC_ARRAY).classDesc(name, uid, SC_SERIALIZABLE).endOfClassDesc();
        out.raw().writeInt(size);
    }

    /** Handles: Node descriptor 0, type of {@code next} 1, then one for each node. No nodes at all is one null. */
    static void chain(TokenStream out, int size) throws IOException {
        out.header();
        for (int i = 0; i < size; i++) {
            out.token(TC_OBJECT);
            if (i == 0) {
                String type = Node.class.descriptorString();
                out.classDesc(
                        Node.class.getName(),
                        2L,
                        SC_SERIALIZABLE,
                        Field.primitive('I', "index"),
                        new Field('L', "next", type));
                out.endOfClassDesc();
            } else {
                out.reference(0);
            }
            out.raw().writeInt(i);
        }
        out.token(TC_NULL);
    }

    static void classes(TokenStream out, int size) throws IOException {
        out.header();
        for (int i = 0; i < size; i++) {
            out.token(TC_OBJECT)
                    .classDesc(
                            "c" + i,
                            i,
                            SC_SERIALIZABLE,
                            Field.primitive('I', "id"),
                            Field.primitive('D', "weight"),
                            Field.string("label"))
                    .endOfClassDesc();
            out.raw().writeInt(i);
            out.raw().writeDouble(i / 2.0);
            out.string("object " + i).token(TC_RESET);
        }
    }
}
