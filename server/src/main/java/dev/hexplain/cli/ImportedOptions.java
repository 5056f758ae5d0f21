package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.encodings.Declarations;
import dev.hexplain.inspect.encodings.DeclaredObjects;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.inspect.populations.PopulationSource;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The object of one's own that a command is about: of a dump, or of declared types. */
final class ImportedOptions {
    private final Argument<List<DumpInput>> from;

    private final Argument<String> at = Argument.option(
            String.class,
            OptionSpec.builder("--at")
                    .paramLabel("PATH")
                    .description("With --from: a value in the dump, such as orders[0].user (default: the whole)."));

    private final Argument<List<Path>> declarations = Argument.options(
            Path.class,
            OptionSpec.builder("--declarations")
                    .paramLabel("FILE")
                    .description(
                            "Instead of a sample: an object of the classes, records and enums that a Java source file"
                                    + " declares, or class files (.class, .jar, .war, a folder), which are not loaded,"
                                    + " or of the types of a schema (.avsc, .proto, .thrift, .fbs, .xml), with the values"
                                    + " of --from, or with generated ones. Schemas that import each other are given one by"
                                    + " one, or as a folder."));

    private final Argument<String> type = Argument.option(
            String.class,
            OptionSpec.builder("--type")
                    .paramLabel("NAME")
                    .description("With --declarations: the class of the object (default: the first, or of class files"
                            + " the only one)."));

    private final Argument<Long> seed = Argument.option(
            Long.class,
            OptionSpec.builder("--seed")
                    .paramLabel("N")
                    .defaultValue("" + Declarations.FIRST_SEED)
                    .description("With --declarations: of the values that are generated (default: ${DEFAULT-VALUE})."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    private final boolean takesMany;

    /** What {@link #declarations} say, once it was read. */
    private @Nullable DeclaringFile declared;

    private ImportedOptions(String label, boolean takesMany, String... more) {
        List<String> description = new ArrayList<>(
                List.of("Instead of a sample: the object in a Java serialization stream, whose classes are defined"
                        + " anew with the same names and fields, or the value of a dump of any other format,"
                        + " whose classes are inferred from it. No code of theirs runs."));
        description.addAll(List.of(more));
        this.takesMany = takesMany;
        this.from = Argument.options(
                DumpInput.class,
                OptionSpec.builder("--from")
                        .paramLabel(label)
                        .converters(new DumpConverter())
                        .description(description.toArray(String[]::new)));
    }

    /** Of a command that takes one object. */
    static ImportedOptions ofOne() {
        return new ImportedOptions("FILE|-", false);
    }

    /** Of a command that takes the objects of many dumps, too. */
    static ImportedOptions ofMany() {
        return new ImportedOptions(
                "FILE|FOLDER|-",
                true,
                "Given more than once, or with a folder, which is searched recursively: all of their objects.");
    }

    List<Argument<?>> arguments() {
        return List.of(from, at, declarations, type, seed);
    }

    /** How the dump is decoded, which is at the end of a command's help. */
    List<Argument<?>> decoding() {
        List<Argument<?>> all = new ArrayList<>(choices.arguments());
        all.addAll(bounds.arguments());
        return all;
    }

    boolean areGiven() {
        return !from.value().isEmpty() || !declarations.value().isEmpty();
    }

    /**
     * Refuses what says nothing without something else.
     *
     * @throws ParameterException where there is any
     */
    void requireMeaning(CommandLine of) {
        if (type.given().isPresent() && declarations.value().isEmpty()) {
            throw new ParameterException(of, "--type is one of --declarations, which are missing");
        }
        if (at.given().isPresent() && from.value().isEmpty()) {
            throw new ParameterException(of, "--at is a path in the dump of --from, which is missing");
        }
        if (from.value().size() > 1 && (!takesMany || !declarations.value().isEmpty())) {
            throw new ParameterException(of, "--from is given more than once, and one object is asked for");
        }
    }

    /** Whether there are dumps, of which objects or their values are. */
    boolean areDumps() {
        return !from.value().isEmpty();
    }

    /** Whether the objects of several dumps are meant. */
    boolean areMany() {
        return from.value().size() > 1
                || from.value().stream().anyMatch(each -> each.folder().isPresent());
    }

    /** All dumps that are named, and those in folders, ordered by path. */
    List<PopulationSource> sources() throws IOException {
        DumpSessions sessions = choices.sessions(bounds.bounds());
        List<PopulationSource> all = new ArrayList<>();
        for (DumpInput each : from.value()) {
            Optional<Path> folder = each.folder();
            if (folder.isEmpty()) {
                all.add(new FileOfPopulation(each.name(), each, sessions, choices.choices()));
                continue;
            }
            try (Stream<Path> files = Files.walk(folder.get())) {
                files.filter(Files::isRegularFile)
                        .sorted()
                        .map(file -> new FileOfPopulation(
                                folder.get().relativize(file).toString(),
                                DumpInput.of(file),
                                sessions,
                                choices.choices()))
                        .forEach(all::add);
            }
        }
        return all;
    }

    /** The path of the values in the dumps. */
    Optional<String> at() {
        return at.given();
    }

    /**
     * Makes the object.
     *
     * @param err receives what could not be read of class files, once
     * @param size elements of each list whose values are generated
     */
    ImportedObject object(PrintWriter err, OptionalInt size) throws IOException {
        if (!declarations.value().isEmpty() && declared == null) {
            declared = DeclaringFile.read(declarations.value(), type.given().orElse(""), seed.value());
            declared.problems().forEach(problem -> err.println("hexplain: " + problem));
        }
        Optional<DeclaringFile> declaring = Optional.ofNullable(declared);
        ImportedObject object = object(declaring
                .map(DeclaringFile::declarations)
                .map(each -> size.isPresent() ? each.withSize(size.getAsInt()) : each));
        return declaring.map(each -> object.standingIn(each.missing())).orElse(object);
    }

    private ImportedObject object(Optional<Declarations> types) throws IOException {
        if (from.value().isEmpty()) {
            return DeclaredObjects.generated(types.orElseThrow());
        }
        try (DumpSession session = choices.open(from.value().getFirst(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            if (types.isPresent()) {
                return DeclaredObjects.of(types.get(), tree.tree(), at.given());
            }
            return at.given()
                    .map(path -> ImportedObject.of(tree.tree(), tree.decoder(), path))
                    .orElseGet(() -> ImportedObject.of(tree.tree(), tree.decoder()));
        }
    }

    /** The path of the object in the dump; empty for the whole. */
    String path() {
        return at.given().orElse("");
    }

    /** A title for people. */
    String title() {
        String file = from.value().stream()
                .findFirst()
                .map(DumpInput::name)
                .or(() -> declarations.value().stream()
                        .findFirst()
                        .map(each -> each.getFileName().toString()))
                .orElse("");
        return at.given().map(path -> path + " of ").orElse("") + file;
    }
}
