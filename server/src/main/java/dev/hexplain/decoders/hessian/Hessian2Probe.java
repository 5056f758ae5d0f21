package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Any byte begins something in Hessian 2: a source is believed where it says its version, defines a class, or is one typed value. */
final class Hessian2Probe {
    /** Larger sources are not tried. */
    private static final int TRIED = 1 << 18;

    private Hessian2Probe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < 2) {
            return List.of();
        }
        int tag = source.u1(0);
        if (tag == 'H' && source.length() > 3 && source.u1(1) == 2 && source.u1(2) == 0) {
            return candidate(95, "Starts with 48 02 00, the version of a Hessian 2 message");
        }
        if (tag == 'p' && source.length() > 3 && source.u1(1) == 2 && source.u1(2) == 0) {
            return clean(source, decoder, 65, "Starts with 70 02 00, a message");
        }
        if (tag == 'E' && named(source, 1)) {
            return whole(source, decoder, 75, "Starts with an envelope, E and its name");
        }
        if (tag == 0x05 && source.u1(1) <= 0x7E) {
            return packets(source, decoder);
        }
        if (tag == 'C' && named(source, 1)) {
            return candidate(85, "Starts with the definition of a class, C and its name");
        }
        if (tag == 'M' && named(source, 1)) {
            return whole(source, decoder, 60, "Starts with a map of a named type");
        }
        if (tag >= 0x78 && tag <= 0x7F && (source.u1(1) == 'C' || source.u1(1) == 'M') && named(source, 2)) {
            return whole(source, decoder, 60, "Starts with a list, and the definition of a class or a typed map in it");
        }
        if (((tag >= 0x70 && tag <= 0x77) || tag == 'V' || tag == 0x55) && named(source, 1)) {
            return whole(source, decoder, 55, "Starts with a list of a named type");
        }
        if (tag == 'H' || (tag >= 0x78 && tag <= 0x7F) || tag == 0x57 || tag == 0x58) {
            return whole(source, decoder, 25, "Is one map or list to the last byte");
        }
        return List.of();
    }

    /** Whether a string as Java names classes starts at an offset. */
    private static boolean named(Source source, long at) {
        int tag = source.u1(at);
        int head = tag <= 0x1F ? 1 : tag >= 0x30 && tag <= 0x33 ? 2 : 0;
        if (head == 0 || source.length() < at + head + 1) {
            return false;
        }
        int length = Hessian2Text.lengthAt(source.segment(), at);
        boolean name = length > 0 && length <= source.length() - at - head;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + head + i);
            name = (Character.isJavaIdentifierPart(each) && each < 0x7F && each > ' ') || ".[;$".indexOf(each) >= 0;
        }
        return name;
    }

    private static List<Candidate> clean(Source source, Decoder decoder, int confidence, String reason) {
        if (source.length() > TRIED) {
            return List.of();
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return tree.facts().hasErrors() ? List.of() : candidate(confidence, reason);
        }
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

    /** Packets one after the other to the last byte, with a value in each. */
    private static List<Candidate> packets(Source source, Decoder decoder) {
        if (source.length() > TRIED) {
            return List.of();
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            boolean packets =
                    tree.root().name().equals("packets") && !tree.facts().hasErrors();
            int confidence = tree.childCount(tree.root()) > 1 ? 60 : 30;
            return packets ? candidate(confidence, "Is packets to the last byte, each with its length") : List.of();
        }
    }

    private static List<Candidate> candidate(int confidence, String reason) {
        return List.of(new Candidate(Hessian2Dialect.FORMAT.id(), 0, confidence, reason));
    }
}
