package dev.hexplain.codecs.records;

import dev.hexplain.codecs.samples.ClassMembers;
import java.nio.charset.StandardCharsets;

/** Computes the size of a record in bytes, to allocate its memory. */
final class RecordSize {
    private RecordSize() {}

    static int of(Object object) {
        return switch (object) {
            case Boolean _ -> 1;
            case Integer _ -> Integer.BYTES;
            case Long _, Double _ -> Long.BYTES;
            case long[] values -> Integer.BYTES + values.length * Long.BYTES;
            case double[] values -> Integer.BYTES + values.length * Double.BYTES;
            case String text -> Integer.BYTES + text.getBytes(StandardCharsets.UTF_8).length;
            case Object[] all -> {
                int sum = Integer.BYTES;
                for (Object each : all) {
                    sum += of(each);
                }
                yield sum;
            }
            default ->
                ClassMembers.of(object.getClass()).all().stream()
                        .mapToInt(member -> of(member.of(object)))
                        .sum();
        };
    }
}
