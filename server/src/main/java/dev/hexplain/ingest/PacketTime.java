package dev.hexplain.ingest;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.OptionalLong;

/** Parses the times that tcpdump and tshark print before a packet. */
final class PacketTime {
    private static final long SECOND = 1_000_000_000L;
    private static final int LONGEST_SECONDS = 10;

    private PacketTime() {}

    /**
     * The time that a line starts with: {@code 15:07:46.163791}, with {@code 2015-10-01} before it, or seconds since
     * 1970; a number of the packet may come first, as in tshark's {@code -P -x}. Nanoseconds since 1970 UTC.
     */
    static OptionalLong in(String line) {
        String[] words = line.strip().split("\\s+", 4);
        for (int i = 0; i < Math.min(2, words.length); i++) {
            OptionalLong time = at(words, i);
            if (time.isPresent()) {
                return time;
            }
        }
        return OptionalLong.empty();
    }

    private static OptionalLong at(String[] words, int first) {
        try {
            if (words[first].matches("\\d{4}-\\d\\d-\\d\\d") && first + 1 < words.length) {
                LocalDate date = LocalDate.parse(words[first]);
                return OptionalLong.of(date.toEpochDay() * 86_400 * SECOND
                        + LocalTime.parse(words[first + 1]).toNanoOfDay());
            }
            if (words[first].matches("\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?")) {
                return OptionalLong.of(LocalTime.parse(words[first]).toNanoOfDay());
            }
            return words[first].matches("\\d{1," + LONGEST_SECONDS + "}\\.\\d{6,9}")
                    ? OptionalLong.of(seconds(words[first]))
                    : OptionalLong.empty();
        } catch (DateTimeException none) {
            return OptionalLong.empty();
        }
    }

    private static long seconds(String decimal) {
        int point = decimal.indexOf('.');
        String fraction = (decimal.substring(point + 1) + "000000000").substring(0, 9);
        return Long.parseLong(decimal.substring(0, point)) * SECOND + Long.parseLong(fraction);
    }
}
