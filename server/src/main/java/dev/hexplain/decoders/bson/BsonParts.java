package dev.hexplain.decoders.bson;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;

/** The parts of elements and values in their order: the slots of a layout, and how many bytes they take. */
final class BsonParts {
    static final Trim NUL = new Trim(new byte[1], false, -1);
    static final int OBJECT_ID_SIZE = 12;

    private static final ValueType CSTRING = new ValueType.Text(TextEncoding.UTF_8, NUL);
    private static final Slot TYPE = Slot.of(symbol("type").build());
    private static final ValueType STRING = new ValueType.Text(TextEncoding.UTF_8);

    private final List<Slot> slots = new ArrayList<>();
    private int size;
    private boolean counted;
    private boolean rows;

    List<Slot> slots() {
        return slots;
    }

    /** Bytes besides those that the length at the start counts; where there are rows, that counts all. */
    int size() {
        return rows ? 0 : size;
    }

    /** Whether there is a length at the start. */
    boolean isCounted() {
        return counted;
    }

    /** Whether some of it are rows. */
    boolean hasRows() {
        return rows;
    }

    BsonParts all(BsonParts others) {
        slots.addAll(others.slots);
        return this;
    }

    BsonParts fixed(Shape.Builder leaf) {
        Shape shape = leaf.build();
        size += (int) shape.fixedSize();
        slots.add(Slot.of(shape));
        return this;
    }

    /** A leaf between a length and what that counts. */
    private BsonParts between(Shape.Builder leaf) {
        Shape shape = leaf.build();
        size += (int) shape.fixedSize();
        slots.add(Slot.between(shape));
        return this;
    }

    /** A leaf as long as the length before it says, but for so many bytes. */
    private BsonParts counted(Shape.Builder leaf, int more) {
        counted = true;
        size += more;
        slots.add(Slot.counted(leaf.build(), 1, more));
        return this;
    }

    BsonParts row(String name) {
        rows = true;
        slots.add(Slot.row(name));
        return this;
    }

    private BsonParts length(String name, String doc) {
        return fixed(Shape.leaf(name, ValueType.S4_LE, Role.LENGTH).doc(doc));
    }

    // -- what the specification has names for

    static Shape.Builder cstring(String name, Role role) {
        return Shape.leaf(name, CSTRING, role);
    }

    /** The type and the name of an element. */
    BsonParts head(long nameLength) {
        slots.add(TYPE);
        return fixed(cstring("name", Role.NAME).size(nameLength + 1));
    }

    private static Shape.Builder symbol(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE).symbols(Bson.FORMAT.symbols(name));
    }

    /** The length of a document, whose elements are rows or need none. */
    BsonParts document() {
        rows = true;
        counted = true;
        return length("length", "Bytes of the document, these four and the zero at its end included.");
    }

    BsonParts string(String name, Role role) {
        return length("length", "Bytes of the string, the zero at its end included.")
                .counted(Shape.leaf(name, STRING, role).typeName("string"), -1)
                .fixed(Shape.leaf("terminator", ValueType.U1, Role.TYPE).doc("The zero behind a string."));
    }

    BsonParts objectId(String name) {
        return fixed(Shape.leaf(name, ValueType.BYTES, Role.VALUE)
                .typeName("objectId")
                .size(OBJECT_ID_SIZE)
                .doc("Seconds since 1970, five random bytes, a counter; all big-endian.")
                .description(BsonValues::objectId));
    }

    BsonParts binary() {
        return length("length", "").between(symbol("subtype")).data();
    }

    /** Binary data with a second length. */
    BsonParts oldBinary() {
        return length("length", "")
                .fixed(symbol("subtype"))
                .length("inner_length", "The length once more, without these four bytes.")
                .data();
    }

    private BsonParts data() {
        return counted(
                Shape.leaf("value", ValueType.BYTES, Role.VALUE)
                        .typeName("data")
                        .description(BsonValues::data),
                0);
    }

    BsonParts codeWithScope() {
        return length("size", "Bytes of code and scope, these four included.")
                .string("code", Role.VALUE)
                .row("scope");
    }

    BsonParts timestamp() {
        return fixed(Shape.leaf("increment", ValueType.U4_LE, Role.VALUE))
                .fixed(Shape.leaf("seconds", ValueType.U4_LE, Role.VALUE)
                        .typeName("seconds")
                        .description(BsonValues::seconds));
    }
}
