package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;

/**
 * Finds the end offsets of documents and their parts, and checks that lengths fit the enclosing document. Names are
 * those of the specification (bsonspec.org, "Specification Version 1.1").
 */
final class BsonElementEnds {
    private static final int SMALLEST_DOCUMENT = 5;
    private static final int SMALLEST_CODE_WITH_SCOPE = 4 + 5 + SMALLEST_DOCUMENT;

    private final Parse parse;
    private final ParseInput in;
    /** The end of the document on top, or of the source. */
    private long bound;

    BsonElementEnds(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
    }

    /** Sets the end of the enclosing document, which may be after the end of the source. */
    void within(long end) {
        bound = Math.min(end, in.end);
    }

    /** The offset after a document, which must end before another offset. */
    long document(long at, long before) {
        require(at, 4, "the length of a document");
        long length = in.bytes.s4le(at);
        if (length < SMALLEST_DOCUMENT || length > before - at) {
            throw MalformedInput.wrong(
                    at,
                    4,
                    "No document here is as long as this",
                    before == Long.MAX_VALUE
                            ? "at least " + SMALLEST_DOCUMENT
                            : "%d to %d".formatted(SMALLEST_DOCUMENT, before - at),
                    Long.toString(length));
        }
        return at + length;
    }

    /** The offset after a NUL-terminated text. */
    long cstring(long at, String what) {
        long zero = in.bytes.indexOf(0, at, bound);
        if (zero < 0) {
            throw past(at, what, "a zero behind it");
        }
        parse.checkUtf8(at, zero - at);
        return zero + 1;
    }

    /** The offset after a length, a text and its NUL. */
    long string(long at) {
        return string(at, bound);
    }

    private long string(long at, long before) {
        require(at, 4, "the length of a string");
        long length = in.bytes.s4le(at);
        if (length < 1) {
            throw MalformedInput.wrong(at, 4, "A string has no such length", "at least 1", Long.toString(length));
        }
        long end = at + 4 + length;
        if (end > before) {
            throw past(at + 4, "a string", length + " bytes");
        }
        if (in.bytes.u1(end - 1) != 0) {
            throw MalformedInput.wrong(end - 1, 1, "A string does not end with a zero", "0x00", in.shown(end - 1));
        }
        parse.checkUtf8(at + 4, length - 1);
        return end;
    }

    /** The offset after a DBPointer: a name and an object id. */
    long pointer(long at) {
        long end = string(at, bound);
        require(end, BsonType.OBJECT_ID_SIZE, "the id of a pointer");
        return end + BsonType.OBJECT_ID_SIZE;
    }

    /** The offset after a length, a subtype and bytes. */
    long binary(long at) {
        require(at, 5, "the length and subtype of binary data");
        long length = in.bytes.s4le(at);
        long content = at + 5;
        if (length < 0) {
            throw MalformedInput.wrong(at, 4, "Binary data has a negative length", "0 or more", Long.toString(length));
        }
        require(content, length, "binary data");
        if (isOldBinary(in, at)) {
            checkInnerLength(content, length);
        }
        return content + length;
    }

    /** Whether binary data, which is complete, has the old subtype with a second length. */
    static boolean isOldBinary(ParseInput in, long at) {
        return in.bytes.u1(at + 4) == BsonType.OLD_BINARY;
    }

    private void checkInnerLength(long at, long outer) {
        long inner = outer < 4 ? outer : in.bytes.s4le(at);
        if (inner != outer - 4) {
            throw MalformedInput.wrong(
                    at,
                    Math.min(4, outer),
                    "The length inside binary data of subtype 2 does not fit the one before",
                    outer < 4 ? "4 bytes" : Long.toString(outer - 4),
                    outer < 4 ? outer + " bytes" : Long.toString(inner));
        }
    }

    /**
     * The offset after the code of a {@code code_w_s}, where its scope begins; all of it must end before another
     * offset.
     */
    long code(long at, long before) {
        require(at, 4, "the length of code with scope");
        long size = in.bytes.s4le(at);
        if (size < SMALLEST_CODE_WITH_SCOPE || size > before - at) {
            throw MalformedInput.wrong(
                    at,
                    4,
                    "No code with scope here is as long as this",
                    "%d to %d".formatted(SMALLEST_CODE_WITH_SCOPE, before - at),
                    Long.toString(size));
        }
        return string(at + 4, Math.min(in.end, at + size - SMALLEST_DOCUMENT));
    }

    /** The offset after the scope of a {@code code_w_s}, which is its last part. */
    long scope(long at, long scope) {
        long end = at + in.bytes.s4le(at);
        long found = document(scope, end);
        if (found != end) {
            throw MalformedInput.wrong(
                    scope,
                    4,
                    "The scope does not end with its code",
                    Long.toString(end - scope),
                    Long.toString(found - scope));
        }
        return end;
    }

    void require(long at, long wanted, String what) {
        if (wanted > bound - at) {
            throw past(at, what, wanted + (wanted == 1 ? " byte" : " bytes"));
        }
    }

    private MalformedInput past(long at, String what, String expected) {
        if (bound == in.end) {
            return MalformedInput.endOfSource(Math.min(at, bound), what, expected);
        }
        return MalformedInput.wrong(
                Math.min(at, bound),
                Math.max(0, bound - at),
                "Unexpected end of the document in " + what,
                expected,
                Math.max(0, bound - at) + " bytes to the end of the document");
    }
}
