package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The shape table of all BSON trees: of array elements by number, of members by name, of either without a row. */
enum BsonShapes implements DocumentShapes {
    INSTANCE;

    private static final ShapeTable NUMBERED = new ShapeTable();
    static final int ROOT = NUMBERED.add(
            Shape.group("bson", "BSON").tail(new Tail.Rows("document")).build());
    static final int DOCUMENT = NUMBERED.add(BsonType.DOCUMENT.document());
    /** A document whose names are 0, 1, 2 …: an array, which BSON marks as such only inside documents. */
    static final int NUMBERED_DOCUMENT = NUMBERED.add(BsonType.ARRAY.document());

    static final int TYPED_DOCUMENT = NUMBERED.add(BsonType.TYPED.document());
    static final int END = NUMBERED.add(Shape.leaf("end", ValueType.U1, Role.TYPE)
            .mark(ShapeMark.END)
            .doc("Stands where the type of another element would.")
            .build());
    static final int PATTERN =
            NUMBERED.add(BsonParts.cstring("pattern", Role.VALUE).build());
    static final int OPTIONS =
            NUMBERED.add(BsonParts.cstring("options", Role.VALUE).build());

    /** The longest name of an array element, which is its index, that is part of the shape's number. */
    static final int MAX_INDEX = 10;

    private static final int FIRST_ELEMENT = 16;
    /** In the number of an element's shape, above that of its type. */
    private static final int NAME_SHIFT = 10;

    private static final int MAX_NAME = 400;

    private static final Map<Integer, Shape> ELEMENTS = new ConcurrentHashMap<>();
    private static final MemberShapes MEMBERS = new MemberShapes();

    /** The number of the shape of an array element with an index of so many digits. */
    static int element(BsonType type, long nameLength) {
        return FIRST_ELEMENT + (type.number | (int) nameLength << NAME_SHIFT);
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST_ELEMENT
                ? NUMBERED.fixed(number)
                : ELEMENTS.computeIfAbsent(number - FIRST_ELEMENT, BsonShapes::makeElement);
    }

    private static Shape makeElement(int kind) {
        BsonType type = BsonType.of(kind & (1 << NAME_SHIFT) - 1);
        return type.element("element", kind >>> NAME_SHIFT).build();
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        MemorySegment bytes = tree.source(member.source()).orElseThrow().segment();
        return member(BsonType.of(member.kind()), bytes, member.offset(), member.length());
    }

    private static Shape member(BsonType type, MemorySegment bytes, long at, long length) {
        byte[] start = bytes.asSlice(at, Math.min(MAX_NAME, length)).toArray(ValueLayout.JAVA_BYTE);
        String name = ContainerPreviews.name(new String(start, StandardCharsets.UTF_8));
        return type.element(name, length).logical(name).build();
    }

    @Override
    public LogicalValue scalarValue(FieldTree tree, Field item) {
        return BsonLogicalValues.of(tree, item);
    }

    @Override
    public Optional<LogicalValue> meaning(TreeValues values, Field item, Field content) {
        return BsonLogicalValues.withScope(values, item, content);
    }

    /** The shape of the document member without a row at an offset, or of the end. */
    static Shape memberAt(MemorySegment bytes, long at) {
        BsonType type = typeAt(bytes, at);
        int length = nameLength(bytes, at);
        return type == BsonType.NONE
                ? NUMBERED.fixed(END)
                : MEMBERS.shape(bytes, type.number, at + 1, length, () -> member(type, bytes, at + 1, length));
    }

    /** The same of an array element. */
    static Shape elementAt(MemorySegment bytes, long at) {
        BsonType type = typeAt(bytes, at);
        return type == BsonType.NONE ? NUMBERED.fixed(END) : INSTANCE.fixed(element(type, nameLength(bytes, at)));
    }

    private static BsonType typeAt(MemorySegment bytes, long at) {
        return BsonType.of(bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF);
    }

    private static int nameLength(MemorySegment bytes, long at) {
        return (int) (BsonParts.NUL.terminatorAt(bytes, at + 1, bytes.byteSize()) - at - 1);
    }
}
