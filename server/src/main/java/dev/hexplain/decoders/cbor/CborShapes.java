package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.math.BigInteger;

/** The shape table of all CBOR trees, and the values of their fields. */
enum CborShapes implements Shapes {
    INSTANCE;

    private static final ShapeTable NUMBERED = new ShapeTable();
    static final int ROOT = NUMBERED.add(CborItemShapes.root());
    static final int END = NUMBERED.add(CborItemShapes.end());
    static final int ENTRY = NUMBERED.add(CborItemShapes.entry());
    private static final int FIRST_KIND = 16;

    /** The shape number of an item without a key. */
    static int item(int kind) {
        return FIRST_KIND + kind;
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST_KIND ? NUMBERED.get(number) : CborItemShapes.element(number - FIRST_KIND);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        return CborItemShapes.member(
                member.kind(), ContainerPreviews.name(CborKeyNames.text(tree.source(), member.offset())));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            default -> field.shape().isLeaf() ? leaf(tree, field, read) : CborScalars.of(tree, field);
        };
    }

    private static Value leaf(FieldTree tree, Field field, Value read) {
        if (field.length() == 0) {
            return read;
        }
        int initial = tree.source().u1(field.offset());
        return switch (field.type()) {
            case "head", "break" -> new Value(read.actual(), CborInitialByte.spell(initial), "");
            case "uint" -> Value.of(Integer.toString(CborInitialByte.info(initial)));
            case "nint" -> Value.of(Integer.toString(-1 - CborInitialByte.info(initial)));
            case "nint8", "nint16", "nint32", "nint64" ->
                Value.of(new BigInteger(read.actual()).not().toString());
            case "float16" -> Value.of(Float.toString(Float.float16ToFloat((short) tree.integer(field))));
            case "bool", "null", "undefined" -> Value.of(CborInitialByte.spell(initial));
            case "simple" -> Value.of("simple(" + CborInitialByte.info(initial) + ")");
            case "simple8" -> Value.of("simple(" + initial + ")");
            case "bytes" -> CborTags.bytes(tree, field, read);
            default -> read;
        };
    }
}
