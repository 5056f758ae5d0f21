package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import java.util.List;

/** Recognizes Hessian 1.0 by a named type, or by one value that fills the source; a letter alone begins many things. */
final class Hessian1Probe {
    private static final String ONE = "Is one value of Hessian 1 to the last byte";

    /** The offset of a type's name. */
    private static final int TYPE_NAME = 4;

    /** The highest confidence of a map or list with texts in it. */
    private static final int WITH_TEXTS = 65;

    /** The evidence of a tag that may be one of two letters. */
    private static final double TAG = 7;

    /** The evidence of a tag and a version. */
    private static final double VERSION = TAG + 2 * 8 - 1;

    /** The evidence of {@code Mt00}. */
    private static final double TYPED = TAG + 2 * 8;

    private Hessian1Probe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < 3) {
            return List.of();
        }
        int tag = source.u1(0);
        int next = source.u1(1);
        boolean typed = next == 't' && source.u1(2) == 0;
        return switch (tag) {
            case 'p' ->
                next == 2 && source.u1(2) == 0 && source.u1(source.length() - 1) == 'z'
                        ? new HessianEvidence(VERSION, 60, "Starts with p 02 00, a message of drafts of Hessian 2")
                                .ifWhole(source, decoder)
                        : List.of();
            case 'c', 'r' ->
                (next == 1 || next == 2) && source.u1(2) == 0 ? message(source, decoder, tag, next) : List.of();
            case 'O' ->
                next > 0 && (next <= 0x1F || next > 0x90)
                        ? new HessianEvidence(TAG, 75, "Defines a class as drafts of Hessian 2 do")
                                .ifOne(source, decoder)
                        : List.of();
            case 'M', 'V' ->
                typed
                        ? new HessianEvidence(
                                        TYPED + name(source),
                                        80,
                                        "Starts with a %s of a named type".formatted(tag == 'M' ? "map" : "list"))
                                .atOnce(source, decoder)
                        : holdsTypedMap(source)
                                ? new HessianEvidence(TAG + Byte.SIZE + TYPED, 60, ONE).ifOne(source, decoder)
                                : new HessianEvidence(TAG, 40, ONE).ifOne(source, decoder, WITH_TEXTS);
            case 'S', 's', 'X', 'x', 'B', 'b' -> new HessianEvidence(TAG, 30, ONE).ifOne(source, decoder);
            case 'I', 'L', 'D', 'd' ->
                source.length() == (tag == 'I' ? 5 : 9)
                        ? new HessianEvidence(TAG, 15, ONE).ifOne(source, decoder)
                        : List.of();
            default -> List.of();
        };
    }

    /** A call continues with a header or its method, a reply with one of some twenty tags; both end with a z. */
    private static List<Candidate> message(Source source, Decoder decoder, int tag, int version) {
        int after = source.length() > 3 ? source.u1(3) : 0;
        boolean called = tag == 'c' && (after == 'H' || after == 'm');
        double ending = source.u1(source.length() - 1) == 'z' ? Byte.SIZE : 0;
        return new HessianEvidence(
                        VERSION + (called ? TAG : 0) + ending,
                        90,
                        "Starts with %c 0%d 00, a %s of %s"
                                .formatted(
                                        tag,
                                        version,
                                        tag == 'c' ? "call" : "reply",
                                        version == 1 ? "Hessian 1.0" : "drafts of 2.0"))
                .atOnce(source, decoder);
    }

    /** Whether the value is a list whose first element is a map of a named type. */
    private static boolean holdsTypedMap(Source source) {
        return source.length() > 9
                && source.u1(1) == 'l'
                && source.u1(6) == 'M'
                && source.u1(7) == 't'
                && source.u1(8) == 0;
    }

    /** The evidence of a type's name, whose length is after {@code Mt00} or {@code Vt00}. */
    private static double name(Source source) {
        int length = source.length() > TYPE_NAME ? source.u1(TYPE_NAME - 1) : 0;
        boolean name = length > 0 && TYPE_NAME + length <= source.length();
        return name && PlainText.isPrintable(source.window(), TYPE_NAME, TYPE_NAME + (long) length)
                ? Evidence.textBits(length)
                : 0;
    }
}
