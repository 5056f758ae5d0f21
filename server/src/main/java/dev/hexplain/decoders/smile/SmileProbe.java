package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.documents.TrialParse;
import java.util.List;

/** Recognizes documents by their header, and those without one by the names in them. */
final class SmileProbe {
    private SmileProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < SmileItems.HEADER_LENGTH) {
            return List.of();
        }
        if (!startsWithSmiley(source)) {
            return beginsContainer(source.u1(0))
                    ? TrialParse.of(decoder, source).candidates(Smile.FORMAT.id(), "Smile without its header")
                    : List.of();
        }
        int version = source.u1(3) >>> 4;
        return List.of(
                version == 0
                        ? new Candidate(Smile.FORMAT.id(), 0, 97, "Starts with :) and a line feed, the header of Smile")
                        : new Candidate(
                                Smile.FORMAT.id(),
                                0,
                                60,
                                "Starts with :) and a line feed, but the version is " + version));
    }

    private static boolean beginsContainer(int token) {
        return token == SmileItems.START_OBJECT || token == SmileItems.START_ARRAY;
    }

    private static boolean startsWithSmiley(Source source) {
        return source.u1(0) == ':' && source.u1(1) == ')' && source.u1(2) == '\n';
    }
}
