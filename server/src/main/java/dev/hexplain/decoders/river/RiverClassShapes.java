package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.ShapeTable;
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
import java.util.List;

/**
 * The fixed shapes: the stream, class descriptors and their parts, blocks of data. That they are fixed lets the shapes of
 * objects be found from them.
 */
final class RiverClassShapes {
    static final ShapeTable TABLE = new ShapeTable();

    static final Shape TAG = token("tag", Role.TYPE);
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    static final int STREAM = TABLE.add(Shape.group("river", "River stream")
            .production("stream")
            .doc("The version of the protocol, then objects one after the other.")
            .slots(Slot.of(Shape.leaf("version", ValueType.U1, Role.HEADER).build()))
            .tail(new Tail.Rows("object"))
            .build());

    /** A class that one byte names. */
    static final int KNOWN_CLASS = TABLE.add(Shape.leaf("classDesc", ValueType.U1, Role.TYPE)
            .typeName("class")
            .production("knownClass")
            .symbols(River.FORMAT.symbols("token"))
            .description((tree, field, read) ->
                    read.with(read.symbol(), RiverToken.className(tree.source().u1(field.offset()))))
            .build());

    static final int CLASS = TABLE.add(Shape.group("classDesc", "class descriptor")
            .role(Role.TYPE)
            .production("classDesc")
            .mark(ShapeMark.CLASS_DESCRIPTOR)
            .slots(Slot.of(TAG))
            .description((tree, field, read) -> Value.described(RiverClassNames.of(tree, field.offset())))
            .build());

    /** A class with the fields of its objects. */
    static final int CLASS_OF_FIELDS = TABLE.add(Shape.group("classDesc", "class descriptor")
            .role(Role.TYPE)
            .production("classDesc")
            .mark(ShapeMark.CLASS_DESCRIPTOR)
            .slots(Slot.of(TAG), Slot.row("className"))
            .description((tree, field, read) -> Value.described(RiverClassNames.of(tree, field.offset())))
            .build());

    static final int UTF = TABLE.add(Shape.group("name", TextEncoding.MODIFIED_UTF_8.id())
            .role(Role.NAME)
            .production("utf")
            .slots(Slot.of(Shape.leaf("length", ValueType.S4_BE, Role.LENGTH)
                    .doc("Number of UTF-16 units.")
                    .build()))
            .description((tree, field, read) -> last(tree, field))
            .build());

    static final int UTF_TEXT = TABLE.add(Shape.leaf("value", TEXT, Role.NAME).build());

    static final int UID =
            TABLE.add(Shape.leaf("serialVersionUID", ValueType.S8_BE, Role.TYPE).build());

    static final int COUNT =
            TABLE.add(Shape.leaf("count", ValueType.S4_BE, Role.LENGTH).build());

    static final int FIELD = TABLE.add(Shape.group("field", "field")
            .role(Role.TYPE)
            .production("fieldDesc")
            .slots(Slot.row("fieldName"), Slot.row("fieldType"))
            .description((tree, field, read) -> first(tree, field))
            .build());

    static final int UNSHARED = TABLE.add(Shape.leaf("unshared", ValueType.BOOL, Role.TYPE)
            .doc("Whether objects in this field are never referred to.")
            .build());

    /** The number of a class in a table of the application. */
    static final int TABLE_NUMBER = TABLE.add(Shape.leaf("number", ValueType.U1, Role.TYPE)
            .doc("The number of a class in a table that the application gave to writer and reader.")
            .build());

    static final int ANNOTATION = TABLE.add(Shape.group("objectAnnotation", "annotation")
            .production("objectAnnotation")
            .doc("What methods of the class wrote: objects, and primitive values in blocks.")
            .tail(new Tail.Rows(""))
            .build());

    static final int BLOCK_SMALL = TABLE.add(block(ValueType.U1));
    static final int BLOCK_MEDIUM = TABLE.add(block(ValueType.U2_BE));
    static final int BLOCK_LARGE = TABLE.add(block(ValueType.S4_BE));

    static final int END = TABLE.add(Shape.leaf("endBlockData", ValueType.U1, Role.HEADER)
            .symbols(River.FORMAT.symbols("token"))
            .production("endBlockData")
            .mark(ShapeMark.LAST)
            .mark(ShapeMark.END)
            .build());

    static final int CLEAR = TABLE.add(token("reset", Role.HEADER));

    static final int ENUM_CONSTANT = TABLE.add(Shape.group("enumConstantName", TextEncoding.MODIFIED_UTF_8.id())
            .production("utf")
            .slots(Slot.of(Shape.leaf("length", ValueType.S4_BE, Role.LENGTH).build()))
            .description((tree, field, read) -> last(tree, field))
            .build());

    static final int ENUM_TEXT = TABLE.add(Shape.leaf("value", TEXT, Role.VALUE).build());

    private RiverClassShapes() {}

    static Shape token(String name, Role role) {
        return Shape.leaf(name, ValueType.U1, role)
                .symbols(River.FORMAT.symbols("token"))
                .build();
    }

    private static Shape block(ValueType size) {
        return Shape.group("blockdata", "block data")
                .production("blockdata")
                .doc("Primitive values that a class wrote with code of its own; what they mean only the class knows.")
                .slots(
                        Slot.of(TAG),
                        Slot.of(Shape.leaf("size", size, Role.LENGTH).build()),
                        Slot.counted(
                                Shape.leaf("data", ValueType.BYTES, Role.VALUE)
                                        .mark(ShapeMark.OPAQUE)
                                        .build(),
                                1))
                .description((tree, field, read) -> Value.described(tree.child(field, "size")
                        .map(length -> tree.integer(length) + " bytes")
                        .orElse("")))
                .build();
    }

    private static Value first(FieldTree tree, Field of) {
        return described(tree, tree.children(of, 0, 1));
    }

    private static Value last(FieldTree tree, Field of) {
        return described(tree, tree.children(of, Math.max(0, tree.childCount(of) - 1), 1));
    }

    private static Value described(FieldTree tree, List<Field> part) {
        return part.isEmpty()
                ? Value.NONE
                : Value.described(tree.value(part.getFirst()).summary());
    }
}
