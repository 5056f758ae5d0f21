package dev.hexplain.decoders.fstminbin;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Looks for an object or a sequence of a class by name; texts and numbers are told from chance by nothing. */
final class MinBinProbe {
    private static final int TRIED = 1 << 14;
    private static final int HEAD = 5;
    private static final int WHOLE = 85;
    private static final int BEGUN = 60;

    private MinBinProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (!isNamed(source)) {
            return List.of();
        }
        if (source.length() > TRIED) {
            return candidate(BEGUN, "Starts with the class of an object as MinBin writes it");
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return tree.facts().hasErrors()
                    ? candidate(BEGUN - 20, "Starts with the class of an object as MinBin writes it, but breaks off")
                    : candidate(WHOLE, "Is an object of a class by name, as MinBin writes it, to the last byte");
        }
    }

    /** {@code tag string int8_array int8 length name}, with a name that could be one. */
    private static boolean isNamed(Source source) {
        if (source.length() < HEAD + 2
                || source.u1(0) != Tag.OBJECT && source.u1(0) != Tag.SEQUENCE
                || source.u1(1) != Tag.STRING
                || source.u1(2) != Tag.BYTES
                || source.u1(3) != 1) {
            return false;
        }
        int length = source.u1(4);
        boolean name = length > 0 && length < 0x80 && HEAD + length < source.length();
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(HEAD + i);
            name = each > ' ' && each < 0x7F;
        }
        return name;
    }

    private static List<Candidate> candidate(int confidence, String reason) {
        return List.of(new Candidate(Tag.FORMAT.id(), 0, confidence, reason));
    }
}
