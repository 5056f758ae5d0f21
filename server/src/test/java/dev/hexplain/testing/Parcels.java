package dev.hexplain.testing;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.List;

/**
 * A format with everything that lies outside a plain tiling, 16 bytes long: magic {@code 50}; version and flags, four
 * bits each; four bytes that become readable by adding one, and hold a text and a number; a gap, in which a field is
 * positioned; and a calculated value.
 *
 * <pre>
 * 00  50           magic
 * 01  23           version 2, flags 3
 * 02  67 68 FF 04  body: "hi" 0005, as source 1
 * 06  ..           gap, but for two bytes at 0A: mark
 * </pre>
 */
public final class Parcels extends TestFormat implements Shapes {
    public static final String ID = "parcel";

    private static final int ROOT = 2;
    private static final int MAGIC = 3;
    private static final int VERSION = 4;
    private static final int FLAGS = 5;
    private static final int BODY = 6;
    private static final int LETTER = 7;
    private static final int TEXT = 8;
    private static final int NUMBER = 9;
    private static final int MARK = 10;
    private static final int SUM = 11;

    private static final List<Shape> SHAPES = List.of(
            Shapes.gap(),
            Shapes.unparsed(),
            Shape.group("parcel", "parcel").build(),
            Shape.leaf("magic", ValueType.U1, Role.MAGIC).build(),
            Shape.leaf("version", new ValueType.Bits(4, 0, false, false), Role.HEADER)
                    .build(),
            Shape.leaf("flags", new ValueType.Bits(4, 4, false, false), Role.HEADER)
                    .build(),
            Shape.leaf("body", ValueType.BYTES, Role.VALUE).build(),
            Shape.group("letter", "letter").build(),
            Shape.leaf("text", new ValueType.Text(TextEncoding.ASCII), Role.VALUE)
                    .build(),
            Shape.leaf("number", ValueType.U2_BE, Role.VALUE).build(),
            Shape.leaf("mark", ValueType.U2_LE, Role.CHECKSUM).build(),
            Shape.leaf("sum", ValueType.COMPUTED, Role.VALUE).build());

    public Parcels() {
        super(ID, "Parcel", dump());
    }

    /** A dump of the format. */
    public static byte[] dump() {
        return new byte[] {0x50, 0x23, 0x67, 0x68, -1, 4, 0, 0, 0, 0, 0x34, 0x12, 0, 0, 0, 0};
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter out = new TreeWriter(source, storage);
        int root = out.open(ROOT, 0);
        out.leaf(MAGIC, 0, 1);
        out.leaf(VERSION, 1, 1);
        out.leaf(FLAGS, 1, 1);
        int body = out.leaf(BODY, 2, 4);
        byte[] plain = source.copy(2, 4);
        for (int i = 0; i < plain.length; i++) {
            plain[i]++;
        }
        int derived = out.derive(0, new Range(2, 4), "add", plain);
        out.beginSubstream(body, derived);
        out.open(LETTER, 0);
        out.leaf(TEXT, 0, 2);
        int number = out.leaf(NUMBER, 2, 2);
        out.close(4);
        out.endSubstream();
        out.issue(Issue.warning(2, 2, "The number is odd", "an even one", "5").of(number, derived));
        out.gap(6, 10);
        out.leaf(SUM, 16, 0);
        out.close(16);
        out.beginSubstream(root, 0);
        out.leaf(MARK, 10, 2);
        out.endSubstream();
        return out.finish(this, 0);
    }

    @Override
    public Shapes shapes() {
        return this;
    }

    @Override
    public Shape fixed(int number) {
        return SHAPES.get(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("No recipes here");
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return field.shape().type() instanceof ValueType.Computed ? Value.whole(5) : read;
    }
}
