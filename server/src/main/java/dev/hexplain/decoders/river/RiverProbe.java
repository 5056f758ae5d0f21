package dev.hexplain.decoders.river;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognizes streams by the class of their first object, or, where they are short, by all of them: a version and a token
 * are no more than two bytes.
 */
final class RiverProbe {
    private static final long LARGEST = 1 << 14;
    private static final int CERTAIN = 90;
    private static final int READ = 60;

    /** A version, one of three, and a token. */
    private static final double HEAD = Evidence.bits(1, 3) + Byte.SIZE;

    private static final Pattern CLASS_NAME = Pattern.compile("[\\p{L}_$][\\w$]*([.][\\p{L}_$][\\w$]*)*+");

    private RiverProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < 3
                || source.u1(0) < RiverGrammar.OLDEST
                || source.u1(0) > RiverGrammar.NEWEST
                || !isBegin(source.u1(1))) {
            return List.of();
        }
        String name = className(source);
        if (name.length() > 2 && CLASS_NAME.matcher(name).matches()) {
            double bits =
                    HEAD + Byte.SIZE + Evidence.bits(Integer.BYTES, 1 << Byte.SIZE) + Evidence.textBits(name.length());
            return List.of(Evidence.of(source, bits, 0)
                    .candidate(decoder.id(), CERTAIN, "Starts with a River object of class " + name));
        }
        return whole(source, decoder);
    }

    /** The name of the first object's class, where its descriptor begins with it. */
    private static String className(Source source) {
        boolean object = source.u1(1) == RiverToken.NEW_OBJECT || source.u1(1) == RiverToken.NEW_OBJECT_UNSHARED;
        boolean named = object
                && switch (source.u1(2)) {
                    case RiverToken.SERIALIZABLE_CLASS,
                            RiverToken.WRITE_OBJECT_CLASS,
                            RiverToken.EXTERNALIZABLE_CLASS,
                            RiverToken.EXTERNALIZER_CLASS,
                            RiverToken.ENUM_CLASS_OF -> true;
                    default -> false;
                };
        return named ? RiverTexts.at(source, 3) : "";
    }

    private static boolean isBegin(int token) {
        return token == RiverToken.NEW_OBJECT
                || token == RiverToken.NEW_OBJECT_UNSHARED
                || (token >= RiverToken.STRING_EMPTY + 1 && token <= RiverToken.COLLECTION_LARGE_UNSHARED)
                || (token >= RiverToken.SINGLETON_LIST && token <= RiverToken.EMPTY_MAP)
                || (token >= RiverToken.UNMODIFIABLE_COLLECTION && token <= RiverToken.UNMODIFIABLE_ENTRY_SET);
    }

    private static List<Candidate> whole(Source source, Decoder decoder) {
        if (source.length() > LARGEST) {
            return TrialDecoding.ofBeginning(source, decoder, LARGEST)
                    .filter(tried -> tried.values() == 2)
                    .map(tried -> Evidence.of(source, HEAD + tried.bits() / 2, LARGEST)
                            .candidates(decoder.id(), READ, "Reads as one River object, as far as was tried"))
                    .orElse(List.of());
        }
        Optional<TrialDecoding> read = TrialDecoding.of(source, decoder, LARGEST)
                .filter(tried -> tried.issues() == 0 && tried.covered() == source.length() && tried.values() == 2);
        return read.map(tried -> Evidence.of(source, HEAD + tried.bits() / 2, source.length())
                        .candidates(decoder.id(), READ, "Reads as one River object, to the last byte"))
                .orElse(List.of());
    }
}
