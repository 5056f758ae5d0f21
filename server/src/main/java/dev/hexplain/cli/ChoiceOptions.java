package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.ProvidedFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import picocli.CommandLine.Model.OptionSpec;

/** Options that choose the format, layers, offset and byte order of a dump. */
final class ChoiceOptions {
    private final Argument<String> format = Argument.option(
            String.class,
            OptionSpec.builder("--format")
                    .paramLabel("auto|ID|FILE.ksy")
                    .defaultValue(DecodeChoices.DETECT)
                    .description(
                            "Id of a format (see `hexplain formats`), or a descriptor file (default: ${DEFAULT-VALUE})."));

    private final Argument<String> layers = Argument.option(
            String.class,
            OptionSpec.builder("--layers")
                    .paramLabel("auto|raw|PATH")
                    .defaultValue(DecodeChoices.DETECT)
                    .description(
                            "Encoding layers to remove, outermost first: xxd, base64@12+300/gzip; raw for none",
                            "(default: ${DEFAULT-VALUE})."));

    private final Argument<Long> offset = Argument.option(
            Long.class,
            OptionSpec.builder("--offset")
                    .paramLabel("N")
                    .converters(new OffsetConverter())
                    .description("First byte to decode, such as 16 or 0x10 (default: where the format is found)."));

    private final Argument<Order> order = Argument.option(
            Order.class,
            OptionSpec.builder("--endian")
                    .paramLabel("le|be|native")
                    .defaultValue("native")
                    .description(
                            "Byte order, for formats of native order; native takes the more plausible one",
                            "(default: ${DEFAULT-VALUE})."));

    private final Argument<List<Path>> importPath = Argument.options(
            Path.class,
            OptionSpec.builder("--import-path")
                    .paramLabel("DIR")
                    .description(
                            "Folder to search for imports of a schema, and absolute imports of FILE.ksy; may be given more than once."));

    private final Argument<List<Path>> schema = Argument.options(
            Path.class,
            OptionSpec.builder("--schema")
                    .paramLabel("FILE")
                    .description(
                            "Schema, for formats that need one: a .proto, an Avro schema, a class list.",
                            "Its imports are searched beside it and in --import-path; may be given more than once."));

    private final Argument<String> root = Argument.option(
            String.class,
            OptionSpec.builder("--root")
                    .paramLabel("TYPE")
                    .initialValue("")
                    .description("Type of the outermost value (default: the first that the schema declares)."));

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(format, layers, offset, order, importPath, schema, root);
    }

    /** As descriptors spell it, and as {@link DecodeChoices} does. */
    enum Order {
        LE("little"),
        BE("big"),
        NATIVE(DecodeChoices.DETECT);

        private final String choice;

        Order(String choice) {
            this.choice = choice;
        }
    }

    /** Opens a dump for these choices. */
    DumpSession open(DumpInput dump, DumpLimits bounds) throws IOException {
        return sessions(bounds).open(dump, choices());
    }

    /** Opens dumps that know the schemas and descriptors that were named. */
    DumpSessions sessions(DumpLimits bounds) {
        return new DumpSessions(bounds, new ProvidedFiles(importPath.value(), schema.value(), root.value()));
    }

    /** Whether nothing is named that is only on this machine, and no offset. */
    boolean isBuiltIn() {
        return importPath.value().isEmpty()
                && schema.value().isEmpty()
                && offset.given().isEmpty()
                && !format.value().endsWith(".ksy");
    }

    /** Those that are chosen, as options of the data source for Spark. */
    Map<String, String> optionsOfSpark() {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("format", format.value());
        options.put("layers", layers.value());
        options.put("endian", order.value().choice);
        options.values().removeIf(DecodeChoices.DETECT::equals);
        return options;
    }

    DecodeChoices choices() {
        OptionalLong start = offset.given().map(OptionalLong::of).orElseGet(OptionalLong::empty);
        return new DecodeChoices(format.value(), layers.value(), start, order.value().choice);
    }
}
