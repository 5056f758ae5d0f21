package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.work.Workers;
import dev.hexplain.store.Dump;
import dev.hexplain.testing.PcapWriter;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

@Slow
class HeldCapturesTest {
    private static final long SOON = 10_000;

    @TempDir
    private Path folder;

    private final Workers workers = new Workers(Workers.Sizes.USUAL);
    private final Opener opener = new Opener();
    private final Captures captures = new Captures(opener, workers);
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

    @BeforeEach
    void listen() {
        log.start();
        root.addAppender(log);
    }

    @AfterEach
    void close() {
        root.detachAppender(log);
        workers.close();
        captures.close();
    }

    /** Captures of one packet each; those called {@code endless} are indexed until that is ended. */
    private final class Opener implements Captures.Opener {
        private final Map<Captures.Key, Path> indexes = new ConcurrentHashMap<>();
        private final CountDownLatch begun = new CountDownLatch(1);

        @Override
        public boolean isIndexed(Captures.Key capture) {
            return indexes.containsKey(capture);
        }

        @Override
        public void index(Captures.Key capture, Captures.Indexing progress) throws IOException {
            if (capture.dump().startsWith("endless")) {
                begun.countDown();
                while (!progress.cancelled()) {
                    LockSupport.parkNanos(100_000);
                }
                throw new IOException("What it read is gone");
            }
            if (capture.dump().startsWith("broken")) {
                throw Refusal.badRequest("no capture");
            }
            Path index = Files.createDirectory(folder.resolve(capture.dump()));
            Files.write(
                    index.resolve("one.pcap"),
                    PcapWriter.pcap(
                            PcapWriter.ETHERNET, new byte[64 + capture.dump().length()]));
            try (Source source = Source.ofFile(index.resolve("one.pcap"))) {
                CaptureIndex.build(source, TreeStorage.in(index), CaptureLimits.USUAL, Progress.NONE)
                        .close();
            }
            indexes.put(capture, index);
        }

        @Override
        public Optional<OpenCapture> open(Captures.Key capture) throws IOException {
            Path index = indexes.get(capture);
            Source source = Source.ofFile(index.resolve("one.pcap"));
            return CaptureIndex.open(source, TreeStorage.in(index))
                    .map(found -> new OpenCapture(capture.layers(), source, found));
        }
    }

    private static Dump dump(String id) {
        return new Dump(id, id, 100, id, "public", Instant.EPOCH);
    }

    private int packets(String dump) {
        try {
            captures.state(dump(dump), LayerPath.NONE, SOON);
            return captures.use(
                    dump(dump), LayerPath.NONE, open -> open.index().packet(1).original());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void a_capture_that_is_read_stays_readable_while_others_push_it_out() throws IOException {
        captures.state(dump("read"), LayerPath.NONE, SOON);

        int read = captures.use(dump("read"), LayerPath.NONE, open -> {
            for (int i = 0; i < 30; i++) {
                assertThat(packets("other" + i)).isPositive();
            }
            captures.drop("read");
            return open.index().packet(1).original();
        });

        assertThat(read).isEqualTo(68);
    }

    @Test
    void a_deletion_while_indexing_ends_the_job_and_says_nothing() throws Exception {
        assertThat(captures.state(dump("endless"), LayerPath.NONE, 0)).isInstanceOf(Captures.State.Indexing.class);
        assertThat(opener.begun.await(SOON, TimeUnit.MILLISECONDS)).isTrue();
        assertThatThrownBy(() -> captures.use(dump("endless"), LayerPath.NONE, open -> 1))
                .hasMessageContaining("being indexed");

        captures.drop("endless");

        assertThat(workers.load()).isEqualTo(new Workers.Load(0, 0, 0, 0));
        assertThat(log.list).isEmpty();
    }

    @Test
    void a_failure_is_told_and_tried_again_by_who_asks_again() throws IOException {
        for (int i = 0; i < 3; i++) {
            assertThat(captures.state(dump("broken"), LayerPath.NONE, SOON))
                    .isEqualTo(new Captures.State.Failed("no capture"));
        }
    }

    @Test
    void an_endless_one_holds_up_no_other() {
        for (int i = 0; i < 6; i++) {
            try {
                captures.state(dump("endless" + i), LayerPath.NONE, 0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        assertThat(packets("brief")).isPositive();
    }
}
