package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.Optional;
import java.util.function.Supplier;

/** The shape table of MongoDB messages, followed by that of BSON. */
record MongoDbShapes(Shapes documents) implements Shapes {
    static final String MESSAGE_RULE = "MongoDB message";
    private static final ValueType CSTRING = new ValueType.Text(TextEncoding.UTF_8, new Trim(new byte[1], false, -1));

    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(Shape.group("mongodb", "MongoDB")
            .doc(MongoDb.FORMAT::doc)
            .tail(new Tail.Rows("message"))
            .build());
    static final int MESSAGE =
            TABLE.add(Shape.group("message", "message").production(MESSAGE_RULE).build());
    static final int HEADER = TABLE.add(Shape.group("header", "MsgHeader")
            .slots(
                    slot("messageLength", Role.LENGTH, "Bytes of the message, this header included."),
                    slot("requestID", Role.HEADER, "A number that the sender chose for the message."),
                    slot("responseTo", Role.HEADER, "The requestID that it answers; 0 in requests."),
                    Slot.of(Shape.leaf("opCode", ValueType.S4_LE, Role.TYPE)
                            .symbols(MongoDb.FORMAT.symbols("op_code"))
                            .build()))
            .build());

    // -- OP_MSG

    static final int FLAG_BITS =
            TABLE.add(symbols("flagBits", ValueType.U4_LE, Role.HEADER, MongoDb.FORMAT.symbols("flag_bits")));
    static final int SECTIONS = TABLE.add(
            Shape.group("sections", "sections").tail(new Tail.Rows("section")).build());
    static final int SECTION = TABLE.add(Shape.group("section", "section").build());
    static final int KIND = TABLE.add(symbols("kind", ValueType.U1, Role.TYPE, MongoDb.FORMAT.symbols("section_kind")));
    static final int SIZE = TABLE.add(leaf("size", ValueType.S4_LE, Role.LENGTH, "Bytes of the section from here."));
    static final int IDENTIFIER =
            TABLE.add(leaf("identifier", CSTRING, Role.NAME, "The argument of the command that the documents are."));
    static final int DOCUMENTS = TABLE.add(Shape.group("documents", "documents")
            .tail(new Tail.Rows("document"))
            .build());
    static final int CHECKSUM =
            TABLE.add(leaf("checksum", ValueType.U4_LE, Role.CHECKSUM, "CRC-32C of the message before it."));

    // -- OP_COMPRESSED

    static final int ORIGINAL =
            TABLE.add(symbols("originalOpcode", ValueType.S4_LE, Role.TYPE, MongoDb.FORMAT.symbols("op_code")));
    static final int UNCOMPRESSED =
            TABLE.add(leaf("uncompressedSize", ValueType.S4_LE, Role.LENGTH, "Bytes that it unpacks to."));
    static final int COMPRESSOR =
            TABLE.add(symbols("compressorId", ValueType.U1, Role.TYPE, MongoDb.FORMAT.symbols("compressor")));
    static final int COMPRESSED =
            TABLE.add(leaf("compressedMessage", ValueType.BYTES, Role.VALUE, "The message without its header."));
    static final int UNPACKED = TABLE.add(Shape.group("body", "message body").build());

    // -- opcodes before OP_MSG

    static final int FLAGS = TABLE.add(leaf("flags", ValueType.U4_LE, Role.HEADER, ""));
    static final int RESPONSE_FLAGS =
            TABLE.add(symbols("responseFlags", ValueType.U4_LE, Role.HEADER, MongoDb.FORMAT.symbols("response_flags")));
    static final int ZERO = TABLE.add(leaf("ZERO", ValueType.S4_LE, Role.PADDING, "Reserved."));
    static final int COLLECTION = TABLE.add(leaf("fullCollectionName", CSTRING, Role.NAME, "Database and collection."));
    static final int TO_SKIP = TABLE.add(leaf("numberToSkip", ValueType.S4_LE, Role.VALUE, ""));
    static final int TO_RETURN = TABLE.add(leaf("numberToReturn", ValueType.S4_LE, Role.VALUE, ""));
    static final int CURSOR = TABLE.add(leaf("cursorID", ValueType.S8_LE, Role.REFERENCE, ""));
    static final int STARTING_FROM = TABLE.add(leaf("startingFrom", ValueType.S4_LE, Role.VALUE, ""));
    static final int RETURNED = TABLE.add(leaf("numberReturned", ValueType.S4_LE, Role.LENGTH, ""));
    static final int CURSORS = TABLE.add(leaf("numberOfCursorIDs", ValueType.S4_LE, Role.LENGTH, ""));

    private static Slot slot(String name, Role role, String doc) {
        return Slot.of(leaf(name, ValueType.S4_LE, role, doc));
    }

    private static Shape leaf(String name, ValueType type, Role role, String doc) {
        return Shape.leaf(name, type, role).doc(doc).build();
    }

    private static Shape symbols(String name, ValueType type, Role role, Supplier<Enumeration> values) {
        return Shape.leaf(name, type, role).symbols(values).build();
    }

    @Override
    public Shape fixed(int number) {
        return TABLE.fixed(number);
    }

    @Override
    public Optional<Shapes> embeddedShapes() {
        return Optional.of(documents);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return field.shape().production().equals(MESSAGE_RULE)
                ? Value.described(MongoDbMessageSummaries.of(tree, field))
                : read;
    }
}
