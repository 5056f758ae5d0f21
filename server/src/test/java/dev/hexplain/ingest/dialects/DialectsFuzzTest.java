package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.TextSample;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes are text in some dialect, or are not: never an exception, and never more bytes than text spells them. */
class DialectsFuzzTest {
    static Stream<byte[]> texts() {
        return Stream.of(
                        "AC ED 00 05 74 00 01 61",
                        "0xac, 0xed, \\x00 05\n",
                        "00000000: aced 0005 7400 0161  ....t..a\n",
                        "00000000  ac ed 00 05 74 00 01 61  |....t..a|\n00000008\n",
                        "rO0ABXQAAWE=",
                        "rO0A\nBXQA\nAWE=\n",
                        "2026-11-21 12:00:00 INFO nothing here")
                .map(text -> text.getBytes(UTF_8));
    }

    @MethodSource("texts")
    @FuzzTest(maxDuration = "1m")
    void any_bytes_are_recognised_and_read_without_an_exception(byte[] text) {
        byte[] head = Arrays.copyOf(text, Math.min(text.length, TextSample.HEAD));
        if (Dialects.detect(head, text.length).isEmpty()) {
            throw new AssertionError("Raw is always possible");
        }
        for (Dialect dialect : Dialects.all()) {
            // A repeated row (a star) may stand for many; the limit is what bounds it.
            if (Reading.of(dialect, text, 1 << 16).bytes().length > 1 << 16) {
                throw new AssertionError(dialect.id() + " wrote more than it may");
            }
        }
    }
}
