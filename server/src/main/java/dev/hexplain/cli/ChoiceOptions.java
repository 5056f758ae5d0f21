package dev.hexplain.cli;

import dev.hexplain.inspect.Choices;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How somebody wants a dump to be read. */
final class ChoiceOptions {
    @Option(
            names = "--format",
            paramLabel = "auto|ID|FILE.ksy",
            defaultValue = Choices.DETECT,
            description = "Format, of those `hexplain formats` lists, or a descriptor (default: ${DEFAULT-VALUE}).")
    private String format = "";

    @Option(
            names = "--dialect",
            paramLabel = "auto|ID",
            defaultValue = Choices.DETECT,
            description = "How the bytes are spelled: raw, hex, xxd, hexdump-c, base64 (default: ${DEFAULT-VALUE}).")
    private String dialect = "";

    @Option(
            names = "--offset",
            paramLabel = "N",
            converter = OffsetConverter.class,
            description = "First byte to decode, such as 16 or 0x10 (default: where the format is found).")
    private @Nullable Long offset;

    Choices choices() {
        return new Choices(format, dialect, offset == null ? OptionalLong.empty() : OptionalLong.of(offset));
    }
}
