package dev.hexplain.cli;

import dev.hexplain.inspect.storage.StorageLimits;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import picocli.CommandLine.Model.OptionSpec;

/** Options that limit what the data folder may take. */
final class StoreOptions {
    private final Argument<Long> minFree = Argument.option(
            Long.class,
            OptionSpec.builder("--min-free")
                    .paramLabel("SIZE")
                    .defaultValue("${env:HEXPLAIN_MIN_FREE}")
                    .converters(new ByteCount())
                    .description("Free space to keep on the volume (also: HEXPLAIN_MIN_FREE; default: 256m, and on a"
                            + " small volume a tenth of it)."));

    private final Argument<Long> maxStore = Argument.option(
            Long.class,
            OptionSpec.builder("--max-store")
                    .paramLabel("SIZE")
                    .defaultValue("${env:HEXPLAIN_MAX_STORE}")
                    .converters(new ByteCount())
                    .description(
                            "Limit of storage for dumps and everything made from them, or with --blobs for dumps (also:"
                                    + " HEXPLAIN_MAX_STORE; default: the size of the volume)."));

    private final Argument<Long> maxCache = Argument.option(
            Long.class,
            OptionSpec.builder("--max-cache")
                    .paramLabel("SIZE")
                    .defaultValue("${env:HEXPLAIN_MAX_CACHE}")
                    .converters(new ByteCount())
                    .description(
                            "With --blobs: limit of the data folder, which holds copies and what is made from them; the"
                                    + " least recently read go (also: HEXPLAIN_MAX_CACHE; default: the size of the volume)."));

    private final Argument<DaysBySpace> keepDays = Argument.option(
            DaysBySpace.class,
            OptionSpec.builder("--keep-days")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_KEEP_DAYS}")
                    .converters(new DaysBySpace.Converter())
                    .description(
                            "Delete dumps that nobody opened for so many days; 30,sandbox=7,legal=0: those of a space after"
                                    + " others, or never (also: HEXPLAIN_KEEP_DAYS; default: never)."));

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(minFree, maxStore, maxCache, keepDays);
    }

    StorageLimits bounds() {
        return new StorageLimits(
                minFree.given().map(OptionalLong::of).orElseGet(OptionalLong::empty),
                maxStore.given().map(OptionalLong::of).orElseGet(OptionalLong::empty),
                maxCache.given().map(OptionalLong::of).orElseGet(OptionalLong::empty),
                keepDays.given().map(DaysBySpace::days).orElse(Map.of()));
    }
}
