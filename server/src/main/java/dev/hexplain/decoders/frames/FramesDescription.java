package dev.hexplain.decoders.frames;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.FormatDescription;
import org.jspecify.annotations.Nullable;

/** What {@code frames.ksy} says, of all prefixes; read when first wanted. */
final class FramesDescription {
    static final FormatHandle ALL = FormatHandle.by("network", "frames");

    private FramesDescription() {}

    /** Of the format with one prefix, or of that which finds it. */
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
