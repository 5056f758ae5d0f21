package dev.hexplain.decoders.frames;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import org.jspecify.annotations.Nullable;

/** The description {@code frames.symbols.yaml} with the texts of each prefix; read when first used. */
final class FramesDescription {
    static final FormatHandle ALL = FormatHandle.by("network", "frames");

    private FramesDescription() {}

    /** The description of the format with one prefix, or of the detecting one. */
    static FormatDescription of(@Nullable FramesLengthPrefix prefix) {
        FormatDescription all = ALL.description();
        return prefix == null
                ? all
                : new FormatDescription(
                        prefix.id(),
                        "%s: %s".formatted(all.title(), prefix.words()),
                        all.category(),
                        "Messages behind lengths of %s. %s".formatted(prefix.words(), all.doc()),
                        all.docRef(),
                        all.nativeDecoder(),
                        all.enums());
    }
}
