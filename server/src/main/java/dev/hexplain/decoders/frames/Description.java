package dev.hexplain.decoders.frames;

import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import org.jspecify.annotations.Nullable;

/** What {@code frames.ksy} says, of all prefixes; read when first wanted. */
final class Description {
    static final Described ALL = Described.by("network", "frames");

    private Description() {}

    /** Of the format with one prefix, or of that which finds it. */
    static FormatDescription of(@Nullable Prefix prefix) {
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
