package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.util.List;

/**
 * Recognizes Kryo by a class name, the first of its stream, as ASCII with an end mark; nothing else is specific to it.
 */
final class KryoProbe {
    private static final int BY_NAME = 1;
    private static final int FIRST_NAME = 0;
    private static final int SHORTEST = 3;
    private static final int LONGEST = 512;
    private static final int QUALIFIED = 75;
    private static final int SIMPLE = 40;

    private KryoProbe() {}

    static List<Candidate> probe(String format, Source source) {
        if (source.length() <= 2 + SHORTEST || source.u1(0) != BY_NAME || source.u1(1) != FIRST_NAME) {
            return List.of();
        }
        int length = nameLength(source);
        if (length < SHORTEST) {
            return List.of();
        }
        String name = KryoLeafKinds.ascii(source, 2, length);
        boolean qualified = name.indexOf('.') > 0 || name.indexOf('$') > 0;
        return KryoClassNames.isBinary(name)
                ? List.of(new Candidate(
                        format, 0, qualified ? QUALIFIED : SIMPLE, "Starts with an object of class " + name))
                : List.of();
    }

    /** The number of characters up to the one with the end mark; 0 for none. */
    private static int nameLength(Source source) {
        for (int length = 1; length <= Math.min(LONGEST, source.length() - 2); length++) {
            int character = source.u1(1L + length);
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
