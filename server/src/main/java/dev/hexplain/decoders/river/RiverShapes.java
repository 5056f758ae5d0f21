package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.KeyNames;
import dev.hexplain.decode.objects.ObjectReading;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueShapes;
import java.util.Optional;

/** The shape table: the fixed ones of classes, and those of values, which depend on the data. */
final class RiverShapes implements ValueShapes {
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    private final RiverLogicalValues values;

    RiverShapes(ObjectReading objects) {
        this.values = new RiverLogicalValues(objects);
    }

    @Override
    public Shape fixed(int number) {
        return RiverClassShapes.TABLE.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        RiverLayout layout = RiverLayout.of(shapeRef);
        return switch (layout.kind()) {
            case TOKEN -> token(layout.token());
            case REFERENCE -> reference(layout);
            case CLASS_REFERENCE -> classReference(layout);
            case WRAPPER -> wrapper(layout.token());
            case STRING -> string(layout);
            case OBJECT, CLASS_DATA -> RiverObjectShapes.of(layout, tree);
            case ARRAY, PRIMITIVES, COLLECTION, WRAPPING -> RiverContainerShapes.of(layout, tree);
            case ENTRY -> entry(RiverTexts.at(tree.source(), layout.about()));
            case PREDEFINED -> PREDEFINED;
        };
    }

    private static Shape token(int token) {
        return Shape.leaf("value", ValueType.U1, Role.VALUE)
                .typeName(typeOf(token))
                .production("token")
                .symbols(River.FORMAT.symbols("token"))
                .description((tree, field, read) -> read.with(read.symbol(), meaning(token)))
                .build();
    }

    private static String typeOf(int token) {
        return switch (token) {
            case RiverToken.NULL -> "null";
            case RiverToken.TRUE_OBJECT, RiverToken.FALSE_OBJECT -> "java.lang.Boolean";
            case RiverToken.STRING_EMPTY -> "java.lang.String";
            case RiverToken.EMPTY_LIST, RiverToken.EMPTY_SET, RiverToken.EMPTY_MAP, RiverToken.REVERSE_ORDER ->
                RiverToken.className(token);
            default -> "java.lang.Class";
        };
    }

    /** What a byte that is a whole value says. */
    static String meaning(int token) {
        return switch (token) {
            case RiverToken.NULL -> "null";
            case RiverToken.TRUE_OBJECT -> "true";
            case RiverToken.FALSE_OBJECT -> "false";
            case RiverToken.STRING_EMPTY -> "\"\"";
            case RiverToken.EMPTY_LIST, RiverToken.EMPTY_SET -> "[]";
            case RiverToken.EMPTY_MAP -> "{}";
            case RiverToken.REVERSE_ORDER -> "the reverse of the natural order";
            default -> RiverToken.className(token);
        };
    }

    private static Slot tag(Role role) {
        return Slot.of(RiverClassShapes.token("tag", role));
    }

    /** The number in a reference: how far back, or, in four bytes, which one. */
    private static Shape number(int token, int far) {
        ValueType type = token == far
                ? ValueType.S4_BE
                : token == RiverToken.REPEAT_OBJECT_NEAR || token == RiverToken.REPEAT_CLASS_NEAR
                        ? ValueType.S1
                        : ValueType.S2_BE;
        return Shape.leaf("number", type, Role.REFERENCE)
                .doc("Which one; in one or two bytes, how far back from the next one.")
                .build();
    }

    private static Shape reference(RiverLayout layout) {
        Shape.Builder shape = Shape.group("value", "reference")
                .role(Role.REFERENCE)
                .production("prevObject")
                .mark(ShapeMark.REFERS_TO_HANDLE)
                .slots(tag(Role.REFERENCE), Slot.of(number(layout.token(), RiverToken.REPEAT_OBJECT_FAR)))
                .description((tree, field, read) -> ContainerPreviews.reference(tree, field));
        return layout.about() > 0 ? shape.refersTo(layout.about()).build() : shape.build();
    }

    private static Shape classReference(RiverLayout layout) {
        return Shape.group("classDesc", new RiverClassRef(layout.about()))
                .role(Role.TYPE)
                .production("prevClass")
                .slots(tag(Role.REFERENCE), Slot.of(number(layout.token(), RiverToken.REPEAT_CLASS_FAR)))
                .description((tree, field, read) -> Value.described("→ " + RiverClassNames.of(tree, layout.about())))
                .build();
    }

    private static Shape wrapper(int token) {
        int type = RiverToken.wrapped(token);
        return Shape.group("value", RiverToken.wrapperName(token))
                .production("wrapper")
                .slots(
                        tag(Role.TYPE),
                        Slot.of(Shape.leaf("value", RiverToken.primitive(type), Role.VALUE)
                                .build()))
                .description((tree, field, read) ->
                        tree.child(field, "value").map(tree::value).orElse(Value.NONE))
                .build();
    }

    private static Shape string(RiverLayout layout) {
        ValueType length = switch (RiverToken.countWidth(layout.token(), RiverToken.STRING_EMPTY)) {
            case 1 -> ValueType.U1;
            case 2 -> ValueType.U2_BE;
            default -> ValueType.S4_BE;
        };
        return Shape.group("value", "java.lang.String")
                .production("newString")
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(
                        tag(Role.TYPE),
                        Slot.of(Shape.leaf("length", length, Role.LENGTH)
                                .doc("Number of UTF-16 units; 0 stands for the next power of 256.")
                                .build()),
                        Slot.of(Shape.leaf("value", TEXT, Role.VALUE)
                                .size(layout.size())
                                .mark(ShapeMark.MEASURED)
                                .build()))
                .description((tree, field, read) -> tree.child(field, "value")
                        .map(text -> Value.described(tree.value(text).actual()))
                        .orElse(Value.NONE))
                .build();
    }

    private static Shape entry(String key) {
        Shape.Builder shape = Shape.group(key.isEmpty() ? "entry" : ContainerPreviews.name(key), "entry")
                .production("entry")
                .slots(Slot.row("key"), Slot.row("value"))
                .description((tree, field, read) -> tree.child(field, "value")
                        .map(value -> Value.described(tree.value(value).summary()))
                        .orElse(Value.NONE));
        return shape.build();
    }

    private static final Shape PREDEFINED = Shape.group("value", "predefined object")
            .production("predefined")
            .doc("An object that the application's table knows by a number, here taken to be one byte.")
            .slots(
                    tag(Role.TYPE),
                    Slot.of(Shape.leaf("number", ValueType.U1, Role.VALUE).build()))
            .description((tree, field, read) -> tree.child(field, "number")
                    .map(number -> Value.described("object %d of the object table".formatted(tree.integer(number))))
                    .orElse(Value.NONE))
            .build();

    /** A reference that leads nowhere has no number of a handle. */
    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return -1;
    }

    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return switch (parent.shape().production()) {
            case "classdata" -> field.shape().production().equals("objectAnnotation") ? "" : field.name();
            case Productions.MAP -> field.shape().production().equals("entry") ? KeyNames.of(tree, field) : "";
            default -> ValueShapes.super.logicalStep(tree, parent, field);
        };
    }

    @Override
    public Optional<LogicalValue> value(TreeValues of, Field field) {
        return values.of(of, field);
    }
}
