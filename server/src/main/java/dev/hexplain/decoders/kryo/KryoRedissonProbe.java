package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;

/** Recognizes values of Redisson: one object that ends where the bytes do, by its class name, or a text. */
final class KryoRedissonProbe {
    private static final long LARGEST = 1 << 16;
    private static final int STRING = 3;

    private static final int WHOLE = 85;
    private static final int EITHER = 40;

    /** Where nothing says that it is not Kryo alone, that is the better name. */
    private static final int LESS_THAN_KRYO = 5;

    private static final int MOST_TEXT = 80;
    /** Letters that are not ASCII are many bytes of a text, at most. */
    private static final double PRINTABLE = 0.6;

    /** The number of the class, and that the text ends where the value does. */
    private static final double HEAD = 12;

    private KryoRedissonProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        return source.length() > 1 && source.u1(0) == STRING && source.u1(1) != KryoProbe.FIRST_OBJECT
                ? text(decoder, source)
                : KryoProbe.named(source)
                        .map(name -> object(decoder, source, name))
                        .orElse(List.of());
    }

    private static List<Candidate> object(Decoder decoder, Source source, String name) {
        boolean large = source.length() > LARGEST;
        boolean read = (large
                        ? TrialDecoding.ofBeginning(source, decoder, LARGEST)
                        : TrialDecoding.of(source, decoder, LARGEST))
                .filter(trial -> trial.isOne() && trial.issues() == 0)
                .isPresent();
        if (read) {
            String far = large ? "as far as was tried" : "to the last byte";
            String reason = "One object without references, of class %s, %s".formatted(name, far);
            return List.of(new Candidate(decoder.id(), 0, WHOLE, reason));
        }
        int kryo = KryoProbe.evidence(source, name)
                .candidate(decoder.id(), KryoProbe.MOST, "")
                .confidence();
        int confidence = KryoProbe.isReferenced(source) ? EITHER : kryo - LESS_THAN_KRYO;
        return List.of(new Candidate(decoder.id(), 0, confidence, "Starts with an object of class " + name));
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
