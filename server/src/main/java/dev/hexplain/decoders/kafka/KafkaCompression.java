package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.packed.Packing;
import java.util.Optional;
import java.util.StringJoiner;

/** Interprets the attributes of batches and legacy messages. */
final class KafkaCompression {
    private static final int CODEC = 7;
    private static final int HIGHEST = 4;
    private static final String[] NAMES = {"none", "gzip", "snappy", "lz4", "zstd"};

    private KafkaCompression() {}

    static boolean isKnown(int attributes) {
        return (attributes & CODEC) <= HIGHEST;
    }

    static boolean isNone(int attributes) {
        return (attributes & CODEC) == 0;
    }

    static Optional<Packing> of(int attributes) {
        return switch (attributes & CODEC) {
            case 1 -> Optional.of(Packing.GZIP);
            case 2 -> Optional.of(Packing.SNAPPY);
            case 3 -> Optional.of(Packing.LZ4);
            case 4 -> Optional.of(Packing.ZSTD);
            default -> Optional.empty();
        };
    }

    static String describe(int attributes) {
        StringJoiner words = new StringJoiner(", ");
        words.add(isNone(attributes) ? "not compressed" : isKnown(attributes) ? NAMES[attributes & CODEC] : "unknown");
        words.add((attributes & 8) == 0 ? "create time" : "log append time");
        if ((attributes & 16) != 0) {
            words.add("transactional");
        }
        if ((attributes & 32) != 0) {
            words.add("control");
        }
        return words.toString();
    }
}
