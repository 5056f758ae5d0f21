package dev.hexplain.cli;

import dev.hexplain.inspect.common.DumpLimits;
import java.time.Duration;
import picocli.CommandLine.Option;

/**
 * Options that limit what reading one dump may cost. A bound that is reached ends reading with an issue; what was read
 * stays.
 */
final class BoundsOptions {
    @Option(
            names = "--max-fields",
            paramLabel = "N",
            defaultValue = "${env:HEXPLAIN_MAX_FIELDS:-2000000000}",
            description = "Limit of fields stored for one dump (default: ${DEFAULT-VALUE}).")
    private int fields;

    @Option(
            names = "--max-depth",
            paramLabel = "N",
            defaultValue = "${env:HEXPLAIN_MAX_DEPTH:-20000000}",
            description = "Limit of nesting depth (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(
            names = "--max-seconds",
            paramLabel = "N",
            defaultValue = "${env:HEXPLAIN_MAX_SECONDS:-300}",
            description = "Limit of decoding time in seconds (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--max-derived",
            paramLabel = "SIZE",
            defaultValue = "${env:HEXPLAIN_MAX_DERIVED:-1g}",
            converter = ByteCount.class,
            description =
                    "Limit of bytes derived from one dump, such as decompressed ones (default: ${DEFAULT-VALUE}).")
    private long derived;

    @Option(
            names = "--max-index",
            paramLabel = "N",
            defaultValue = "${env:HEXPLAIN_MAX_INDEX:-64}",
            description = "Limit of index bytes for each byte of a dump, besides 64 MiB (default: ${DEFAULT-VALUE}).")
    private int indexPerByte;

    DumpLimits bounds() {
        return new DumpLimits(fields, depth, Duration.ofSeconds(seconds), derived, indexPerByte);
    }
}
