package dev.hexplain.decode;

import dev.hexplain.tree.Enumeration;
import java.util.function.Supplier;

/**
 * A format that a native decoder reads, by its id, and what its descriptor says. The descriptor is read when somebody first
 * wants to know: decoding does not, and parsing YAML takes a fresh JVM longer than many a dump.
 *
 * <pre>{@code
 * static final Described FORMAT = Described.by("documents", "cbor");
 * }</pre>
 */
public final class FormatHandle {
    private final String id;
    private final Lazy<FormatDescription> description;

    private FormatHandle(String id, Lazy<FormatDescription> description) {
        this.id = id;
        this.description = description;
    }

    /** By {@code formats/<category>/<id>.ksy} on the class path. Enumerations named in {@code flags} are bits. */
    public static FormatHandle by(String category, String id, String... flags) {
        return new FormatHandle(id, Lazy.of(() -> FormatDescription.load(category, id, flags)));
    }

    public String id() {
        return id;
    }

    public FormatDescription description() {
        return description.get();
    }

    /** What the format is, in several paragraphs. */
    public String doc() {
        return description().doc();
    }

    /** The enumeration with a name, which must be there once it is asked for. */
    public Supplier<Enumeration> symbols(String name) {
        return () -> description().enumeration(name);
    }
}
