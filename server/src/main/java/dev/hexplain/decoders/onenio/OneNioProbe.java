package dev.hexplain.decoders.onenio;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** A persisted object begins with the description of its class; a collection or a map of JDK objects with its letter. */
final class OneNioProbe {
    /** Larger collections are not tried. */
    private static final int TRIED = 1 << 16;

    private OneNioProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        if (source.length() < 5) {
            return List.of();
        }
        int tag = source.u1(0);
        if (tag == Boot.EMBEDDED && Boot.isSerializer(source.u1(1)) && named(source, 2)) {
            return candidate(90, "Starts with FC and the description of a class, as one-nio persists objects");
        }
        boolean collection = Boot.isList(tag) || Boot.isMap(tag);
        return collection && source.length() <= TRIED ? whole(source, decoder) : List.of();
    }

    /** Whether a class name with its length stands at an offset. */
    private static boolean named(Source source, long at) {
        int length = source.length() < at + 3 ? 0 : source.u1(at) << Byte.SIZE | source.u1(at + 1);
        boolean name = length > 0 && length <= source.length() - at - 2;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + 2 + i);
            name = each > ' ' && each < 0x7F;
        }
        return name;
    }

    private static List<Candidate> whole(Source source, Decoder decoder) {
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            boolean one = tree.childCount(tree.root()) == 1;
            return !tree.facts().hasErrors() && one
                    ? candidate(45, "Is one collection as one-nio writes it, to the last byte")
                    : List.of();
        }
    }

    private static List<Candidate> candidate(int confidence, String reason) {
        return List.of(new Candidate(Names.PERSIST.id(), 0, confidence, reason));
    }
}
