package dev.hexplain.decoders.iontext;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The shapes of Ion text. Punctuation has the role {@code type}; white space and comments have the role
 * {@code padding}.
 */
enum IonTextShapes implements DocumentShapes {
    INSTANCE;

    private static final int MOST = 1 << 15;
    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(
            Shape.group("ion_text", "Ion text").tail(new Tail.Rows("item")).build());
    static final int SPACE =
            TABLE.add(leaf("ws", Role.PADDING, "ws").mark(ShapeMark.END).build());
    static final int HEAD =
            TABLE.add(Shape.group("head", "head").role(Role.NAME).build());
    static final int KEY =
            TABLE.add(leaf("key", Role.NAME, "key").kind(IonTextToken.SYMBOL).build());
    static final int ANNOTATION = TABLE.add(
            leaf("annotation", Role.TYPE, "symbol").kind(IonTextToken.SYMBOL).build());
    static final int PUNCTUATION =
            TABLE.add(leaf("punctuation", Role.TYPE, "punctuation").build());
    static final int VERSION_MARKER = TABLE.add(leaf("versionMarker", Role.MAGIC, "version marker")
            .mark(ShapeMark.END)
            .build());
    static final int COMMA = TABLE.add(
            leaf("comma", Role.TYPE, "punctuation").mark(ShapeMark.END).build());
    static final int END =
            TABLE.add(leaf("end", Role.TYPE, "punctuation").mark(ShapeMark.END).build());
    private static final int FIRST_TOKEN = tokens();
    private static final int FIRST_ITEM = items();

    private static Shape.Builder leaf(String name, Role role, String type) {
        return Shape.leaf(name, new ValueType.Text(TextEncoding.UTF_8), role).typeName(type);
    }

    private static int tokens() {
        int first = -1;
        for (IonTextToken token : IonTextToken.values()) {
            int number = TABLE.add(
                    leaf("value", Role.VALUE, token.label()).kind(token).build());
            first = first < 0 ? number : first;
        }
        return first;
    }

    private static int items() {
        int first = -1;
        for (int layout = 0; layout < 8; layout++) {
            IonTextLayout of = IonTextLayout.of(layout);
            int number = TABLE.add(item(Shape.group("value", of.kind().typeName()), of));
            first = first < 0 ? number : first;
        }
        return first;
    }

    static int token(IonTextToken token) {
        return FIRST_TOKEN + token.ordinal();
    }

    /** The shape number of an unnamed item. */
    static int item(int layout) {
        return FIRST_ITEM + layout;
    }

    @Override
    public Shape fixed(int number) {
        return TABLE.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        byte[] key = tree.source().copy(member.offset(), (int) Math.min(member.length(), MOST));
        String name = ContainerPreviews.name(IonTextEscapes.text(new String(key, StandardCharsets.UTF_8)));
        IonTextLayout layout = IonTextLayout.of(member.kind());
        return item(Shape.group(name, layout.kind().typeName()).logical(name), layout);
    }

    private static Shape item(Shape.Builder shape, IonTextLayout layout) {
        List<Slot> slots = new ArrayList<>();
        if (layout.headed()) {
            slots.add(Slot.row("head"));
        }
        slots.add(Slot.row(layout.kind() == IonTextLayout.Kind.SCALAR ? "value" : "begin"));
        boolean list = layout.kind() == IonTextLayout.Kind.LIST || layout.kind() == IonTextLayout.Kind.SEXP;
        return shape.production(production(layout.kind()))
                .slots(slots)
                .tail(list ? new Tail.Rows("") : new Tail.OwnRows())
                .build();
    }

    private static String production(IonTextLayout.Kind kind) {
        return switch (kind) {
            case SCALAR -> Productions.SCALAR;
            case STRUCT -> Productions.MAP;
            case LIST, SEXP -> Productions.ARRAY;
        };
    }

    @Override
    public LogicalValue scalarValue(FieldTree tree, Field item) {
        return IonTextLogicalValues.of(tree, item);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> {
                Optional<Field> value = tree.child(field, "value");
                yield value.map(tree::value).orElse(Value.NONE);
            }
            default -> token(tree, field, read);
        };
    }

    private static Value token(FieldTree tree, Field field, Value read) {
        int length = (int) Math.min(field.length(), MOST);
        return switch (field.kind()) {
            case IonTextToken.STRING,
                    IonTextToken.LONG_STRING,
                    IonTextToken.QUOTED_SYMBOL,
                    IonTextToken.SYMBOL,
                    IonTextToken.OPERATOR ->
                IonTextEscapes.shown(
                                new String(tree.source().copy(field.offset(), length), StandardCharsets.UTF_8), read)
                        .meaning(new Exact.Text(() -> IonTextEscapes.text(raw(tree, field))));
            case IonTextToken.NULL -> Value.NULL;
            case IonTextToken.BOOL -> Value.truth(raw(tree, field).equals("true"));
            case IonTextToken.NUMBER, IonTextToken.TIMESTAMP, IonTextToken.LOB ->
                Value.exactly(unquoted(read.actual()), read.exact());
            default -> read;
        };
    }

    /** All characters of a token. */
    static String raw(FieldTree tree, Field token) {
        byte[] bytes =
                tree.sourceOf(token).copy(token.offset(), (int) Math.min(token.length(), Integer.MAX_VALUE >> 3));
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String unquoted(String text) {
        return text.startsWith("\"") && text.endsWith("\"") ? text.substring(1, text.length() - 1) : text;
    }
}
