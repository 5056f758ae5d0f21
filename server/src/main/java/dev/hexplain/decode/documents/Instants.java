package dev.hexplain.decode.documents;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** Formats points in time. */
public final class Instants {
    /** The bound on decimal places: memory grows with the exponent. */
    private static final int MOST_PLACES = 1100;

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private Instants() {}

    /** Seconds since 1970, to the microsecond; empty beyond all dates. */
    public static Optional<String> ofSeconds(BigDecimal seconds) {
        if (Math.abs(seconds.scale()) > MOST_PLACES) {
            return Optional.empty();
        }
        try {
            long whole = seconds.setScale(0, RoundingMode.FLOOR).longValueExact();
            BigDecimal micros = seconds.subtract(BigDecimal.valueOf(whole)).multiply(MILLION);
            return Optional.of(
                    Instant.ofEpochSecond(whole, micros.longValue() * 1000).toString());
        } catch (DateTimeException | ArithmeticException beyondAllDates) {
            return Optional.empty();
        }
    }
}
