package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.ValueType;
import java.util.List;

/** How a protocol spells the parts of structs: reading gives a {@link Head}, slots say what it consisted of. */
interface ThriftProtocol {
    /** The format whose bytes are in this protocol. */
    FormatHandle format();

    /** What was read last, and how many bytes it took. */
    final class Head {
        ThriftWireType type = ThriftWireType.STOP;
        ThriftWireType key = ThriftWireType.STOP;
        ThriftWireType item = ThriftWireType.STOP;
        int id;
        /** Bytes of the whole. */
        int length;
        /** Bytes of the varint in it; 0 where there is none. */
        int varint;
        /** Items there are, or bytes. */
        long size;
    }

    /** Reads the header of a field, or a stop. */
    void field(ParseInput in, long at, int lastId, Head head);

    /** Reads what stands before the items of a list or set. */
    void list(ParseInput in, long at, Head head);

    /** Reads what stands before the entries of a map. */
    void map(ParseInput in, long at, Head head);

    /** Reads the length of a string. */
    void string(ParseInput in, long at, Head head);

    /** Bytes of a value without parts that is no string. */
    int scalar(ParseInput in, long at, ThriftWireType type, boolean inField);

    /** Bytes that all values of a type take, outside of fields; 0 where they differ. */
    int fixedSize(ThriftWireType type);

    /** Whether a message begins at an offset. */
    boolean isMessage(ParseInput in, long at);

    /** Writes the header of a message as rows of the one that is open; returns what it says. */
    Call message(Parse parse, ThriftShapes shapes);

    /** The method of a message, and its type: 1 call, 2 reply, 3 exception, 4 one-way call. */
    record Call(String method, int type) {}

    // -- shapes

    List<Slot> fieldSlots(ThriftShapeKey key);

    List<Slot> listSlots(ThriftShapeKey key);

    List<Slot> mapSlots(ThriftShapeKey key);

    Slot lengthSlot(ThriftShapeKey key);

    /** A value without parts. */
    Shape.Builder scalar(String name, ThriftWireType type, int length, Role role);

    /** The value of a bool that stands in the header of its field. */
    Shape.Builder boolInHeader(ThriftShapeKey key);

    static Slot slot(String name, ValueType type, Role role) {
        return Slot.of(Shape.leaf(name, type, role).build());
    }
}
