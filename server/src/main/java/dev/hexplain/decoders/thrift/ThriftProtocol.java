package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.ValueType;
import java.util.List;

/** The encoding of a protocol: reads the heads of fields and containers into {@link Head}, and has their slots. */
interface ThriftProtocol {
    /** The format for bytes in this protocol. */
    FormatHandle format();

    /** What was read last, and its size in bytes. */
    final class Head {
        ThriftWireType type = ThriftWireType.STOP;
        ThriftWireType key = ThriftWireType.STOP;
        ThriftWireType item = ThriftWireType.STOP;
        int id;
        /** Bytes of the whole head. */
        int length;
        /** Bytes of its varint; 0 for none. */
        int varint;
        /** The number of items, or of bytes. */
        long size;
    }

    /** Reads the header of a field, or a stop. */
    void field(ParseInput in, long at, int lastId, Head head);

    /** Reads the head of a list or set. */
    void list(ParseInput in, long at, Head head);

    /** Reads the head of a map. */
    void map(ParseInput in, long at, Head head);

    /** Reads the length of a string. */
    void string(ParseInput in, long at, Head head);

    /** Bytes of a scalar other than a string. */
    int scalar(ParseInput in, long at, ThriftWireType type, boolean inField);

    /** The fixed size of values of a type, outside of fields; 0 where sizes differ. */
    int fixedSize(ThriftWireType type);

    /** Whether the header of a field has the value of a bool. */
    boolean boolsInHeaders();

    /** Whether the header of a field may say how far its id is from that of the field before. */
    boolean idsAreDistances();

    /** Whether a message begins at an offset. */
    boolean isMessage(ParseInput in, long at);

    /** Writes the header of a message as rows of the open one; returns its content. */
    Call message(Parse parse, ThriftShapes shapes);

    /** The method of a message, and its type: 1 call, 2 reply, 3 exception, 4 one-way call. */
    record Call(String method, int type) {}

    /** Reads the same of short values. */
    ThriftPlainHeads plainHeads();

    // -- shapes

    List<Slot> fieldSlots(ThriftShapeKey key);

    List<Slot> listSlots(ThriftShapeKey key);

    List<Slot> mapSlots(ThriftShapeKey key);

    Slot lengthSlot(ThriftShapeKey key);

    /** A scalar. */
    Shape.Builder scalar(String name, ThriftWireType type, int length, Role role);

    /** A bool whose value is in the header of its field. */
    Shape.Builder boolInHeader(ThriftShapeKey key);

    static Slot slot(String name, ValueType type, Role role) {
        return Slot.of(Shape.leaf(name, type, role).build());
    }
}
