package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;

/** Recognizes an object of a class by name, the first of its stream, and a text that ends with the source. */
final class FstProbe {
    private static final int LONGEST = 127;
    private static final int SHORTEST = 3;
    private static final int QUALIFIED = 70;
    private static final int SIMPLE = 45;
    private static final int TEXT = 60;
    private static final int SHORTEST_TEXT = 4;

    /** The evidence of the first two bytes, and of a plausible length. */
    private static final double HEAD_BITS = 2 * 8 + 1;

    private FstProbe() {}

    static List<Candidate> probe(String format, Source source) {
        if (isText(source)) {
            double bits = 2 * Byte.SIZE + Evidence.textBits((int) source.length() - 2);
            return List.of(Evidence.of(source, bits, source.length())
                    .candidate(format, TEXT, "Is one text of FST, of the length that it says, to the last byte"));
        }
        if (source.length() < 4 || source.u1(0) != FstTag.OBJECT || source.u1(1) != 1) {
            return List.of();
        }
        boolean unsafe = source.length() > 7 && source.u1(2) == 0;
        int lengthAt = unsafe ? 3 : 2;
        int nameAt = unsafe ? 7 : 3;
        int length = source.u1(lengthAt);
        if (length < SHORTEST || length > LONGEST || nameAt + length > source.length()) {
            return List.of();
        }
        String name = new String(source.copy(nameAt, length), StandardCharsets.ISO_8859_1);
        if (!isClassName(name)) {
            return List.of();
        }
        String coding = unsafe ? ", in the unsafe coding" : "";
        int most = name.indexOf('.') > 0 || name.indexOf('$') > 0 ? QUALIFIED : SIMPLE;
        double bits = HEAD_BITS + Evidence.textBits(length);
        return List.of(Evidence.of(source, bits, 0)
                .candidate(format, most, "Starts with an object of class " + name + coding));
    }

    private static boolean isText(Source source) {
        long length = source.length() - 2;
        return length >= SHORTEST_TEXT
                && length <= LONGEST
                && source.u1(0) == (FstTag.STRING & 0xFF)
                && source.u1(1) == length
                && LongStream.range(2, source.length()).map(source::u1).allMatch(c -> c >= ' ' && c < 0x7F);
    }

    private static boolean isClassName(String name) {
        boolean start = true;
        for (int i = 0; i < name.length(); i++) {
            char character = name.charAt(i);
            boolean fits = start
                    ? character < 0x80 && Character.isJavaIdentifierStart(character)
                    : (character < 0x80 && Character.isJavaIdentifierPart(character)) || character == '.';
            if (!fits) {
                return false;
            }
            start = character == '.';
        }
        return !start;
    }
}
