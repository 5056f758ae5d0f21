package dev.hexplain.decoders.onenio;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import java.util.List;

/** Recognizes a persisted object by the description of its class, and a collection, map or value of the JDK by its id. */
final class OneNioProbe {
    /** Larger collections are not decoded by the probe. */
    private static final int TRIED = 1 << 16;

    /** The confidence limits of an object, and of a collection or a value without a class. */
    private static final int OBJECT = 90;

    private static final int WITH_TEXTS = 60;

    /** The evidence of FC and the serializer id after it, which is one of a dozen. */
    private static final double DESCRIPTION = 8 + 4;

    /** The evidence of a collection's id. */
    private static final double LETTER = 4;

    /** The evidence of a field: one of two or three is an id, of which there are some twenty. */
    private static final double EACH = 1;

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
        return collection || OneNioBootstrapTypes.isScalar(tag) ? whole(source, decoder, collection) : List.of();
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

    /** Bytes of a class name, its length included, at an offset; 0 for none. */
    private static int nameLength(Source source, long at) {
        int length = source.length() < at + 3 ? 0 : source.u1(at) << Byte.SIZE | source.u1(at + 1);
        boolean name = length > 0 && length <= source.length() - at - 2;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + 2 + i);
            name = each > ' ' && each < 0x7F;
        }
        return name ? length : 0;
    }

    private static List<Candidate> whole(Source source, Decoder decoder, boolean collection) {
        String reason = "Is one %s as one-nio writes it".formatted(collection ? "collection" : "value");
        return TrialDecoding.of(source, decoder, TRIED)
                .filter(TrialDecoding::isOne)
                .map(whole -> whole.value(OneNioDescriptions.PERSIST.id(), source, LETTER, EACH, WITH_TEXTS, reason))
                .orElse(List.of());
    }
}
