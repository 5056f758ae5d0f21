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

/** The payload of a message: bytes of some other format, shown as text where they are text. */
public final class Payload {
    private final int text;
    private final int bytes;

    private Payload(int text, int bytes) {
        this.text = text;
        this.bytes = bytes;
    }

    /** Adds the two shapes of a payload to a table. */
    public static Payload of(ShapeTable table, String name, String doc, ShapeMark... marks) {
        return new Payload(
                table.add(shape(name, new ValueType.Text(TextEncoding.UTF_8), doc, marks)),
                table.add(shape(name, ValueType.BYTES, doc, marks)));
    }

    private static Shape shape(String name, ValueType type, String doc, ShapeMark... marks) {
        Shape.Builder shape = Shape.leaf(name, type, Role.VALUE).doc(doc);
        for (ShapeMark mark : marks) {
            shape.mark(mark);
        }
        return shape.build();
    }

    /** The shape for some bytes. */
    public int shape(Window in, long from, long to) {
        return shape(PlainText.isLikely(in, from, to));
    }

    /** The shape for some bytes, which are text or not. */
    public int shape(boolean isText) {
        return isText ? text : bytes;
    }

    /** The shape for binary payloads, even if they look like text. */
    public int bytes() {
        return bytes;
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
        int shape = shape(new Window(MemorySegment.ofArray(made)), 0, made.length);
        int row = parse.out.leaf(shape, 0, made.length);
        parse.out.endSubstream();
        return new Made(source, row);
    }
}
