package dev.hexplain.decoders.fstminbin;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;

/** Recognizes an object or a sequence of a class by name; a text or an array by its length. */
final class MinBinProbe {
    private static final int TRIED = 1 << 14;
    private static final int HEAD = 5;
    private static final int WHOLE = 85;
    private static final int BEGUN = 60;

    /** The evidence of the five bytes before a name, the first of which may be one of two. */
    private static final double HEAD_BITS = 7 + 3 * 8 + 1;

    /** The tag of an array of characters, and the evidence of a text's or an array's first bytes. */
    private static final int CHARS = 0x1A;

    private static final double VALUE_BITS = 2 * 8;

    private MinBinProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        int name = nameLength(source);
        if (name == 0) {
            return source.length() > HEAD && begins(source) ? value(source, decoder) : List.of();
        }
        double bits = HEAD_BITS + Evidence.textBits(name);
        if (source.length() > TRIED) {
            return candidate(source, bits, BEGUN, "Starts with the class of an object as MinBin writes it");
        }
        return TrialDecoding.of(source, decoder, TRIED)
                .map(whole -> candidate(
                        source,
                        bits + whole.bits(),
                        WHOLE,
                        "Is an object of a class by name, as MinBin writes it, to the last byte"))
                .orElseGet(() -> candidate(
                        source,
                        bits,
                        BEGUN - 20,
                        "Starts with the class of an object as MinBin writes it, but breaks off"));
    }

    /** Whether it begins with a text, or with an array of numbers. */
    private static boolean begins(Source source) {
        int tag = source.u1(0);
        return (tag == MinBinTag.STRING && (source.u1(1) == MinBinTag.BYTES || source.u1(1) == CHARS))
                || (tag >= MinBinTag.BYTES && tag <= CHARS && source.u1(1) == 1);
    }

    private static List<Candidate> value(Source source, Decoder decoder) {
        return TrialDecoding.of(source, decoder, TRIED)
                .filter(TrialDecoding::isOne)
                .map(one -> one.value(
                        MinBinTag.FORMAT.id(),
                        source,
                        VALUE_BITS,
                        0,
                        BEGUN,
                        "Is one text or array as MinBin writes it"))
                .orElse(List.of());
    }

    /**
     * Bytes of the class name in {@code tag string int8_array int8 length name} at the start; 0 where there is none.
     */
    private static int nameLength(Source source) {
        if (source.length() < HEAD + 2
                || (source.u1(0) != MinBinTag.OBJECT && source.u1(0) != MinBinTag.SEQUENCE)
                || source.u1(1) != MinBinTag.STRING
                || source.u1(2) != MinBinTag.BYTES
                || source.u1(3) != 1) {
            return 0;
        }
        int length = source.u1(4);
        boolean name = length > 0 && length < 0x80 && HEAD + length < source.length();
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(HEAD + i);
            name = each > ' ' && each < 0x7F;
        }
        return name ? length : 0;
    }

    private static List<Candidate> candidate(Source source, double bits, int most, String reason) {
        return List.of(Evidence.of(source, bits, 0).candidate(MinBinTag.FORMAT.id(), most, reason));
    }
}
