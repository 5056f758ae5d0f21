package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * A format with bugs, of eight bytes that begin with {@code FA}: each field but the first and the last fails in its own
 * way when somebody looks at it.
 */
public final class Faulty extends TestFormat implements Shapes {
    public static final String ID = "faulty";

    /** The names of the fields between the whole ones. */
    public static final List<String> BROKEN = List.of("value", "deep", "logical", "doc", "variant", "recipe");

    private static final int ROOT = 2;
    private static final int FIRST = 3;
    private static final int LAST = 9;

    private static final List<Shape> SHAPES = List.of(
            Shapes.gap(),
            Shapes.unparsed(),
            Shape.group("faulty", "faulty").build(),
            leaf("first").build(),
            leaf("value").build(),
            leaf("deep").build(),
            leaf("logical").build(),
            leaf("doc").doc(() -> thrown("doc")).build(),
            Shape.group("variant", "variant")
                    .slots(Slot.tagged("inner", tag -> thrown("variant")))
                    .build(),
            leaf("last").build());

    public Faulty() {
        super(ID, "Faulty", dump());
    }

    /** A dump of the format. */
    public static byte[] dump() {
        return new byte[] {(byte) 0xFA, 1, 2, 3, 4, 5, 6, 7};
    }

    private static Shape.Builder leaf(String name) {
        return Shape.leaf(name, ValueType.U1, Role.VALUE);
    }

    private static <T> T thrown(String of) {
        throw new ArithmeticException("A bug in " + of);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter out = new TreeWriter(source, storage);
        out.open(ROOT, 0);
        for (int shape = FIRST; shape < LAST; shape++) {
            out.leaf(shape, shape - FIRST, 1);
        }
        out.leaf(out.shapeRef(new ShapeRef(6, 0, -1)), 6, 1);
        out.leaf(LAST, 7, 1);
        out.close(8);
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
        return thrown("recipe");
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.name()) {
            case "value" -> thrown("value");
            case "deep" -> describe(tree, field, read);
            default -> read;
        };
    }

    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return field.name().equals("logical") ? thrown("logical") : field.name();
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return thrown("class");
    }
}
