package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import java.io.ObjectStreamConstants;

/** The terminal symbols of the grammar as unsigned bytes, and related constants (specification, section 6.4.2). */
final class JavaStreamTerminals {
    static final int NULL = ObjectStreamConstants.TC_NULL;
    static final int REFERENCE = ObjectStreamConstants.TC_REFERENCE;
    static final int CLASSDESC = ObjectStreamConstants.TC_CLASSDESC;
    static final int OBJECT = ObjectStreamConstants.TC_OBJECT;
    static final int STRING = ObjectStreamConstants.TC_STRING;
    static final int ARRAY = ObjectStreamConstants.TC_ARRAY;
    static final int CLASS = ObjectStreamConstants.TC_CLASS;
    static final int BLOCKDATA = ObjectStreamConstants.TC_BLOCKDATA;
    static final int ENDBLOCKDATA = ObjectStreamConstants.TC_ENDBLOCKDATA;
    static final int RESET = ObjectStreamConstants.TC_RESET;
    static final int BLOCKDATALONG = ObjectStreamConstants.TC_BLOCKDATALONG;
    static final int EXCEPTION = ObjectStreamConstants.TC_EXCEPTION;
    static final int LONGSTRING = ObjectStreamConstants.TC_LONGSTRING;
    static final int PROXYCLASSDESC = ObjectStreamConstants.TC_PROXYCLASSDESC;
    static final int ENUM = ObjectStreamConstants.TC_ENUM;
    static final int FIRST = ObjectStreamConstants.TC_BASE;
    static final int LAST = ObjectStreamConstants.TC_MAX;

    static final int STREAM_MAGIC = ObjectStreamConstants.STREAM_MAGIC & 0xFFFF;
    static final int STREAM_VERSION = ObjectStreamConstants.STREAM_VERSION;
    static final int BASE_WIRE_HANDLE = ObjectStreamConstants.baseWireHandle;

    private JavaStreamTerminals() {}

    /** The next byte, without moving. */
    static int tag(ParseInput in) {
        if (in.atEnd()) {
            throw MalformedJavaStream.endOfSource(in.pos, "a type code");
        }
        return in.bytes.u1(in.pos);
    }

    /** Fails unless so many bytes are left. */
    static void require(ParseInput in, long wanted, String what) {
        if (wanted > in.left()) {
            throw MalformedJavaStream.endOfSource(in.pos, what, wanted, in.left(), false);
        }
    }

    static boolean isToken(int tag) {
        return tag >= FIRST && tag <= LAST;
    }

    /** Bytes of a primitive field or array element; 0 for references. */
    static int sizeOf(int typecode) {
        return switch (typecode) {
            case 'B', 'Z' -> 1;
            case 'C', 'S' -> 2;
            case 'I', 'F' -> 4;
            case 'J', 'D' -> 8;
            default -> 0;
        };
    }

    static boolean isReference(int typecode) {
        return typecode == 'L' || typecode == '[';
    }
}
