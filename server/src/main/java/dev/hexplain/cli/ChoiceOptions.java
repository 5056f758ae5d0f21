package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.ProvidedFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that choose the format, layers, offset and byte order of a dump. */
final class ChoiceOptions {
    @Option(
            names = "--format",
            paramLabel = "auto|ID|FILE.ksy",
            defaultValue = DecodeChoices.DETECT,
            description = "Id of a format (see `hexplain formats`), or a descriptor file (default: ${DEFAULT-VALUE}).")
    private String format = "";

    @Option(
            names = "--layers",
            paramLabel = "auto|raw|PATH",
            defaultValue = DecodeChoices.DETECT,
            description = {
                "Encoding layers to remove, outermost first: xxd, base64@12+300/gzip; raw for none",
                "(default: ${DEFAULT-VALUE})."
            })
    private String layers = "";

    @Option(
            names = "--offset",
            paramLabel = "N",
            converter = OffsetConverter.class,
            description = "First byte to decode, such as 16 or 0x10 (default: where the format is found).")
    private @Nullable Long offset;

    @Option(
            names = "--endian",
            paramLabel = "le|be|native",
            defaultValue = "native",
            description = {
                "Byte order, for formats of native order; native takes the more plausible one",
                "(default: ${DEFAULT-VALUE})."
            })
    private Order order = Order.NATIVE;

    @Option(
            names = "--import-path",
            paramLabel = "DIR",
            description = {
                "Folder to search for imports of a schema, and absolute imports of FILE.ksy; may be given more than once."
            })
    private List<Path> importPath = List.of();

    @Option(
            names = "--schema",
            paramLabel = "FILE",
            description = {
                "Schema, for formats that need one: a .proto, an Avro schema, a class list.",
                "Its imports are searched beside it and in --import-path; may be given more than once."
            })
    private List<Path> schema = List.of();

    @Option(
            names = "--root",
            paramLabel = "TYPE",
            description = "Type of the outermost value (default: the first that the schema declares).")
    private String root = "";

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
        return new DumpSessions(bounds, new ProvidedFiles(importPath, schema, root));
    }

    DecodeChoices choices() {
        OptionalLong start = offset == null ? OptionalLong.empty() : OptionalLong.of(offset);
        return new DecodeChoices(format, layers, start, order.choice);
    }
}
