package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Previews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.math.BigInteger;

/** The shape table of all CBOR trees, and what their values mean. */
enum CborShapes implements Shapes {
    INSTANCE;

    private static final ShapeTable NUMBERED = new ShapeTable();
    static final int ROOT = NUMBERED.add(ItemShapes.root());
    static final int END = NUMBERED.add(ItemShapes.end());
    static final int ENTRY = NUMBERED.add(ItemShapes.entry());
    private static final int FIRST_KIND = 16;

    /** The number of the shape that an item without a key has. */
    static int item(int kind) {
        return FIRST_KIND + kind;
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST_KIND ? NUMBERED.get(number) : ItemShapes.element(number - FIRST_KIND);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        Member member = Member.of(recipe);
        return ItemShapes.member(member.kind(), Previews.name(Keys.text(tree.source(), member.offset())));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> Previews.map(tree, field);
            case Productions.ARRAY -> Previews.array(tree, field);
            default -> field.shape().isLeaf() ? leaf(tree, field, read) : Scalars.of(tree, field);
        };
    }

    private static Value leaf(FieldTree tree, Field field, Value read) {
        if (field.length() == 0) {
            return read;
        }
        int initial = tree.source().u1(field.offset());
        return switch (field.type()) {
            case "head", "break" -> new Value(read.actual(), Initial.spell(initial), "");
            case "uint" -> Value.of(Integer.toString(Initial.info(initial)));
            case "nint" -> Value.of(Integer.toString(-1 - Initial.info(initial)));
            case "nint8", "nint16", "nint32", "nint64" ->
                Value.of(new BigInteger(read.actual()).not().toString());
            case "float16" -> Value.of(Float.toString(Float.float16ToFloat((short) tree.integer(field))));
            case "bool", "null", "undefined" -> Value.of(Initial.spell(initial));
            case "simple" -> Value.of("simple(" + Initial.info(initial) + ")");
            case "simple8" -> Value.of("simple(" + initial + ")");
            case "bytes" -> Tags.bytes(tree, field, read);
            default -> read;
        };
    }
}
