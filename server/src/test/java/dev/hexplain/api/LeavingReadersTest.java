package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.ShapedTestFormat;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Those who ask for a large value, and close the connection when they have seen its beginning. */
@Slow
class LeavingReadersTest extends WithTree {
    /** Printed, they are more than what a connection takes before anything is read. */
    private static final int PARTS = 1_000_000;
    /** So few that no other thread prints them ahead. */
    private static final int GROUP = 1000;

    private static final int SEEN = 4096;

    private static final AtomicLong WALKED = new AtomicLong();

    LeavingReadersTest() {
        super(new ManyParts(), new byte[PARTS]);
    }

    /** Groups of numbers of one byte, which counts those that were asked for. */
    private static final class ManyParts extends ShapedTestFormat {
        private static final int ROOT = 2;
        private static final int INNER = 3;
        private static final int PART = 4;

        ManyParts() {
            super(
                    "many-parts",
                    "Many parts",
                    new byte[PARTS],
                    Shape.group("root", "root").build(),
                    Shape.group("inner", "inner").build(),
                    Shape.leaf("part", ValueType.U1, Role.VALUE).build());
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            TreeWriter out = new TreeWriter(source, storage);
            out.open(ROOT, 0);
            for (long at = 0; at < source.length(); at++) {
                if (at % GROUP == 0) {
                    out.open(INNER, at);
                }
                out.leaf(PART, at, 1);
                if ((at + 1) % GROUP == 0) {
                    out.close(at + 1);
                }
            }
            out.close(source.length());
            return out.finish(this, 0);
        }

        @Override
        public Value describe(FieldTree tree, Field field, Value read) {
            if (field.length() == 1) {
                WALKED.incrementAndGet();
            }
            return read;
        }
    }

    @Test
    void the_walk_through_the_value_ends() throws Exception {
        WALKED.set(0);
        try (Socket reader = new Socket(InetAddress.getLoopbackAddress(), running.server.port())) {
            reader.getOutputStream()
                    .write("GET %s/fields/0/value/document HTTP/1.1\r\nHost: localhost\r\n\r\n"
                            .formatted(tree)
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(reader.getInputStream().readNBytes(SEEN)).asString().contains("200 OK");
        }

        assertThat(walked()).isBetween(1L, PARTS / 2L);
    }

    /** How many parts were asked for when no more are. */
    private static long walked() throws InterruptedException {
        long before;
        do {
            before = WALKED.get();
            Thread.sleep(1000);
        } while (WALKED.get() > before);
        return before;
    }
}
