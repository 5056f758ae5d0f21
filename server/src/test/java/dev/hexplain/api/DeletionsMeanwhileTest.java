package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.testing.Endless;
import dev.hexplain.tree.Progress;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Who asks for something of a dump while it is being deleted. */
class DeletionsMeanwhileTest extends WithServer {
    private final AtomicReference<String> dump = new AtomicReference<>("");
    private final AtomicInteger refused = new AtomicInteger();
    private Path data;

    @Override
    Running start(Path folder) {
        data = folder;
        return Running.reading(
                folder,
                FormatShelf.of(List.<Decoder>of(
                        new Endless(), new Endless("first", this::untilAnotherBegan), new UnknownBytes())));
    }

    /** The deletion ends this, which asks for another decoding behind its back. */
    private boolean untilAnotherBegan(Progress progress) {
        if (!progress.cancelled()) {
            return true;
        }
        refused.set(decode("endless").statusCode());
        return false;
    }

    private HttpResponse<byte[]> decode(String format) {
        return running.begin(dump.get(), "{\"format\":\"%s\",\"layers\":\"raw\"}".formatted(format));
    }

    @Test
    void no_decoding_begins_while_its_dump_is_deleted_and_nothing_is_left() throws Exception {
        dump.set(json(running.upload("?name=brief", new byte[] {1, 2, 3}))
                .get("id")
                .asText());
        assertThat(decode("first").statusCode()).isEqualTo(202);

        assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);

        assertThat(refused).hasValue(404);
        long patience = System.nanoTime() + 60_000_000_000L;
        while (isBusy() && System.nanoTime() < patience) {
            Thread.sleep(10);
        }
        assertThat(isBusy()).isFalse();
        assertThat(data.resolve("derived").resolve(dump.get())).doesNotExist();
    }

    private boolean isBusy() {
        return new String(running.get("/metrics").body(), StandardCharsets.UTF_8)
                .lines()
                .anyMatch(line -> line.matches("hexplain_queue_running\\{pool=\"decode\"} [1-9].*"));
    }
}
