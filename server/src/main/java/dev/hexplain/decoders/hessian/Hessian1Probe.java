package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Letters begin many things: a source is believed where a type is named, or where it is one value to its last byte. */
final class Hessian1Probe {
    /** Larger sources are not tried. */
    private static final int TRIED = 1 << 18;

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
                        ? clean(source, decoder, 60, "Starts with p 02 00, a message of drafts of Hessian 2")
                        : List.of();
            case 'c', 'r' ->
                (next == 1 || next == 2) && source.u1(2) == 0
                        ? candidate(
                                90,
                                "Starts with %c 0%d 00, a %s of %s"
                                        .formatted(
                                                tag,
                                                next,
                                                tag == 'c' ? "call" : "reply",
                                                next == 1 ? "Hessian 1.0" : "drafts of 2.0"))
                        : List.of();
            case 'O' ->
                next > 0 && (next <= 0x1F || next > 0x90)
                        ? whole(source, decoder, 75, "Defines a class as drafts of Hessian 2 do")
                        : List.of();
            case 'M', 'V' ->
                typed
                        ? candidate(80, "Starts with a %s of a named type".formatted(name(tag)))
                        : whole(source, decoder, holdsTypedMap(source) ? 60 : 40);
            case 'S', 's', 'X', 'x', 'B', 'b' -> whole(source, decoder, 30);
            case 'I', 'L', 'D', 'd' -> source.length() == (tag == 'I' ? 5 : 9) ? whole(source, decoder, 15) : List.of();
            default -> List.of();
        };
    }

    /** A list whose first element is a map of a named type. */
    private static boolean holdsTypedMap(Source source) {
        return source.length() > 9
                && source.u1(1) == 'l'
                && source.u1(6) == 'M'
                && source.u1(7) == 't'
                && source.u1(8) == 0;
    }

    private static String name(int tag) {
        return tag == 'M' ? "map" : "list";
    }

    private static List<Candidate> whole(Source source, Decoder decoder, int confidence) {
        return whole(source, decoder, confidence, "Is one value of Hessian 1 to the last byte");
    }

    private static List<Candidate> whole(Source source, Decoder decoder, int confidence, String reason) {
        if (source.length() > TRIED) {
            return List.of();
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            boolean one = tree.childCount(tree.root()) == 1;
            return !tree.facts().hasErrors() && one ? candidate(confidence, reason) : List.of();
        }
    }

    private static List<Candidate> clean(Source source, Decoder decoder, int confidence, String reason) {
        if (source.length() > TRIED) {
            return List.of();
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return tree.facts().hasErrors() ? List.of() : candidate(confidence, reason);
        }
    }

    private static List<Candidate> candidate(int confidence, String reason) {
        return List.of(new Candidate(Hessian1Dialect.FORMAT.id(), 0, confidence, reason));
    }
}
