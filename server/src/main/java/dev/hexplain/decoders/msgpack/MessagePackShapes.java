package dev.hexplain.decoders.msgpack;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;

/** The shape table of all MessagePack trees, and the values of their fields. */
enum MessagePackShapes implements Shapes {
    INSTANCE;

    private static final ShapeTable NUMBERED = new ShapeTable();
    static final int ROOT = NUMBERED.add(MessagePackObjectShapes.root());
    static final int ENTRY = NUMBERED.add(MessagePackObjectShapes.entry());
    private static final int FIRST_KIND = 16;

    /** The shape number of an object without a key. */
    static int object(int kind) {
        return FIRST_KIND + kind;
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST_KIND ? NUMBERED.get(number) : MessagePackObjectShapes.element(number - FIRST_KIND);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        return MessagePackObjectShapes.member(
                member.kind(), ContainerPreviews.name(MessagePackKeyNames.text(tree.source(), member.offset())));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            default -> field.shape().isLeaf() ? leaf(tree, field, read) : scalar(tree, field);
        };
    }

    private static Value scalar(FieldTree tree, Field field) {
        return switch (field.type()) {
            case "ext" -> MessagePackExtensions.of(tree, field);
            case Productions.TYPED -> ContainerPreviews.typed(tree, field);
            default ->
                tree.child(field, "value")
                        .filter(value -> value.shape().isLeaf())
                        .map(tree::value)
                        .orElse(Value.NONE);
        };
    }

    private static Value leaf(FieldTree tree, Field field, Value read) {
        return switch (field.type()) {
            case "head" ->
                new Value(
                        read.actual(), MessagePackFirstByte.spell(tree.source().u1(field.offset())), "");
            case "nil" -> Value.of("null");
            case "bool" -> Value.of(MessagePackFirstByte.spell(tree.source().u1(field.offset())));
            case "data" ->
                tree.parent(field.id())
                        .flatMap(of -> MessagePackExtensions.timestamp(tree, of))
                        .map(Value::of)
                        .orElse(read);
            default -> read;
        };
    }
}
