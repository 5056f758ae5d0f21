package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads values in chunks ({@code setChunkedEncoding}), which let readers skip unknown ones:
 *
 * <pre>
 * chunks = (length byte{length})* 00
 * </pre>
 *
 * <p>The end of a nested chunked value also ends the chunks around it, which continue in another chunk each. Only a
 * value longer than a chunk is cut at arbitrary places, and is not decoded.
 */
final class KryoChunks {
    /** {@code left} of the row of a member outside of chunks. */
    static final long NONE = 0;

    private static final long OPEN = 1;
    /** Bytes that a chunk may be short of its size, when a number does not fit into it. */
    private static final int LONGEST_NUMBER = 9;

    private final Parse parse;
    private final KryoSettings settings;
    private final KryoValues values;
    private final KryoScalars scalars;
    /** The end offsets of the open chunks, the outermost first. */
    private final List<Long> ends = new ArrayList<>();

    KryoChunks(Parse parse, KryoSettings settings, KryoValues values, KryoScalars scalars) {
        this.parse = parse;
        this.settings = settings;
        this.values = values;
        this.scalars = scalars;
    }

    /** Resets the state for the next object graph. */
    void reset() {
        ends.clear();
    }

    /** Whether a value follows that is in one chunk and can be decoded. */
    boolean begin(KryoSerializer.Field field) {
        long length = chunkLength();
        boolean understood = field.of() != null || field.how().unknownFields();
        parse.in.require(parse.in.pos, length, "a chunk");
        if (length == 0) {
            return true;
        }
        if (understood && !overflows(length)) {
            parse.frames.left(OPEN);
            ends.add(parse.in.pos + length);
            return true;
        }
        long at = parse.in.pos;
        while (length > 0) {
            values.chunk(length);
            goOn();
            length = chunkLength();
            parse.in.require(parse.in.pos, length, "a chunk");
        }
        notRead(at, understood);
        return false;
    }

    /** Whether a chunk is full and another follows it, so that a value may be cut at any place. */
    private boolean overflows(long length) {
        return length >= settings.chunkSize() - LONGEST_NUMBER
                && parse.in.u1(parse.in.pos + length, "the end of a chunk") != 0;
    }

    /** After the end of a nested chunk, those around it continue in another chunk each. */
    private void goOn() {
        long ended = parse.in.pos;
        for (int i = 0; i < ends.size(); i++) {
            if (ends.get(i) == ended) {
                ends.set(i, chunkLength() + parse.in.pos);
            }
        }
    }

    private long chunkLength() {
        int width = KryoVarints.length(parse.in, parse.in.pos, KryoVarints.MAX_INT, "a chunk");
        long length = KryoVarints.value(parse.in.bytes, parse.in.pos, width) & 0xFFFF_FFFFL;
        boolean end = length == 0;
        scalars.leaf(
                end ? KryoNameNumbers.CHUNK_END : KryoNameNumbers.CHUNK,
                end ? KryoLeafKinds.CHUNK_END : KryoLeafKinds.CHUNK);
        return length;
    }

    /** Skipped values may contain objects that are numbered too, so that later references are uncertain. */
    private void notRead(long at, boolean understood) {
        String what = understood
                ? "A value in several chunks is not taken apart"
                : "The class list does not have this field, whose bytes are passed over";
        String advice = settings.references() ? "references behind it may mean other objects" : "";
        parse.issue(Issue.warning(at, parse.in.pos - at, what, advice, ""));
    }

    /** After a value: it must have ended with its chunk, and no other may follow. */
    void end() {
        if (parse.frames.left() == NONE) {
            return;
        }
        long end = ends.removeLast();
        if (parse.in.pos != end) {
            throw MalformedInput.misread(
                    parse.in.pos, 0, "The value does not end with its chunk", "offset " + end, "" + parse.in.pos);
        }
        goOn();
        if (chunkLength() != 0) {
            throw MalformedInput.misread(
                    parse.in.pos, 0, "The value ends before its chunks do", "a chunk without bytes", "another");
        }
        parse.certainty.held();
    }
}
