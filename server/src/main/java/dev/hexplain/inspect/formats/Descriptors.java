package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.check.Completion;
import dev.hexplain.ksy.check.Proposal;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.DescriptorShelf;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.ksy.run.Program;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Parses and checks the texts of descriptors, with their imports from the given shelves. */
public final class Descriptors {
    private final List<DescriptorShelf> shelves;

    /**
     * The result of parsing and checking a text.
     *
     * @param descriptor null where it cannot be parsed
     * @param diagnostics in the text, in its order; those of what it imports are reported at the import
     * @param fingerprint of the text and of all it imports
     */
    public record Checked(@Nullable Descriptor descriptor, List<Diagnostic> diagnostics, int fingerprint) {
        /** The descriptor, where it can be decoded with. */
        public Optional<Descriptor> usable() {
            return diagnostics.stream().anyMatch(Diagnostic::isError)
                    ? Optional.empty()
                    : Optional.ofNullable(descriptor);
        }
    }

    /** @param shelves where imports are looked for, in this order; relative names on the first */
    public Descriptors(List<DescriptorShelf> shelves) {
        this.shelves = List.copyOf(shelves);
    }

    /** The built-in descriptors, which may import each other. */
    static Descriptors builtIn() {
        return new Descriptors(List.of(DescriptorShelf.onClassPath("/formats")));
    }

    /**
     * Reads and checks a descriptor.
     *
     * @param path where it is, or would be, on the first shelf: {@code png.ksy}
     */
    public Checked check(String path, String text) {
        CRC32 fingerprint = new CRC32();
        add(fingerprint, text);
        List<DescriptorShelf> watched = shelves.stream()
                .map(shelf -> (DescriptorShelf) name -> {
                    Optional<String> found = shelf.read(name);
                    found.ifPresent(imported -> add(fingerprint, imported));
                    return found;
                })
                .toList();
        DescriptorReading reading =
                DescriptorReader.read(new Imports.Found(watched.getFirst(), path, text), Imports.on(watched));
        return new Checked(reading.descriptor(), Checker.check(reading), (int) fingerprint.getValue());
    }

    private static void add(CRC32 fingerprint, String text) {
        fingerprint.update(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Completions at a position of a text, which may be incomplete; line and column from 1. */
    public Proposal.Choice complete(String text, int line, int column) {
        Imports all = Imports.on(shelves);
        return Completion.at(text, line, column, (name, from) -> all.find(name, amongOurs(from)));
    }

    /** A text without a path imports as if it were on the first shelf. */
    private Imports.Found amongOurs(Imports.Found from) {
        return shelves.contains(from.shelf()) ? from : new Imports.Found(shelves.getFirst(), from.path(), from.text());
    }

    /** A decoder for a descriptor. */
    static Decoder decoder(Descriptor descriptor, String category, int fingerprint) {
        return KsyDecoder.of(descriptor, category, fingerprint, Program.Setting.DEFAULT);
    }
}
