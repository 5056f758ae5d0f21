package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;
import java.util.Optional;

/** Recognizes values of Redisson: one object that ends where the bytes do, by its class name, or a text. */
final class KryoRedissonProbe {
    private static final long LARGEST = 1 << 16;
    private static final int STRING = 3;

    private static final int WHOLE = 85;
    private static final int OUTERMOST = 70;
    private static final int BEGUN = 60;
    private static final int EITHER = 40;
    private static final int MOST_TEXT = 80;
    /** Letters that are not ASCII are many bytes of a text, at most. */
    private static final double PRINTABLE = 0.6;

    /** The number of the class, and that the text ends where the value does. */
    private static final double HEAD = 12;

    private KryoRedissonProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        return source.length() > 1 && source.u1(0) == STRING
                ? text(decoder, source)
                : KryoProbe.named(source)
                        .map(name -> object(decoder, source, name))
                        .orElse(List.of());
    }

    private static List<Candidate> object(Decoder decoder, Source source, String name) {
        Optional<TrialDecoding> trial =
                TrialDecoding.of(source, decoder, LARGEST).filter(TrialDecoding::isOne);
        boolean reference = KryoProbe.isReferenced(source);
        int confidence;
        if (trial.isPresent() && trial.get().issues() == 0) {
            confidence = WHOLE;
        } else if (reference) {
            confidence = EITHER;
        } else {
            confidence = trial.isPresent() ? OUTERMOST : BEGUN;
        }
        String reason =
                confidence == WHOLE ? "One object, of class %s, to the last byte" : "Starts with an object of class %s";
        return List.of(new Candidate(decoder.id(), 0, confidence, reason.formatted(name)));
    }

    private static List<Candidate> text(Decoder decoder, Source source) {
        long length = source.length() - 1;
        int looked = (int) Math.min(length, Evidence.LOOKED_AT);
        int printable = 0;
        for (int at = 1; at <= looked; at++) {
            int character = source.u1(at) & 0x7F;
            printable += character >= ' ' && character < 0x7F ? 1 : 0;
        }
        boolean one = printable >= PRINTABLE * looked
                && TrialDecoding.of(source, decoder, LARGEST)
                        .filter(tried -> tried.isOne() && tried.issues() == 0)
                        .isPresent();
        return one
                ? Evidence.of(source, HEAD + Evidence.textBits(printable), source.length())
                        .candidates(decoder.id(), MOST_TEXT, "A text that ends with the last byte")
                : List.of();
    }
}
