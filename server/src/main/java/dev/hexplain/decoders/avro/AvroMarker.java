package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.util.List;
import java.util.stream.IntStream;

/** The marker of "Single-object encoding": C3 01, and the fingerprint of the schema. */
final class AvroMarker {
    static final int MAGIC = 0xC301;
    static final int LENGTH = 10;
    /** The confidence where the fingerprint is that of a schema. */
    static final int NAMED = 99;

    private static final int ALONE = 60;
    private static final int MAGIC_LENGTH = 2;
    /** A fingerprint looks like chance: few of its bytes are equal. */
    private static final int DISTINCT = 6;

    private AvroMarker() {}

    static boolean stands(Source source) {
        return source.length() >= LENGTH && source.u1(0) == MAGIC >> 8 && source.u1(1) == (MAGIC & 0xFF);
    }

    static long fingerprint(Source source) {
        long fingerprint = 0;
        for (int i = LENGTH - 1; i >= MAGIC_LENGTH; i--) {
            fingerprint = fingerprint << 8 | source.u1(i);
        }
        return fingerprint;
    }

    /** Recognizes an object by its marker alone, where its fingerprint may be one. */
    static List<Candidate> probe(String format, Source source) {
        if (!stands(source) || source.length() == LENGTH) {
            return List.of();
        }
        byte[] fingerprint = source.copy(MAGIC_LENGTH, LENGTH - MAGIC_LENGTH);
        long distinct = IntStream.range(0, fingerprint.length)
                .map(i -> fingerprint[i])
                .distinct()
                .count();
        String reason = "Starts with C3 01 and the fingerprint of a schema: %016X".formatted(fingerprint(source));
        return distinct >= DISTINCT ? List.of(new Candidate(format, 0, ALONE, reason)) : List.of();
    }
}
