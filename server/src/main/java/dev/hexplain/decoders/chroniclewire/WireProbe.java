package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Believed where a type or a name is plain to see at the start and all of it decodes. */
final class WireProbe {
    /** Larger sources are not tried. */
    private static final int TRIED = 1 << 16;

    private WireProbe() {}

    static List<Candidate> probe(Source source, Decoder decoder) {
        long length = source.length();
        if (length < 4 || length > TRIED) {
            return List.of();
        }
        int code = source.u1(0);
        if (Documents.are(new Window(source.segment()), 0, length)) {
            return whole(source, decoder, 70, "Documents with their lengths, as in a Chronicle queue, fill it");
        }
        if (code == Codes.TYPE_PREFIX && named(source, 2, source.u1(1))) {
            return whole(source, decoder, 80, "Starts with a type prefix of Chronicle Wire and the name of a class");
        }
        if (Codes.isShortName(code) && named(source, 1, Codes.shortLength(code))) {
            return whole(source, decoder, 60, "Starts with the name of a field as Chronicle Wire writes it");
        }
        boolean block = code == Codes.BYTES_LENGTH32 && length > 6 && Codes.isField(source.u1(5));
        return block
                ? whole(source, decoder, 50, "Is one block of named fields as Chronicle Wire writes it")
                : List.of();
    }

    private static boolean named(Source source, long at, int length) {
        boolean name = length > 0 && length < 128 && length < source.length() - at;
        for (int i = 0; name && i < length; i++) {
            int each = source.u1(at + i);
            name = each > ' ' && each < 0x7F;
        }
        return name;
    }

    private static List<Candidate> whole(Source source, Decoder decoder, int confidence, String reason) {
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return tree.facts().hasErrors()
                    ? List.of()
                    : List.of(new Candidate(Names.FORMAT.id(), 0, confidence, reason));
        }
    }
}
