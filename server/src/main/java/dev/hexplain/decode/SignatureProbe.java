package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Probes a source by the signatures and file name extensions in a format's description. */
public final class SignatureProbe {
    /** Confidence of a file name extension alone: offered, but not chosen automatically. */
    private static final int NAMED = 20;

    private static final HexFormat BYTES = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final int SHOWN = 8;

    private SignatureProbe() {}

    /** A candidate for the longest signature found, or for the file name extension. */
    public static List<Candidate> probe(FormatDescription format, Source source) {
        boolean named = isNamedLike(format, source.name());
        @Nullable Signature longest = longest(format.signatures(), source);
        if (longest != null) {
            double bits = (double) Byte.SIZE * longest.bytes().length;
            int confidence = new Evidence(bits, false).confidence() + (named ? 5 : 0);
            return List.of(new Candidate(format.id(), 0, Math.min(confidence, 99), reason(longest)));
        }
        return named
                ? List.of(new Candidate(format.id(), 0, NAMED, "The name ends as its files' do; the bytes say nothing"))
                : List.of();
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
        return signature.offset() == 0
                ? "Starts with " + shown
                : "Has %s at offset 0x%X".formatted(shown, signature.offset());
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
