package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStatistics;
import dev.hexplain.tree.TreeStorage;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Probes a source by the signatures and file name extensions in a format's description. */
public final class SignatureProbe {
    /** Confidence of a file name extension alone: offered, but not chosen automatically. */
    private static final int NAMED = 20;

    /** Bytes of the largest source that is read to tell its format. */
    private static final long LARGEST = 1 << 16;

    private static final HexFormat BYTES = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final int SHOWN = 8;

    private SignatureProbe() {}

    /**
     * A candidate for the longest signature found, or for the file name extension.
     *
     * @param decoder reads all bytes where a signature tells the format only then
     */
    public static List<Candidate> probe(FormatDescription format, Source source, Supplier<Decoder> decoder) {
        boolean named = isNamedLike(format, source.name());
        @Nullable Signature longest = longest(format.signatures(), source);
        if (longest != null && (!longest.whole() || readsWhole(source, decoder.get()))) {
            double bits = (double) Byte.SIZE * longest.bytes().length;
            int confidence = new Evidence(bits, longest.whole()).confidence() + (named ? 5 : 0);
            return List.of(new Candidate(format.id(), 0, Math.min(confidence, 99), reason(longest)));
        }
        return named
                ? List.of(new Candidate(format.id(), 0, NAMED, "The name ends as its files' do; the bytes say nothing"))
                : List.of();
    }

    /** Whether all bytes are understood, without any that only a program knows. */
    private static boolean readsWhole(Source source, Decoder decoder) {
        if (source.length() > LARGEST) {
            return false;
        }
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeStatistics facts = tree.facts();
            return facts.issueCount() == 0 && facts.covered() == source.length() && facts.opaque() == 0;
        }
    }

    /** The first of the longest signatures that a source has: most formats have none there. */
    private static @Nullable Signature longest(List<Signature> signatures, Source source) {
        @Nullable Signature longest = null;
        for (Signature signature : signatures) {
            int length = signature.bytes().length;
            if (length > (longest == null ? 0 : longest.bytes().length) && signature.isIn(source)) {
                longest = signature;
            }
        }
        return longest;
    }

    private static String reason(Signature signature) {
        byte[] bytes = signature.bytes();
        String shown = BYTES.formatHex(bytes, 0, Math.min(SHOWN, bytes.length)) + (bytes.length > SHOWN ? " …" : "");
        String read = signature.whole() ? ", and reads to the last byte" : "";
        return signature.offset() == 0
                ? "Starts with " + shown + read
                : "Has %s at offset 0x%X".formatted(shown, signature.offset()) + read;
    }

    private static boolean isNamedLike(FormatDescription format, String name) {
        if (name.indexOf('.') < 0) {
            return false;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return format.fileExtensions().stream()
                .anyMatch(extension -> lower.endsWith("." + extension.toLowerCase(Locale.ROOT)));
    }
}
