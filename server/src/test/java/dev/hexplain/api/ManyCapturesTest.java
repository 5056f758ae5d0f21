package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Frames;
import dev.hexplain.testing.PcapWriter;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** More captures than stay open at once: all are answered, and nothing is left of them in the end. */
@Slow
class ManyCapturesTest extends WithServer {
    private static final int MANY = 40;

    /** At once, each of all of them; {@code make exhaustive} has eight. */
    private static final int READERS = Selection.size(4, 8);

    private static byte[] capture(int number) {
        byte[][] packets = new byte[50][];
        for (int i = 0; i < packets.length; i++) {
            byte[] text = "capture %d packet %d".formatted(number, i).getBytes(StandardCharsets.US_ASCII);
            packets[i] = Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, Frames.udp(1000 + number, 53, text)));
        }
        return PcapWriter.pcap(PcapWriter.ETHERNET, packets);
    }

    private String upload(int number) {
        return json(running.upload("?name=" + number + ".pcap", capture(number)))
                .get("id")
                .asText();
    }

    private static String address(String dump) {
        return "/api/v1/dumps/" + dump + "/capture";
    }

    private void assertReadable(String dump) throws InterruptedException {
        running.whole(address(dump));
        HttpResponse<byte[]> packets = running.get(address(dump) + "/packets?limit=50");
        assertThat(packets.statusCode()).as(dump).isEqualTo(200);
        assertThat(json(packets).get("total").asInt()).isEqualTo(50);
    }

    @Test
    void one_after_the_other_all_are_answered_and_nothing_is_left() throws Exception {
        List<String> dumps = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            String dump = upload(i);
            dumps.add(dump);
            assertReadable(dump);
        }
        assertReadable(dumps.getFirst());

        assertNothingStaysOf(dumps);
    }

    @Test
    void many_at_once_all_are_answered_and_nothing_is_left() throws Exception {
        List<String> dumps = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            dumps.add(upload(i));
        }
        List<Callable<Boolean>> readers = new ArrayList<>();
        for (int i = 0; i < READERS; i++) {
            int first = i * MANY / READERS;
            readers.add(() -> {
                for (int n = 0; n < MANY; n++) {
                    assertReadable(dumps.get((first + n) % MANY));
                }
                return true;
            });
        }
        try (ExecutorService clients = Executors.newFixedThreadPool(readers.size())) {
            for (Future<Boolean> reader : clients.invokeAll(readers)) {
                assertThat(reader.get()).isTrue();
            }
        }

        assertNothingStaysOf(dumps);
    }

    private void assertNothingStaysOf(List<String> dumps) throws IOException {
        for (String dump : dumps) {
            assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);
        }
        try (Stream<Path> left = Files.walk(folder)) {
            assertThat(left.filter(Files::isRegularFile).map(path -> folder.relativize(path)))
                    .noneMatch(path -> path.startsWith("blobs") || path.startsWith("derived"));
        }
        assertThat(held()).isEmpty();
    }

    /** What this process has mapped or open of the blobs and of what was made from them; nothing can be said elsewhere than on Linux. */
    private List<String> held() throws IOException {
        List<String> held = new ArrayList<>();
        Path maps = Path.of("/proc/self/maps");
        if (Files.exists(maps)) {
            Files.readAllLines(maps).stream().filter(this::isOurs).forEach(held::add);
            try (Stream<Path> handles = Files.list(Path.of("/proc/self/fd"))) {
                handles.map(ManyCapturesTest::target).filter(this::isOurs).forEach(held::add);
            }
        }
        return held;
    }

    private static String target(Path handle) {
        try {
            return Files.readSymbolicLink(handle).toString();
        } catch (IOException closedMeanwhile) {
            return "";
        }
    }

    private boolean isOurs(String line) {
        return line.contains(folder.resolve("blobs").toString())
                || line.contains(folder.resolve("derived").toString());
    }
}
