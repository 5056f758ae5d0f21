package dev.hexplain.decode.messages;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;

/**
 * The payload of a message: bytes of some other format, shown as text where they are text, and otherwise opaque. What is
 * packed is neither: what it is unpacked to tells its meaning.
 */
public final class Payload {
    private final int text;
    private final int opaque;
    private final int packed;

    private Payload(int text, int opaque, int packed) {
        this.text = text;
        this.opaque = opaque;
        this.packed = packed;
    }

    /** Adds the shapes of a payload to a table. */
    public static Payload of(ShapeTable table, String name, String doc, ShapeMark... marks) {
        return new Payload(
                table.add(shape(name, new ValueType.Text(TextEncoding.UTF_8), doc, marks)
                        .build()),
                table.add(shape(name, ValueType.BYTES, doc, marks)
                        .mark(ShapeMark.OPAQUE)
                        .build()),
                table.add(shape(name, ValueType.BYTES, doc, marks).build()));
    }

    private static Shape.Builder shape(String name, ValueType type, String doc, ShapeMark... marks) {
        Shape.Builder shape = Shape.leaf(name, type, Role.VALUE).doc(doc);
        for (ShapeMark mark : marks) {
            shape.mark(mark);
        }
        return shape;
    }

    /** The shape of a string of the protocol's own, which is a value whether it is text or not. */
    public int shape(Window in, long from, long to) {
        return shape(PlainText.isLikely(in, from, to));
    }

    /** The same where it is known whether it is text. */
    public int shape(boolean isText) {
        return isText ? text : packed;
    }

    /** Writes the row of bytes at an offset, and returns its number. */
    public int write(Parse parse, Window in, long from, long length) {
        return PlainText.isLikely(in, from, from + length)
                ? parse.out.leaf(text, from, length)
                : parse.out.opaqueLeaf(opaque, from, length);
    }

    /** The shape of what is unpacked elsewhere, even if it looks like text. */
    public int packed() {
        return packed;
    }

    /**
     * A derived source, and its row.
     *
     * @param source its number
     * @param row the owner of the next one's substream
     */
    public record Made(int source, int row) {}

    /** Stores a derived source, as a substream of a row with this payload's shape. */
    public Made derive(Parse parse, Made from, Range range, String layer, byte[] made) {
        int source = parse.out.derive(from.source, range, layer, made);
        parse.out.beginSubstream(from.row, source);
        int row = write(parse, new Window(MemorySegment.ofArray(made)), 0, made.length);
        parse.out.endSubstream();
        return new Made(source, row);
    }
}
