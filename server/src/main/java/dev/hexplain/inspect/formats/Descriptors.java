package dev.hexplain.inspect.formats;

import dev.hexplain.decode.Decoder;
import dev.hexplain.ksy.KsyDecoder;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.check.Completion;
import dev.hexplain.ksy.check.Proposal;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Mistake;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.Imports;
import dev.hexplain.ksy.read.Reading;
import dev.hexplain.ksy.read.Shelf;
import dev.hexplain.ksy.run.Program;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Understands the texts of descriptors, with what they import from the shelves it is given. */
public final class Descriptors {
    private final List<Shelf> shelves;

    /**
     * What became of a text.
     *
     * @param descriptor null where it is beyond understanding
     * @param mistakes in the text, in its order; those of what it imports are told at the import
     * @param fingerprint of the text and of all it imports
     */
    public record Understood(@Nullable Descriptor descriptor, List<Mistake> mistakes, int fingerprint) {
        /** The descriptor, where it can be decoded with. */
        public Optional<Descriptor> usable() {
            return mistakes.stream().anyMatch(Mistake::isError) ? Optional.empty() : Optional.ofNullable(descriptor);
        }
    }

    /** @param shelves where imports are looked for, in this order; relative names on the first */
    public Descriptors(List<Shelf> shelves) {
        this.shelves = List.copyOf(shelves);
    }

    /** Those that come with Hexplain find each other. */
    static Descriptors builtIn() {
        return new Descriptors(List.of(Shelf.onClassPath("/formats")));
    }

    /**
     * Reads and checks a descriptor.
     *
     * @param path where it stands on the first shelf, or would: {@code png.ksy}
     */
    public Understood understand(String path, String text) {
        CRC32 fingerprint = new CRC32();
        add(fingerprint, text);
        List<Shelf> watched = shelves.stream()
                .map(shelf -> (Shelf) name -> {
                    Optional<String> found = shelf.read(name);
                    found.ifPresent(imported -> add(fingerprint, imported));
                    return found;
                })
                .toList();
        Reading reading = DescriptorReader.read(new Imports.Found(watched.getFirst(), path, text), Imports.on(watched));
        return new Understood(reading.descriptor(), Checker.check(reading), (int) fingerprint.getValue());
    }

    /** What can be written at a place of a text, line and column from 1; names of what it imports are among it. */
    public Proposal.Choice complete(String text, int line, int column) {
        return Completion.at(text, line, column, Imports.on(shelves));
    }

    private static void add(CRC32 fingerprint, String text) {
        fingerprint.update(text.getBytes(StandardCharsets.UTF_8));
    }

    /** What decodes with a descriptor. */
    static Decoder decoder(Descriptor descriptor, String category, int fingerprint) {
        return KsyDecoder.of(descriptor, category, fingerprint, Program.Setting.DEFAULT);
    }
}
