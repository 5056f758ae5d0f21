package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class GzipTest {
    private static byte[] read(byte[] packed) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        }
    }

    /** None is part of the next, though they are compressed by the same deflater. */
    @Test
    void each_body_is_a_member_of_its_own() throws IOException {
        Gzip gzip = new Gzip();
        byte[] noise = new byte[100_000];
        new Random(1).nextBytes(noise);

        for (byte[] body : new byte[][] {
            new byte[0], "[1, 2, 3]".repeat(5000).getBytes(StandardCharsets.UTF_8), noise, new byte[1], noise
        }) {
            assertThat(read(gzip.packed(body))).isEqualTo(body);
        }
    }
}
