package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.util.List;
import java.util.Optional;

/**
 * Recognizes Kryo by a class name, the first of its stream, as ASCII with an end mark; nothing else is specific to it.
 */
final class KryoProbe {
    private static final int BY_NAME = 1;
    private static final int FIRST_NAME = 0;
    private static final int SECOND_NAME = 1;
    private static final int SHORTEST = 3;
    private static final int LONGEST = 512;
    private static final int QUALIFIED = 75;
    private static final int SIMPLE = 40;
    /** What stands behind the class of the first object: by default references are on. */
    private static final int FIRST_OBJECT = 1;

    private static final int UNREFERENCED = 50;
    private static final int LOOKED_AT = 1 << 12;

    private KryoProbe() {}

    static List<Candidate> probe(String format, Source source) {
        return named(source)
                .map(name -> List.of(
                        new Candidate(format, 0, confidence(source, name), "Starts with an object of class " + name)))
                .orElse(List.of());
    }

    private static int confidence(Source source, String name) {
        boolean qualified = name.indexOf('.') > 0 || name.indexOf('$') > 0;
        int confidence = qualified ? QUALIFIED : SIMPLE;
        return isReferenced(source) ? confidence : Math.min(confidence, UNREFERENCED);
    }

    /** The class of the first object, where its name is plausible. */
    static Optional<String> named(Source source) {
        if (source.length() <= 2 + SHORTEST || source.u1(0) != BY_NAME || source.u1(1) != FIRST_NAME) {
            return Optional.empty();
        }
        int length = nameLength(source, 2);
        return length < SHORTEST
                ? Optional.empty()
                : Optional.of(KryoLeafKinds.ascii(source, 2, length)).filter(KryoClassNames::isBinary);
    }

    /** Whether the first object, and that of the next class with a name, have a byte for references, as by default. */
    static boolean isReferenced(Source source) {
        long behind = 2L + nameLength(source, 2);
        if (!isFirstObject(source, behind)) {
            return false;
        }
        long end = Math.min(source.length(), LOOKED_AT) - SHORTEST;
        for (long at = behind; at < end; at++) {
            int length = source.u1(at) == BY_NAME && source.u1(at + 1) == SECOND_NAME ? nameLength(source, at + 2) : 0;
            if (length >= SHORTEST
                    && KryoLeafKinds.ascii(source, at + 2, length).indexOf('.') > 0) {
                return isFirstObject(source, at + 2 + length);
            }
        }
        return true;
    }

    private static boolean isFirstObject(Source source, long at) {
        return at < source.length() && source.u1(at) == FIRST_OBJECT;
    }

    /** The number of characters from an offset up to the one with the end mark; 0 for none. */
    private static int nameLength(Source source, long from) {
        for (int length = 1; length <= Math.min(LONGEST, source.length() - from); length++) {
            int character = source.u1(from + length - 1);
            if (character >= 0x80) {
                return length;
            }
            if (character <= ' ') {
                return 0;
            }
        }
        return 0;
    }
}
