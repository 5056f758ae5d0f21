package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.nio.charset.StandardCharsets;

/** The shape table of all BSON trees, and the values of their fields. */
enum BsonShapes implements Shapes {
    INSTANCE;

    private static final ShapeTable NUMBERED = new ShapeTable();
    static final int ROOT = NUMBERED.add(BsonElementShapes.root());
    static final int DOCUMENT = NUMBERED.add(BsonElementShapes.document());
    static final int NUMBERED_DOCUMENT = NUMBERED.add(BsonElementShapes.numbered());
    static final int TYPED_DOCUMENT = NUMBERED.add(BsonElementShapes.typed());
    static final int END = NUMBERED.add(BsonElementShapes.end());
    static final int PATTERN = NUMBERED.add(BsonElementShapes.cstring("pattern"));
    static final int OPTIONS = NUMBERED.add(BsonElementShapes.cstring("options"));
    private static final int FIRST_ELEMENT = 16;
    private static final int MAX_NAME = 400;

    /** The shape number of an array element. */
    static int element(int kind) {
        return FIRST_ELEMENT + kind;
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST_ELEMENT ? NUMBERED.fixed(number) : BsonElementShapes.element(number - FIRST_ELEMENT);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        byte[] name = tree.source(member.source()).orElseThrow().copy(member.offset(), (int)
                Math.min(MAX_NAME, member.length()));
        return BsonElementShapes.member(
                member.kind(), ContainerPreviews.name(new String(name, StandardCharsets.UTF_8)), member.length());
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> BsonScalars.of(tree, field);
            default -> field.shape().isLeaf() ? BsonScalars.leaf(tree, field, read) : read;
        };
    }
}
