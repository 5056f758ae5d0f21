package dev.hexplain.decode.files;

import java.util.List;

/**
 * A kind of file.
 *
 * @param name with its article: {@code a PNG image}
 * @param openWith a program that reads it, with its article
 * @param descriptor its path in the gallery of Kaitai Struct, without ending; empty for none
 * @param facts that all hold for such a file, the signature first
 */
public record FileKind(String name, String openWith, String descriptor, List<FileFact> facts) {
    static FileKind of(String name, String openWith, String descriptor, FileFact... facts) {
        return new FileKind(name, openWith, descriptor, List.of(facts));
    }

    /** What to open it with, and whether there is a descriptor: a sentence or two. */
    public String advice() {
        return "Open it with %s. %s"
                .formatted(
                        openWith,
                        descriptor.isEmpty()
                                ? "There is no descriptor of it here."
                                : "There is no descriptor of it here; the gallery of Kaitai Struct has one that can be opened, `%s.ksy`."
                                        .formatted(descriptor));
    }
}
