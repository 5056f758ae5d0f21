package dev.hexplain.decoders.bson;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.documents.TrialParse;
import java.nio.ByteOrder;
import java.util.List;

/** Recognizes BSON: a document's length, and the NUL at that end. */
final class BsonProbe {
    private static final int SMALLEST = 5;

    private BsonProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        if (source.length() < SMALLEST) {
            return List.of();
        }
        int length = new Cursor(source).s4(ByteOrder.LITTLE_ENDIAN);
        boolean cut = length > source.length() && source.isBeginning();
        if (length < SMALLEST || (!cut && (length > source.length() || source.u1(length - 1) != 0))) {
            return List.of();
        }
        if (length == source.length() && length == SMALLEST) {
            return List.of(new Candidate(Bson.FORMAT.id(), 0, 50, "The 5 bytes of an empty document"));
        }
        boolean named = !TrialParse.of(decoder, source)
                .candidates(Bson.FORMAT.id(), "BSON")
                .isEmpty();
        String end = cut ? "" : ", which ends with a zero";
        String reason = "Starts with a document of %d bytes%s".formatted(length, end);
        return named
                ? List.of(new Candidate(Bson.FORMAT.id(), 0, length == source.length() ? 92 : 85, reason))
                : List.of();
    }
}
