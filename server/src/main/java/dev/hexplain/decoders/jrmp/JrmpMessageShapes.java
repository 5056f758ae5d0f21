package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.objects.JavaPrimitives;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The shapes of the protocol, named as in its grammar. Reordering needs a new decoder version. */
final class JrmpMessageShapes {
    static final ShapeTable TABLE = new ShapeTable();

    // -- parts

    private static final Shape NUMBER = Shape.leaf("number", ValueType.S4_BE, Role.VALUE)
            .doc("A number of the JVM that made it.")
            .build();
    private static final Shape TIME = Shape.leaf("time", ValueType.S8_BE, Role.VALUE)
            .production("time")
            .doc("When that JVM began to make identifiers, in milliseconds since 1970.")
            .build();
    private static final Shape COUNT = Shape.leaf("count", ValueType.S2_BE, Role.VALUE)
            .doc("Counts the identifiers of one time.")
            .build();
    private static final Shape UNIQUE_IDENTIFIER = Shape.group("uniqueIdentifier", "UID")
            .production("uniqueIdentifier")
            .doc("Unique over time for the host it was made on.")
            .slots(Slot.of(NUMBER), Slot.of(TIME), Slot.of(COUNT))
            .build();
    private static final Shape PORT = Shape.leaf("port", ValueType.S4_BE, Role.VALUE)
            .doc("A TCP port; 0 for none.")
            .build();
    private static final Shape HOST = utf("host", Role.VALUE, "A name or an address.");
    private static final Shape ENDPOINT_PARTS = Shape.group("endpointIdentifier", "endpoint")
            .production("endpointIdentifier")
            .doc("Where a JVM can be reached.")
            .slots(Slot.of(HOST), Slot.of(PORT))
            .build();

    // -- the conversation

    static final int DUMP =
            add(Shape.group("dump", "bytes with a conversation in them").build());
    /** A flow that begins in the middle. */
    static final int CONVERSATION = add(conversation());

    static final int AFTER_HEADER = add(conversation("header"));
    static final int AFTER_ENDPOINT = add(conversation("header", "endpointIdentifier"));
    static final int AFTER_ACK = add(conversation("protocolAck"));

    static final int HEADER = add(Shape.group("header", "Header")
            .role(Role.HEADER)
            .production("header")
            .doc("What the side that connects says first.")
            .slots(
                    Slot.of(Shape.leaf(
                                    "magic", new ValueType.Text(TextEncoding.of(StandardCharsets.US_ASCII)), Role.MAGIC)
                            .size(4)
                            .build()),
                    Slot.of(Shape.leaf("version", ValueType.U2_BE, Role.HEADER)
                            .doc("The specification says 1; the JDK has written 2 since 1.1.")
                            .build()),
                    Slot.of(Shape.leaf("protocol", ValueType.U1, Role.HEADER)
                            .symbols(Jrmp.FORMAT.symbols("protocol"))
                            .build()))
            .build());
    static final int ENDPOINT = add(ENDPOINT_PARTS);
    static final int PROTOCOL_ACK =
            add(message("protocolAck", "ProtocolAck", Slot.of(ENDPOINT_PARTS)).build());

    // -- messages

    static final int CALL = add(message("call", "Call", Slot.row("callData")).build());
    static final int BROKEN_CALL = add(message("call", "Call").build());
    static final int RETURN_DATA =
            add(message("returnData", "ReturnData", Slot.row("returnValue")).build());
    static final int BROKEN_RETURN = add(message("returnData", "ReturnData").build());
    static final int DGC_ACK =
            add(message("dgcAck", "DgcAck", Slot.of(UNIQUE_IDENTIFIER)).build());
    static final int PING = add(oneByte("ping", "Ping"));
    static final int PING_ACK = add(oneByte("pingAck", "PingAck"));
    static final int NOT_SUPPORTED = add(oneByte("protocolNotSupported", "ProtocolNotSupported"));
    private static final Shape CONNECTION = Shape.leaf("identifier", ValueType.U2_BE, Role.VALUE)
            .doc("Of the virtual connection.")
            .build();
    private static final Shape BYTE_COUNT =
            Shape.leaf("count", ValueType.U4_BE, Role.LENGTH).doc("Bytes.").build();
    static final int OPEN =
            add(message("operation", "OPEN", Slot.of(CONNECTION)).build());
    static final int CLOSE =
            add(message("operation", "CLOSE", Slot.of(CONNECTION)).build());
    static final int CLOSE_ACK =
            add(message("operation", "CLOSEACK", Slot.of(CONNECTION)).build());
    static final int REQUEST = add(message("operation", "REQUEST", Slot.of(CONNECTION), Slot.of(BYTE_COUNT))
            .build());
    static final int TRANSMIT = add(message(
                    "operation",
                    "TRANSMIT",
                    Slot.of(CONNECTION),
                    Slot.of(BYTE_COUNT),
                    Slot.counted(
                            Shape.leaf("bytes", ValueType.BYTES, Role.VALUE).build(), 1))
            .build());

    /** With complete messages, which are read in place. */
    static final int TRANSMIT_MESSAGES = add(Shape.group("operation", "TRANSMIT")
            .production("transmission")
            .slots(Slot.of(token("message")), Slot.of(CONNECTION), Slot.of(BYTE_COUNT))
            .tail(new Tail.Rows("messages"))
            .build());
    /** Joined from the bytes of several operations. */
    static final int JOINED = add(Shape.leaf("messages", ValueType.BYTES, Role.VALUE)
            .doc(
                    "What a virtual connection carried in several operations, joined: a part of a conversation of its own.")
            .build());

    // -- parts of data blocks

    static final int OBJECT_IDENTIFIER = add(Shape.group("objectIdentifier", "ObjID")
            .production("objectIdentifier")
            .doc("A remote object: its number, and an identifier of the JVM that exported it.")
            .slots(
                    Slot.of(Shape.leaf("objectNumber", ValueType.S8_BE, Role.VALUE)
                            .build()),
                    Slot.of(UNIQUE_IDENTIFIER))
            .build());
    static final int OPERATION = add(Shape.leaf("operation", ValueType.S4_BE, Role.TYPE)
            .production("callOperation")
            .doc("The place of the method in its interface; -1 where the hash alone tells it.")
            .build());
    static final int HASH = add(Shape.leaf("hash", ValueType.S8_BE, Role.TYPE)
            .production("callHash")
            .doc("Of the method's name and descriptor where the operation is -1, otherwise of its interface.")
            .build());
    static final int ARGUMENTS = add(Shape.leaf("arguments", ValueType.BYTES, Role.VALUE)
            .mark(ShapeMark.OPAQUE)
            .doc("Primitive arguments; their types only the method says.")
            .build());
    static final int RETURN_TYPE = add(Shape.leaf("returnType", ValueType.U1, Role.TYPE)
            .symbols(Jrmp.FORMAT.symbols("return_type"))
            .build());
    static final int RETURN_ID = add(UNIQUE_IDENTIFIER);
    static final int VALUE = add(Shape.leaf("value", ValueType.BYTES, Role.VALUE)
            .mark(ShapeMark.OPAQUE)
            .doc("A primitive value; its type only the method says.")
            .build());
    static final int REFERENCE_TYPE = add(utf(
            "refType",
            Role.TYPE,
            "The class of the reference, in the package sun.rmi.server: how the object is called."));
    static final int ENDPOINT_FORMAT = add(Shape.leaf("format", ValueType.S1, Role.HEADER)
            .doc("0 for a host and a port; 1 where the factory of client sockets follows.")
            .build());
    static final int IS_RESULT = add(Shape.leaf("isResultStream", ValueType.BOOL, Role.VALUE)
            .doc("Whether the reference is sent as the result of a call.")
            .build());

    /** Names of the fields of a block's head; arguments have other names. */
    static final Set<String> HEAD = Set.of("tc", "size", "objectIdentifier", "operation", "hash");

    /** Fields in a text: its length and its value. */
    static final int TEXT_FIELDS = 2;
    /** Fields in an endpoint: a host, a port. */
    static final int ENDPOINT_FIELDS = 1 + TEXT_FIELDS + 1;
    /** Arguments with a larger index are bytes. */
    static final int MAX_ARGUMENT = 16;

    private static final int FIRST_ARGUMENT = addArguments();
    /** After all others: the arguments of methods in the class list. */
    static final int FIRST_NAMED_ARGUMENT = TABLE.size();

    private JrmpMessageShapes() {}

    /** The number of the shape of a primitive argument. */
    static int argument(int typecode, int index) {
        return FIRST_ARGUMENT + JavaPrimitives.TYPECODES.indexOf(typecode) * MAX_ARGUMENT + index;
    }

    private static int addArguments() {
        int last = 0;
        for (int type = 0; type < JavaPrimitives.TYPECODES.length(); type++) {
            int typecode = JavaPrimitives.TYPECODES.charAt(type);
            for (int index = 0; index < MAX_ARGUMENT; index++) {
                last = add(Shape.leaf("arguments[" + index + "]", JavaPrimitives.type(typecode), Role.VALUE)
                        .typeName(JavaPrimitives.name(typecode))
                        .build());
            }
        }
        return last + 1 - JavaPrimitives.TYPECODES.length() * MAX_ARGUMENT;
    }

    private static int add(Shape shape) {
        return TABLE.add(shape);
    }

    private static Shape conversation(String... rows) {
        List<Slot> slots = new ArrayList<>();
        for (String row : rows) {
            slots.add(Slot.row(row));
        }
        return Shape.group("jrmp", "Java RMI conversation")
                .production("conversation")
                .doc(Jrmp.FORMAT::doc)
                .slots(slots)
                .tail(new Tail.Rows("messages"))
                .build();
    }

    private static Shape.Builder message(String production, String typeName, Slot... parts) {
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(token("message"))));
        slots.addAll(List.of(parts));
        return Shape.group(production, typeName).production(production).slots(slots);
    }

    private static Shape oneByte(String production, String typeName) {
        return Shape.leaf(production, ValueType.U1, Role.TYPE)
                .typeName(typeName)
                .production(production)
                .symbols(Jrmp.FORMAT.symbols("message"))
                .build();
    }

    private static Shape token(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE)
                .symbols(Jrmp.FORMAT.symbols("message"))
                .build();
    }

    private static Shape utf(String name, Role role, String doc) {
        return Shape.group(name, TextEncoding.MODIFIED_UTF_8.id())
                .role(role)
                .production("text")
                .doc(doc)
                .slots(
                        Slot.of(Shape.leaf("length", ValueType.U2_BE, Role.LENGTH)
                                .build()),
                        Slot.counted(
                                Shape.leaf("value", new ValueType.Text(TextEncoding.MODIFIED_UTF_8), role)
                                        .build(),
                                1))
                .build();
    }
}
