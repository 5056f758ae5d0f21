package dev.hexplain.inspect.captures;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Formats nanoseconds since 1970 as ISO 8601, with all nine digits, so that times sort as texts. */
final class IsoTimes {
    private static final long SECOND = 1_000_000_000L;
    private static final DateTimeFormatter ISO =
            new DateTimeFormatterBuilder().appendInstant(9).toFormatter().withZone(ZoneOffset.UTC);

    private IsoTimes() {}

    static String of(long nanos) {
        return ISO.format(Instant.ofEpochSecond(Math.floorDiv(nanos, SECOND), Math.floorMod(nanos, SECOND)));
    }

    static @Nullable String of(OptionalLong nanos) {
        return nanos.isPresent() ? of(nanos.getAsLong()) : null;
    }
}
