package dev.hexplain.inspect.descriptors;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.kst.Spec;
import dev.hexplain.ksy.kst.SpecReader;
import dev.hexplain.ksy.kst.SpecRunner;
import dev.hexplain.ksy.kst.SpecSyntaxException;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.run.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs {@code .kst} specs: checks whether descriptors decode files to the expected values. */
public final class Verification {
    private static final String SPEC = ".kst";
    private static final String DESCRIPTOR = ".ksy";

    private final Folders folders;
    private final DescriptorFiles descriptors;
    private final Program.Setting setting;

    /**
     * Where things are.
     *
     * @param specs {@code .kst} files, at any depth
     * @param formats {@code .ksy} files: one beside each spec if the two folders are laid out alike, or at the top
     * @param data the files that specs name
     * @param importPath where absolute imports are looked for, besides {@code formats}
     */
    public record Folders(Path specs, Path formats, Path data, List<Path> importPath) {}

    /** How many specs did and did not hold. */
    public record Count(int passed, int failed) {
        @Override
        public String toString() {
            return passed + " passed, " + failed + " failed";
        }
    }

    /**
     * What is not as a spec says.
     *
     * @param spec the file
     * @param message begins with a file and a line
     */
    public record Failure(String spec, String message) {}

    /** Types that a descriptor leaves to others are looked for among the formats. */
    public Verification(Folders folders) {
        this(folders, Program.Setting.DEFAULT);
    }

    /** Accepts custom processes, and types that are not formats. */
    Verification(Folders folders, Program.Setting setting) {
        this.folders = folders;
        this.descriptors =
                new DescriptorFiles(Stream.concat(Stream.of(folders.formats()), folders.importPath().stream())
                        .toList());
        this.setting = new Program.Setting(
                setting.nativeOrder(),
                setting.keep(),
                setting.processes(),
                name -> setting.opaque().apply(name).or(() -> opaque(name)));
    }

    /** Runs all specs; gives each thing that is not as they say. */
    public Count run(Consumer<Failure> failures) throws IOException {
        int failed = 0;
        List<Path> specs = specs();
        for (Path spec : specs) {
            List<String> lines = verify(spec);
            lines.forEach(line -> failures.accept(new Failure(spec.toString(), line)));
            failed += lines.isEmpty() ? 0 : 1;
        }
        return new Count(specs.size() - failed, failed);
    }

    /** The specs, in order. */
    List<Path> specs() throws IOException {
        try (Stream<Path> files = Files.walk(folders.specs())) {
            return files.filter(file -> file.toString().endsWith(SPEC)).sorted().toList();
        }
    }

    /** The failures of one spec; none where all expectations hold. */
    List<String> verify(Path file) throws IOException {
        try {
            Spec spec = SpecReader.read(file.toString(), Files.readString(file));
            Path beside = folders.specs().relativize(file);
            Path descriptor = descriptor(beside, spec.id()).orElse(null);
            return descriptor == null
                    ? List.of(file + ":1: found no descriptor " + spec.id() + DESCRIPTOR + " in " + folders.formats())
                    : verify(spec, descriptor);
        } catch (SpecSyntaxException e) {
            return List.of(String.valueOf(e.getMessage()));
        }
    }

    private List<String> verify(Spec spec, Path file) throws IOException {
        Path data = folders.data().resolve(spec.data());
        if (!Files.isRegularFile(data)) {
            return List.of(spec.file() + ":1: found no file " + data);
        }
        List<String> diagnostics = new ArrayList<>();
        Descriptor descriptor = read(file, diagnostics);
        List<TypeSpec> imports = imports(spec, file, diagnostics);
        if (descriptor == null || !diagnostics.isEmpty()) {
            return diagnostics;
        }
        try (Source source = Source.ofFile(data)) {
            return new SpecRunner(setting, DecodeOptions.DEFAULT).failures(spec, descriptor, imports, source);
        }
    }

    private List<TypeSpec> imports(Spec spec, Path from, List<String> diagnostics) throws IOException {
        List<TypeSpec> imports = new ArrayList<>();
        for (String name : spec.imports()) {
            Path found = descriptor(folders.formats().relativize(from), name).orElse(null);
            Descriptor imported = found == null ? null : read(found, diagnostics);
            if (imported == null) {
                diagnostics.add(spec.file() + ":1: found no descriptor " + name + " to import");
            } else {
                imports.add(imported.top());
            }
        }
        return imports;
    }

    private @Nullable Descriptor read(Path file, List<String> diagnostics) throws IOException {
        DescriptorReading reading = descriptors.read(file);
        Checker.check(reading).stream()
                .filter(Diagnostic::isError)
                .map(Diagnostic::toString)
                .forEach(diagnostics::add);
        return reading.descriptor();
    }

    private Optional<TypeSpec> opaque(String name) {
        try {
            Optional<Path> file = descriptor(Path.of(name), name);
            return file.isEmpty()
                    ? Optional.empty()
                    : Optional.ofNullable(descriptors.read(file.get()).descriptor())
                            .map(Descriptor::top);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The descriptor with an id in the folder of what is beside it, or at the top; never outside the formats. */
    private Optional<Path> descriptor(Path beside, String id) {
        Path formats = folders.formats();
        return Stream.of(formats.resolve(beside).resolveSibling(id + DESCRIPTOR), formats.resolve(id + DESCRIPTOR))
                .filter(file -> file.normalize().startsWith(formats.normalize()) && Files.isRegularFile(file))
                .findFirst();
    }
}
