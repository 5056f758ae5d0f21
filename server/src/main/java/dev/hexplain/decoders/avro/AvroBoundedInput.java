package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;

/** Reads varints and lengths, bounded by the end of the block. */
final class AvroBoundedInput {
    private final ParseInput in;
    /** The offset where values must end at the latest. */
    private long end;

    AvroBoundedInput(ParseInput in) {
        this.in = in;
        this.end = in.end;
    }

    void end(long offset) {
        end = offset;
    }

    long end() {
        return end;
    }

    /** Bytes of the varint at an offset; fails where it is incomplete. */
    int varint(long at, String what) {
        int length = Varint.length(in.bytes, at, end);
        if (length < 0) {
            throw MalformedInput.wrong(
                    at, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            require(at, end - at + 1, what);
        }
        return length;
    }

    void require(long at, long wanted, String what) {
        if (Long.compareUnsigned(wanted, end - at) <= 0) {
            return;
        }
        if (end == in.end) {
            throw MalformedInput.endOfSource(at, what, wanted, end - at);
        }
        throw MalformedInput.wrong(
                at,
                end - at,
                "Unexpected end of the block in " + what,
                Long.toUnsignedString(wanted) + (wanted == 1 ? " byte" : " bytes"),
                end - at + " left");
    }

    /** Decodes the zigzag varint of so many bytes. */
    long zigzag(long at, int length) {
        return Varint.zigzag(Varint.value(in.bytes, at, length));
    }

    /** Decodes a length; fails where fewer bytes follow it. */
    long length(long at, int head, String what) {
        long length = zigzag(at, head);
        if (length < 0) {
            throw MalformedInput.wrong(
                    at, head, "The length of " + what + " is negative", "0 or more", Long.toString(length));
        }
        require(at + head, length, what);
        return length;
    }
}
