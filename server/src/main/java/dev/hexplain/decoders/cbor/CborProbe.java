package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.documents.TrialParse;
import java.util.List;

/**
 * Recognizes CBOR by its self-description tag, or by containers that are well-formed; almost any bytes are CBOR of some
 * kind.
 */
final class CborProbe {
    private static final byte[] SELF_DESCRIBED = {(byte) 0xD9, (byte) 0xD9, (byte) 0xF7};

    private CborProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        if (source.length() < 2) {
            return List.of();
        }
        if (startsSelfDescribed(source)) {
            return List.of(
                    new Candidate(Cbor.FORMAT.id(), 0, 95, "Starts with D9 D9 F7, the tag of self-described CBOR"));
        }
        int initial = source.u1(0);
        int major = CborInitialByte.major(initial);
        boolean candidate =
                major == CborInitialByte.MAP || major == CborInitialByte.ARRAY || major == CborInitialByte.TAG;
        return candidate && !CborInitialByte.isReserved(initial)
                ? TrialParse.of(decoder, source).candidates(Cbor.FORMAT.id(), "CBOR")
                : List.of();
    }

    private static boolean startsSelfDescribed(Source source) {
        return source.length() >= 3 && java.util.Arrays.equals(source.copy(0, 3), SELF_DESCRIBED);
    }
}
