package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Finds the ends of documents and of values, which it checks: their lengths must fit the enclosing document. */
final class BsonEnds {
    static final int SMALLEST_DOCUMENT = 5;
    private static final int SMALLEST_CODE_WITH_SCOPE = 4 + 5 + SMALLEST_DOCUMENT;
    private static final int OLD_SUBTYPE = 2;

    private final Parse parse;
    private final ParseInput in;
    /** The end of the document on top, or of the source. */
    private long bound;

    BsonEnds(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
    }

    /** Sets the end of the enclosing document, which may be after the end of the source. */
    void within(long end) {
        bound = Math.min(end, in.end);
    }

    /**
     * The offset after a value.
     *
     * @param before where it must end at the latest, if it has rows
     */
    long of(BsonType type, long at, long before) {
        if (type.fixed) {
            return type == BsonType.BOOL ? truth(at) : require(at, type.size, "a value");
        }
        return switch (type) {
            case STRING, CODE, SYMBOL -> string(at, bound);
            case DOCUMENT, ARRAY -> document(at, before);
            case BINARY -> binary(at);
            case REGEX -> cstring(cstring(at, "a pattern"), "the options of a pattern");
            case DB_POINTER -> require(string(at, bound), BsonParts.OBJECT_ID_SIZE, "the id of a pointer");
            case CODE_WITH_SCOPE -> codeWithScope(at, before);
            default -> throw new IllegalArgumentException("No element is of the type " + type);
        };
    }

    private long truth(long at) {
        long end = require(at, 1, "a value");
        int value = in.bytes.u1(at);
        if (value > 1) {
            parse.out.issue(Issue.error(at, 1, "No truth value is this", "0 or 1", Integer.toString(value)));
        }
        return end;
    }

    /** The offset after a document. */
    long document(long at, long before) {
        return counted(at, SMALLEST_DOCUMENT, before, "document", "the length of a document");
    }

    /** The offset after code and its scope, which is a document. */
    private long codeWithScope(long at, long before) {
        long end = counted(at, SMALLEST_CODE_WITH_SCOPE, before, "code with scope", "the length of code with scope");
        long scope = string(at + 4, Math.min(in.end, end - SMALLEST_DOCUMENT));
        long found = document(scope, end);
        if (found != end) {
            throw wrong(scope, 4, "The scope does not end with its code", "" + (end - scope), found - scope);
        }
        return end;
    }

    /** The offset after what begins with the length of all of it. */
    private long counted(long at, int least, long before, String what, String itsLength) {
        require(at, 4, itsLength);
        long length = in.bytes.s4le(at);
        if (length < least || length > before - at) {
            String most = before == Long.MAX_VALUE ? "at least " + least : least + " to " + (before - at);
            throw wrong(at, 4, "No " + what + " here is as long as this", most, length);
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
    private long string(long at, long before) {
        long text = require(at, 4, "the length of a string");
        long length = in.bytes.s4le(at);
        long end = text + length;
        if (length < 1) {
            throw wrong(at, 4, "A string has no such length", "at least 1", length);
        }
        if (end > before) {
            throw past(text, "a string", length + " bytes");
        }
        if (in.bytes.u1(end - 1) != 0) {
            throw MalformedInput.wrong(end - 1, 1, "A string does not end with a zero", "0x00", in.shown(end - 1));
        }
        parse.checkUtf8(text, length - 1);
        return end;
    }

    /** The offset after a length, a subtype and bytes. */
    private long binary(long at) {
        long data = require(at, 5, "the length and subtype of binary data");
        long length = in.bytes.s4le(at);
        if (length < 0) {
            throw wrong(at, 4, "Binary data has a negative length", "0 or more", length);
        }
        long end = require(data, length, "binary data");
        if (isOldBinary(at)) {
            checkInnerLength(data, length);
        }
        return end;
    }

    /** Whether binary data, which is complete, begins with a second length. */
    boolean isOldBinary(long at) {
        return in.bytes.u1(at + 4) == OLD_SUBTYPE;
    }

    private void checkInnerLength(long at, long outer) {
        String message = "The length inside binary data of subtype 2 does not fit the one before";
        if (outer < 4) {
            throw MalformedInput.wrong(at, outer, message, "4 bytes", outer + " bytes");
        }
        if (in.bytes.s4le(at) != outer - 4) {
            throw wrong(at, 4, message, "" + (outer - 4), in.bytes.s4le(at));
        }
    }

    /** The offset after so many bytes, which must be there. */
    long require(long at, long wanted, String what) {
        if (wanted > bound - at) {
            throw past(at, what, wanted + (wanted == 1 ? " byte" : " bytes"));
        }
        return at + wanted;
    }

    private static MalformedInput wrong(long at, long length, String message, String expected, long actual) {
        return MalformedInput.wrong(at, length, message, expected, Long.toString(actual));
    }

    private MalformedInput past(long at, String what, String expected) {
        long from = Math.min(at, bound);
        long left = bound - from;
        return bound == in.end
                ? MalformedInput.endOfSource(from, what, expected)
                : MalformedInput.wrong(
                        from,
                        left,
                        "Unexpected end of the document in " + what,
                        expected,
                        left + " bytes to the end of the document");
    }
}
