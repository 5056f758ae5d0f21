package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.sun.management.ThreadMXBean;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small bytes that unpack to much, in every container that may hold them. */
@Slow
class PackedBombsTest {
    private static final int MOST = 20 << 20;
    private static final Duration TIME = Duration.ofSeconds(10);
    private static final DumpSessions SESSIONS = new DumpSessions(new DumpLimits(1_000_000, 1000, TIME, MOST, 64));
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static Stream<Arguments> parts() {
        return Stream.of(
                arguments("kafka_record_batch", "gzip", bomb(() -> Bombs.kafkaBatch(1, Bombs.many("gzip")))),
                arguments("kafka_record_batch", "snappy", bomb(() -> Bombs.kafkaBatch(2, Bombs.of("snappy")))),
                arguments("kafka_record_batch", "snappy-java", bomb(() -> Bombs.kafkaBatch(2, Bombs.snappyJava()))),
                arguments("kafka_record_batch", "lz4", bomb(() -> Bombs.kafkaBatch(3, Bombs.many("lz4")))),
                arguments("kafka_record_batch", "zstd", bomb(() -> Bombs.kafkaBatch(4, Bombs.many("zstd")))),
                arguments("avro_container", "deflate", bomb(() -> Bombs.avro("deflate", Bombs.of("deflate")))),
                arguments("avro_container", "snappy", bomb(() -> Bombs.avro("snappy", Bombs.of("snappy")))),
                arguments("avro_container", "zstd", bomb(() -> Bombs.avro("zstandard", Bombs.many("zstd")))),
                arguments("avro_container", "bzip2", bomb(() -> Bombs.avro("bzip2", Bombs.of("bzip2")))),
                arguments("avro_container", "xz", bomb(() -> Bombs.avro("xz", Bombs.many("xz")))),
                arguments("mongodb", "snappy", bomb(() -> Bombs.mongoDb(1, Bombs.of("snappy")))),
                arguments("mongodb", "zlib", bomb(() -> Bombs.mongoDb(2, Bombs.of("zlib")))),
                arguments("mongodb", "zstd", bomb(() -> Bombs.mongoDb(3, Bombs.many("zstd")))),
                arguments("http1", "gzip", bomb(() -> Bombs.http("gzip", Bombs.many("gzip")))),
                arguments("http1", "zlib", bomb(() -> Bombs.http("deflate", Bombs.of("zlib")))),
                arguments("http1", "deflate", bomb(() -> Bombs.http("deflate", Bombs.of("deflate")))),
                arguments("http1", "br", bomb(() -> Bombs.http("br", Bombs.of("br")))),
                arguments("http1", "zstd", bomb(() -> Bombs.http("zstd", Bombs.many("zstd")))),
                arguments("websocket", "deflate", bomb(() -> Bombs.webSocket(Bombs.of("deflate")))));
    }

    static Stream<Arguments> layers() {
        return Stream.concat(
                Stream.of("gzip", "zlib", "deflate", "zstd", "lz4", "lz4-block", "snappy-framed", "snappy-java")
                        .map(layer -> arguments(layer, bomb(() -> Bombs.many(layer)))),
                Stream.of(
                        arguments("bzip2", bomb(() -> Bombs.many("bzip2"))),
                        arguments("xz", bomb(() -> Bombs.many("xz"))),
                        arguments("lzma", bomb(() -> Bombs.of("lzma"))),
                        arguments("snappy", bomb(() -> Bombs.of("snappy"))),
                        arguments("brotli", bomb(() -> Bombs.of("brotli"))),
                        arguments("lz4-legacy", bomb(() -> Bombs.lz4Legacy())),
                        arguments("hadoop-snappy", bomb(() -> Bombs.hadoop(Bombs.of("snappy")))),
                        arguments("hadoop-lz4", bomb(() -> Bombs.hadoop(Bombs.of("lz4-raw")))),
                        arguments("redisson-lz4", bomb(() -> Bombs.redisson(Bombs.of("lz4-raw")))),
                        arguments("redisson-zstd", bomb(() -> Bombs.redisson(Bombs.many("zstd")))),
                        arguments("glue", bomb(() -> Bombs.glue(Bombs.of("zlib")))),
                        arguments("zip:e", bomb(() -> Bombs.zip(8, Bombs.of("deflate")))),
                        arguments("zip:e", bomb(() -> Bombs.zip(12, Bombs.many("bzip2")))),
                        arguments("zip:e", bomb(() -> Bombs.zip(93, Bombs.many("zstd")))),
                        arguments("zip:e", bomb(() -> Bombs.zip(95, Bombs.many("xz"))))));
    }

    private static Supplier<byte[]> bomb(Supplier<byte[]> bytes) {
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("parts")
    void a_part_of_a_format_is_unpacked_to_its_limit(String format, String compression, Supplier<byte[]> bomb)
            throws IOException {
        try (Opened opened = new Opened(bomb.get(), format, "raw")) {
            FieldTree tree = opened.open.tree();
            assertThat(IntStream.iterate(1, number -> tree.source(number).isPresent(), number -> number + 1)
                            .mapToLong(number ->
                                    tree.source(number).map(Source::length).orElse(0L))
                            .sum())
                    .as(compression)
                    .isLessThanOrEqualTo(MOST);
            assertThat(tree.facts().issues())
                    .anySatisfy(issue -> assertThat(issue.message()).contains("larger than the limit of "));
        }
    }

    @ParameterizedTest
    @MethodSource("layers")
    void a_layer_is_unpacked_to_its_limit(String layer, Supplier<byte[]> bomb) throws IOException {
        try (Opened opened = new Opened(bomb.get(), DecodeChoices.DETECT, layer)) {
            assertThat(opened.open.tree().source().length()).isLessThanOrEqualTo(MOST);
            assertThat(opened.open.unwrapped().getFirst().issues())
                    .anySatisfy(issue -> assertThat(issue.message()).contains("that is more than"));
        }
    }

    /** A bomb that was opened, in little memory and time. */
    private static final class Opened implements AutoCloseable {
        private final DumpSession session;
        private final OpenTree open;

        Opened(byte[] bomb, String format, String layers) throws IOException {
            assertThat(bomb).hasSizeLessThan(16 << 20);
            DecodeChoices choices = new DecodeChoices(format, layers, OptionalLong.empty());
            long start = System.nanoTime();
            long allocated = THREADS.getCurrentThreadAllocatedBytes();
            session = SESSIONS.open(DumpInput.of("bomb", new ByteArrayInputStream(bomb)), choices);
            open = session.decode(choices);
            assertThat(THREADS.getCurrentThreadAllocatedBytes() - allocated).isLessThan(10L * MOST + 4L * bomb.length);
            assertThat(System.nanoTime() - start).isLessThan(TIME.toNanos());
        }

        @Override
        public void close() {
            session.close();
        }
    }
}
