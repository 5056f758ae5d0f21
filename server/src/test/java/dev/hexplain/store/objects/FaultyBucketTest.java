package dev.hexplain.store.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A bucket that answers with errors, other bytes than were asked for, or less of them: never read as if it were right. */
@Timeout(60)
@Slow
class FaultyBucketTest {
    private static final int PIECE = 8 << 20;

    private final byte[] content = new byte[PIECE + 1000];
    private final AtomicInteger asked = new AtomicInteger();
    private HttpServer server;
    private ObjectBucket bucket;
    private volatile Answers answers = new Answers() {};

    /** What the bucket does with a request for bytes; as it should, where a test does not say otherwise. */
    private interface Answers {
        default int status(int number) {
            return 206;
        }

        default int from(int start) {
            return start;
        }

        default String range(int start, int end, int size) {
            return "bytes %d-%d/%d".formatted(start, end, size);
        }

        default byte[] body(byte[] right) {
            return right;
        }

        default String tag(int number) {
            return "\"one\"";
        }
    }

    private final Properties before = (Properties) System.getProperties().clone();

    @BeforeEach
    void start() throws IOException {
        new Random(1).nextBytes(content);
        System.setProperty("aws.accessKeyId", "key");
        System.setProperty("aws.secretAccessKey", "secret");
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", this::answer);
        server.start();
        bucket = ObjectBucket.open(BucketAddress.of(
                "s3://dumps/here",
                Optional.of(URI.create("http://127.0.0.1:" + server.getAddress().getPort())),
                true));
    }

    @AfterEach
    void stop() {
        System.setProperties(before);
        bucket.close();
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String range = exchange.getRequestHeaders().getFirst("Range");
            if (range == null) {
                exchange.sendResponseHeaders(exchange.getRequestURI().getPath().contains("gone") ? 404 : 200, -1);
                return;
            }
            int number = asked.incrementAndGet();
            String[] bounds = range.substring("bytes=".length()).split("-", 2);
            int start = answers.from(Integer.parseInt(bounds[0]));
            int end = Math.min(content.length - 1, Integer.parseInt(bounds[1]));
            byte[] body = answers.body(Arrays.copyOfRange(content, start, end + 1));
            int status = answers.status(number);
            exchange.getResponseHeaders().add("ETag", answers.tag(number));
            if (status == 206) {
                exchange.getResponseHeaders().add("Content-Range", answers.range(start, end, content.length));
            }
            if (status >= 400) {
                exchange.sendResponseHeaders(status, -1);
                return;
            }
            exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private byte[] read() throws IOException {
        try (InputStream in = bucket.read("object")) {
            return in.readAllBytes();
        }
    }

    private void assertRefused() {
        assertThatThrownBy(this::read)
                .isInstanceOf(StorageFailure.class)
                .hasMessageContaining("The bucket")
                .hasMessageContaining("Try again");
    }

    @Test
    void one_that_is_right_is_read() throws IOException {
        assertThat(read()).isEqualTo(content);
        assertThat(asked).hasValue(2);
    }

    @Test
    void one_that_is_busy_for_a_moment_is_asked_again() throws IOException {
        answers = new Answers() {
            @Override
            public int status(int number) {
                return number < 3 ? 503 : 206;
            }
        };
        assertThat(read()).isEqualTo(content);
    }

    @Test
    void one_that_stays_busy_is_said_to_be() {
        answers = new Answers() {
            @Override
            public int status(int number) {
                return 503;
            }
        };
        assertRefused();
        assertThat(asked.get()).isLessThan(10);
    }

    @Test
    void another_range_than_was_asked_for() {
        answers = new Answers() {
            @Override
            public int from(int start) {
                return 0;
            }
        };
        assertRefused();
    }

    @Test
    void a_range_that_says_another_place() {
        answers = new Answers() {
            @Override
            public String range(int start, int end, int size) {
                return "bytes %d-%d/%d".formatted(start + 1, end + 1, size + 1);
            }
        };
        assertRefused();
    }

    @Test
    void ranges_that_are_none() {
        List<String> accepted = new ArrayList<>();
        for (String range : List.of(
                "",
                "bytes",
                "bytes 0-10",
                "bytes */5",
                "bytes 0-9/x",
                "bytes 0-9/99999999999999999999",
                "items 0-1/2")) {
            answers = new Answers() {
                @Override
                public String range(int start, int end, int size) {
                    return range;
                }
            };
            try {
                read();
                accepted.add(range);
            } catch (StorageFailure refused) {
                assertThat(refused).hasMessageContaining("The bucket");
            } catch (IOException e) {
                throw new AssertionError(range, e);
            }
        }
        assertThat(accepted).isEmpty();
    }

    @Test
    void the_whole_object_for_its_second_part() {
        answers = new Answers() {
            @Override
            public int status(int number) {
                return number == 1 ? 206 : 200;
            }

            @Override
            public int from(int start) {
                return 0;
            }
        };
        assertRefused();
    }

    @Test
    void all_of_a_small_object_is_as_good_as_a_range_and_all_of_a_large_one_is_not_taken() throws IOException {
        for (int length : List.of(0, 1000, PIECE)) {
            answers = new Whole(Arrays.copyOf(content, length));
            assertThat(read()).isEqualTo(Arrays.copyOf(content, length));
        }
        answers = new Whole(content);
        assertRefused();
    }

    /** A server that knows no ranges. */
    private record Whole(byte[] all) implements Answers {
        @Override
        public int status(int number) {
            return 200;
        }

        @Override
        public byte[] body(byte[] right) {
            return all;
        }
    }

    @Test
    void a_part_that_is_shorter_than_was_asked_for_and_says_so_is_gone_on_from() throws IOException {
        int most = 3 << 20;
        answers = new Answers() {
            @Override
            public byte[] body(byte[] right) {
                return Arrays.copyOf(right, Math.min(most, right.length));
            }

            @Override
            public String range(int start, int end, int size) {
                return "bytes %d-%d/%d".formatted(start, Math.min(end, start + most - 1), size);
            }
        };
        assertThat(read()).isEqualTo(content);
    }

    @Test
    void fewer_bytes_than_the_range_has() {
        for (int less : List.of(1, 10, 1000)) {
            answers = new Answers() {
                @Override
                public byte[] body(byte[] right) {
                    return Arrays.copyOf(right, right.length - less);
                }
            };
            assertRefused();
        }
    }

    @Test
    void no_bytes_at_all() {
        answers = new Answers() {
            @Override
            public byte[] body(byte[] right) {
                return new byte[0];
            }
        };
        assertRefused();
        assertThat(asked.get()).isLessThan(10);
    }

    @Test
    void more_bytes_than_the_range_has() {
        answers = new Answers() {
            @Override
            public byte[] body(byte[] right) {
                return Arrays.copyOf(right, right.length + 3);
            }
        };
        assertRefused();
    }

    @Test
    void a_second_part_of_another_object() {
        answers = new Answers() {
            @Override
            public String tag(int number) {
                return "\"%d\"".formatted(number);
            }
        };
        assertRefused();
    }

    @Test
    void a_second_part_of_a_longer_object() {
        answers = new Answers() {
            @Override
            public String range(int start, int end, int size) {
                return "bytes %d-%d/%d".formatted(start, end, start == 0 ? size : size + 5);
            }
        };
        assertRefused();
    }

    @Test
    void what_a_stale_list_names_and_is_gone_is_said_to_be_gone() throws IOException {
        assertThat(bucket.has("gone", 5)).isFalse();
        answers = new Answers() {
            @Override
            public int status(int number) {
                return 404;
            }
        };
        assertThatThrownBy(this::read).isInstanceOf(NoSuchFileException.class);
    }
}
