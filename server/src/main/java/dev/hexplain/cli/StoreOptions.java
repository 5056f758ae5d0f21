package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.StorageBounds;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that limit what the data folder may take. */
final class StoreOptions {
    @Option(
            names = "--min-free",
            paramLabel = "SIZE",
            defaultValue = "${env:HEXPLAIN_MIN_FREE}",
            converter = ByteCount.class,
            description = "Free space to keep on the volume (also: HEXPLAIN_MIN_FREE; default: 256m, and on a"
                    + " small volume a tenth of it).")
    private @Nullable Long minFree;

    @Option(
            names = "--max-store",
            paramLabel = "SIZE",
            defaultValue = "${env:HEXPLAIN_MAX_STORE}",
            converter = ByteCount.class,
            description = "Limit of storage for dumps and everything made from them (also: HEXPLAIN_MAX_STORE;"
                    + " default: the size of the volume).")
    private @Nullable Long maxStore;

    @Option(
            names = "--keep-days",
            paramLabel = "N",
            defaultValue = "${env:HEXPLAIN_KEEP_DAYS}",
            description =
                    "Delete dumps that nobody opened for so many days (also: HEXPLAIN_KEEP_DAYS; default: never).")
    private @Nullable Integer keepDays;

    StorageBounds bounds() {
        return new StorageBounds(
                minFree == null ? OptionalLong.empty() : OptionalLong.of(minFree),
                maxStore == null ? OptionalLong.empty() : OptionalLong.of(maxStore),
                keepDays == null || keepDays <= 0 ? OptionalInt.empty() : OptionalInt.of(keepDays));
    }
}
