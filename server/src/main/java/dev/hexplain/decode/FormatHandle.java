package dev.hexplain.decode;

import dev.hexplain.tree.Enumeration;
import java.util.function.Supplier;

/**
 * The id of a format with a native decoder, and its lazily read description. The description is read when first needed:
 * decoding does not need it, and in a fresh JVM parsing YAML takes longer than decoding many dumps.
 *
 * <pre>{@code
 * static final FormatHandle FORMAT = FormatHandle.by("documents", "cbor");
 * }</pre>
 */
public final class FormatHandle {
    private final String id;
    private final Lazy<FormatDescription> description;

    private FormatHandle(String id, Lazy<FormatDescription> description) {
        this.id = id;
        this.description = description;
    }

    /** By {@code formats/<category>/<id>.symbols.yaml} on the class path. Enumerations named in {@code flags} are bits. */
    public static FormatHandle by(String category, String id, String... flags) {
        return new FormatHandle(id, Lazy.of(() -> FormatDescription.load(category, id, flags)));
    }

    public String id() {
        return id;
    }

    public FormatDescription description() {
        return description.get();
    }

    /** The documentation of the format, in several paragraphs. */
    public String doc() {
        return description().doc();
    }

    /** The enumeration with a name, which must be there once it is asked for. */
    public Supplier<Enumeration> symbols(String name) {
        return () -> description().enumeration(name);
    }
}
