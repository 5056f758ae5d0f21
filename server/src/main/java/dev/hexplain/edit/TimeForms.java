package dev.hexplain.edit;

import java.nio.ByteOrder;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** Forms of times that are counted since 1970: {@code java.util.Date}, BSON's datetime, Avro's timestamps. */
final class TimeForms {
    private static final long MILLION = 1_000_000;
    private static final long BILLION = 1_000_000_000;

    static final List<ScalarForm> OF_ANY_TYPE = Stream.<ToLongFunction<Instant>>of(
                    Instant::toEpochMilli,
                    Instant::getEpochSecond,
                    time -> Math.addExact(
                            Math.multiplyExact(time.getEpochSecond(), MILLION), time.getNano() / (BILLION / MILLION)),
                    time -> Math.addExact(Math.multiplyExact(time.getEpochSecond(), BILLION), time.getNano()))
            .flatMap(count -> Stream.<LongFunction<byte[]>>of(
                            value -> NumberForms.fixed(value, Long.BYTES, ByteOrder.BIG_ENDIAN),
                            value -> NumberForms.fixed(value, Long.BYTES, ByteOrder.LITTLE_ENDIAN),
                            value -> NumberForms.leb128(NumberForms.zigzag(value)))
                    .map(bytes -> form(count, bytes)))
            .toList();

    private TimeForms() {}

    /** A time that the count does not say whole would become another one. */
    private static ScalarForm form(ToLongFunction<Instant> count, LongFunction<byte[]> bytes) {
        return text -> {
            try {
                return Optional.of(bytes.apply(count.applyAsLong(Instant.parse(text))));
            } catch (DateTimeException | ArithmeticException noTime) {
                return Optional.empty();
            }
        };
    }
}
