package dev.hexplain.codecs.samples;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Generates the content of sessions: as in the article, half of it compresses well. Equal sizes give equal content. */
final class LogLines {
    private static final String[] EVENTS = {"payment accepted", "page shown", "transfer signed", "session prolonged"};

    private LogLines() {}

    /** Lines with so many characters in all, ASCII only. */
    static List<String> of(int characters) {
        List<String> lines = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(characters);
        for (int left = characters; left > 0; left -= lines.getLast().length()) {
            String line = line(lines.size(), random);
            lines.add(line.substring(0, Math.min(left, line.length())));
        }
        return lines;
    }

    private static String line(int number, SplittableRandom random) {
        return "2018-06-14 09:%02d:%02d.%03d INFO [worker-%d] %s in %d ms"
                .formatted(
                        number / 60 % 60,
                        number % 60,
                        random.nextInt(1_000),
                        random.nextInt(8),
                        EVENTS[random.nextInt(EVENTS.length)],
                        random.nextInt(500));
    }

    /** Pseudo-random bytes. */
    static byte[] noise(int bytes) {
        byte[] noise = new byte[bytes];
        new SplittableRandom(bytes).nextBytes(noise);
        return noise;
    }
}
