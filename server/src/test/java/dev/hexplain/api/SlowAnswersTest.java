package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.testing.LaboriousFormat;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Answers that cost a lot to work out, and those who ask for something else meanwhile. */
@Slow
class SlowAnswersTest extends WithServer {
    private static final int ASKING = 2 * Runtime.getRuntime().availableProcessors() + 2;

    private final CountDownLatch asked = new CountDownLatch(2);
    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    Running start(Path data) {
        return Running.reading(
                data, FormatShelf.of(List.<Decoder>of(new LaboriousFormat(this::describe), new UnknownBytes())));
    }

    /** However hard the computer works, nobody is told before the test is over. */
    private void describe() {
        asked.countDown();
        while (released.getCount() > 0) {
            Thread.onSpinWait();
        }
    }

    @Test
    void they_do_not_keep_the_server_from_answering_others() throws Exception {
        String dump = json(running.upload("?name=brief", new byte[] {1, 2, 3}))
                .get("id")
                .asText();
        String tree = json(running.begin(dump, "{\"format\":\"laborious\",\"layers\":\"raw\"}"))
                .get("id")
                .asText();
        List<Future<HttpResponse<byte[]>>> slow = new ArrayList<>();
        try (ExecutorService clients = Executors.newCachedThreadPool()) {
            for (int i = 0; i < ASKING; i++) {
                slow.add(clients.submit(() -> running.get("/api/v1/trees/" + tree + "/fields/0/children")));
            }
            assertThat(asked.await(60, TimeUnit.SECONDS)).isTrue();
            Future<HttpResponse<byte[]>> quick = clients.submit(() -> running.get("/health/live"));
            try {
                assertThat(quick.get(20, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
            } finally {
                released.countDown();
            }
            for (Future<HttpResponse<byte[]>> each : slow) {
                assertThat(each.get().statusCode()).isEqualTo(200);
            }
        }
    }
}
