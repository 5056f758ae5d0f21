package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.util.List;

/** Recognizes documents by their header. Those without one are decoded where a user chooses the format. */
final class SmileProbe {
    private SmileProbe() {}

    static List<Candidate> probe(Source source) {
        if (source.length() < SmileTokens.HEADER_LENGTH || !startsWithSmiley(source)) {
            return List.of();
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

    private static boolean startsWithSmiley(Source source) {
        return source.u1(0) == ':' && source.u1(1) == ')' && source.u1(2) == '\n';
    }
}
