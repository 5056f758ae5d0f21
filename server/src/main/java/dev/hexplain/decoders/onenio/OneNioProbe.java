package dev.hexplain.decoders.onenio;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;

/** A persisted object begins with the description of its class; a collection or a map of JDK objects with its letter. */
final class OneNioProbe {
    /** Larger collections are not tried. */
    private static final int TRIED = 1 << 16;

    /** What an object is worth at most, and a collection without a class. */
    private static final int OBJECT = 90;

    private static final int COLLECTION = 45;

    /** What FC tells, and the serializer behind it, which is one of a dozen. */
    private static final double DESCRIPTION = 8 + 4;

    /** What the letter of a collection tells. */
    private static final double LETTER = 4;

    private OneNioProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < 5) {
            return List.of();
        }
        int tag = source.u1(0);
        if (tag == OneNioBootstrapTypes.EMBEDDED && OneNioBootstrapTypes.isSerializer(source.u1(1))) {
            return described(source, nameLength(source, 2));
        }
        boolean collection = OneNioBootstrapTypes.isList(tag) || OneNioBootstrapTypes.isMap(tag);
        return collection ? whole(source, decoder) : List.of();
    }

    private static List<Candidate> described(Source source, int name) {
        double bits = DESCRIPTION + Evidence.bits(2, (double) source.length()) + Evidence.textBits(name);
        return name == 0
                ? List.of()
                : List.of(Evidence.of(source, bits, 0)
                        .candidate(
                                OneNioDescriptions.PERSIST.id(),
                                OBJECT,
                                "Starts with FC and the description of a class, as one-nio persists objects"));
    }

    /** Of a class, with the length in front, at an offset; 0 where none stands there. */
    private static int nameLength(Source source, long at) {
        int length = source.length() < at + 3 ? 0 : source.u1(at) << Byte.SIZE | source.u1(at + 1);
        boolean name = length > 0 && length <= source.length() - at - 2;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + 2 + i);
            name = each > ' ' && each < 0x7F;
        }
        return name ? length : 0;
    }

    private static List<Candidate> whole(Source source, Decoder decoder) {
        return TrialDecoding.of(source, decoder, TRIED).filter(TrialDecoding::isOne).stream()
                .map(whole -> Evidence.of(source, LETTER + whole.bits(), source.length())
                        .reading(OneNioDescriptions.PERSIST.id(), COLLECTION, "Is one collection as one-nio writes it"))
                .toList();
    }
}
