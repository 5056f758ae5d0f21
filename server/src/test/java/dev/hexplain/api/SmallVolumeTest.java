package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.testing.FakeVolume;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.SmallVolume;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real volume that is full to the last byte, out of inodes, or read-only. */
@Slow
class SmallVolumeTest {
    private static final Path CAPTURE = Path.of("../samples/captures/rmi.pcap");

    @TempDir
    private Path folder;

    @Test
    void a_volume_that_is_filled_by_uploads_stops_at_the_floor_and_is_emptied_by_deletions() throws IOException {
        try (SmallVolume volume = SmallVolume.mount(folder, "size=48m");
                Running running = Running.on(volume.folder())) {
            List<String> kept = new ArrayList<>();
            HttpResponse<byte[]> answer = upload(running, kept.size());
            while (answer.statusCode() == 201) {
                kept.add(json(answer).get("id").asText());
                answer = upload(running, kept.size());
            }

            assertThat(answer.statusCode()).isEqualTo(507);
            assertThat(kept.size()).isBetween(30, 47);
            assertThat(files(volume, "incoming")).isEmpty();
            assertThat(form(running).statusCode()).isEqualTo(507);
            volume.fill();
            assertThat(files(volume, "blobs")).hasSize(kept.size());
            for (String dump : kept) {
                assertThat(running.get("/api/v1/dumps/" + dump + "/candidates").statusCode())
                        .isEqualTo(200);
                assertThat(running.decode(dump, "{\"format\":\"bytes\"}").statusCode())
                        .isEqualTo(507);
                assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);
                volume.fill();
            }
            assertThat(files(volume, "blobs")).isEmpty();
            assertThat(files(volume, "derived")).isEmpty();
        }
    }

    @Test
    void a_volume_without_a_single_free_byte_refuses_and_recovers() throws IOException {
        try (SmallVolume volume = SmallVolume.mount(folder, "size=48m")) {
            String dump;
            try (Running running = Running.on(volume.folder())) {
                dump = json(running.upload("?name=rmi.pcap", Files.readAllBytes(CAPTURE)))
                        .get("id")
                        .asText();
                volume.fill();

                String at = "/api/v1/dumps/" + dump;
                for (HttpResponse<byte[]> refused : List.of(
                        upload(running, 1),
                        form(running),
                        running.decode(dump, "{\"format\":\"jrmp\",\"layers\":\"tcp:0a\"}"),
                        running.get(at + "/capture"),
                        running.send(running.request("/api/v1/formats/mine")
                                .header("Content-Type", "text/yaml")
                                .PUT(BodyPublishers.ofString("meta:\n  id: mine\nseq:\n  - id: a\n    type: u1\n"))))) {
                    assertThat(refused.statusCode())
                            .as(new String(refused.body(), StandardCharsets.UTF_8))
                            .isEqualTo(507);
                }
                assertThat(files(volume, "incoming")).isEmpty();
                assertThat(files(volume, "derived")).isEmpty();
                assertThat(files(volume, "formats")).isEmpty();
            }
            try (Running again = Running.on(volume.folder())) {
                assertThat(again.get("/api/v1/dumps/" + dump + "/bytes").statusCode())
                        .isEqualTo(200);
                Files.delete(volume.folder().resolve("somebody-elses"));
                assertThat(again.decode(dump, "{\"format\":\"jrmp\",\"layers\":\"tcp:0a\"}")
                                .statusCode())
                        .isIn(200, 202);
            }
        }
    }

    /** Nobody looks how much room is left here, as where somebody else takes it between the look and the write. */
    @Test
    void what_the_disk_itself_refuses_is_answered_and_leaves_nothing() throws IOException {
        FakeVolume blind = new FakeVolume(10L << 30, 10L << 30);
        try (SmallVolume volume = SmallVolume.mount(folder, "size=48m");
                Running running = Running.over(Store.open(volume.folder(), StoreLimits.DEFAULT, path -> blind))) {
            String capture = json(running.upload("?name=rmi.pcap", Files.readAllBytes(CAPTURE)))
                    .get("id")
                    .asText();
            String numbers = json(running.upload(
                            "?name=numbers", "[1],".repeat(200_000).getBytes(StandardCharsets.US_ASCII)))
                    .get("id")
                    .asText();
            String tree = json(running.decode(numbers, "{\"format\":\"bytes\"}"))
                    .get("id")
                    .asText();
            for (int left : new int[] {0, 5_000, 20_000}) {
                volume.fillBut(left);
                List<Path> before = files(volume, "derived");

                HttpResponse<byte[]> indexed = running.ended(running.get("/api/v1/dumps/" + capture + "/capture"));
                assertThat(indexed.statusCode()).as("%d left", left).isEqualTo(507);
                HttpResponse<byte[]> decoded = running.decode(numbers, "{\"format\":\"json\"}");
                assertThat(decoded.statusCode()).as("%d left", left).isEqualTo(507);
                assertThat(upload(running, left).statusCode()).isEqualTo(507);
                assertThat(files(volume, "derived")).isEqualTo(before);
                assertThat(files(volume, "incoming")).isEmpty();
                assertThat(running.get("/api/v1/trees/" + tree + "/fields/0").statusCode())
                        .isEqualTo(200);
            }
            volume.fillBut(0);
            assertThat(running.delete("/api/v1/dumps/" + capture).statusCode()).isEqualTo(204);
            volume.fillBut(0);
            assertThat(running.delete("/api/v1/dumps/" + numbers).statusCode()).isEqualTo(204);
            assertThat(files(volume, "derived")).isEmpty();
            assertThat(files(volume, "blobs")).isEmpty();
        }
    }

    @Test
    void a_volume_without_inodes_refuses_and_deletes() throws IOException {
        try (SmallVolume volume = SmallVolume.mount(folder, "size=48m,nr_inodes=60");
                Running running = Running.on(volume.folder())) {
            JsonNode dump = json(upload(running, 0));
            int more = 0;
            try {
                while (true) {
                    Files.createFile(volume.folder().resolve("more" + more++));
                }
            } catch (IOException full) {
                assertThat(full).hasMessageContaining("No space left");
            }

            HttpResponse<byte[]> refused = upload(running, 1);
            HttpResponse<byte[]> tree = running.decode(dump.get("id").asText(), "{\"format\":\"bytes\"}");

            assertThat(refused.statusCode()).isEqualTo(507);
            assertThat(json(refused).get("detail").asText()).contains("inodes");
            assertThat(tree.statusCode()).isEqualTo(507);
            assertThat(running.delete("/api/v1/dumps/" + dump.get("id").asText())
                            .statusCode())
                    .isEqualTo(204);
            assertThat(upload(running, 1).statusCode()).isEqualTo(201);
        }
    }

    @Test
    void where_nothing_may_be_written_that_is_said_and_reading_goes_on() throws IOException {
        try (Running running = Running.on(folder)) {
            String dump = json(upload(running, 0)).get("id").asText();
            try (SmallVolume uploads = SmallVolume.mount(folder.resolve("incoming"), "size=1m,ro");
                    SmallVolume derived = SmallVolume.mount(folder.resolve("derived"), "size=1m,ro")) {
                assertThat(uploads.folder()).isNotEqualTo(derived.folder());
                HttpResponse<byte[]> refused = upload(running, 1);
                HttpResponse<byte[]> tree = running.decode(dump, "{\"format\":\"bytes\"}");

                assertThat(refused.statusCode()).isEqualTo(507);
                assertThat(json(refused).get("detail").asText()).contains("read-only");
                assertThat(tree.statusCode()).isEqualTo(507);
                assertThat(running.get("/api/v1/dumps/" + dump + "/bytes").statusCode())
                        .isEqualTo(200);
            }
            assertThat(upload(running, 1).statusCode()).isEqualTo(201);
            assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);
        }
    }

    @Test
    void a_read_only_folder_is_no_data_folder_and_that_is_said() throws IOException {
        try (SmallVolume volume = SmallVolume.mount(folder, "size=48m")) {
            Running.on(volume.folder()).close();
            volume.remount("ro");

            assertThatThrownBy(() -> Running.on(volume.folder())).hasMessageContaining("read-only");
        }
    }

    private static HttpResponse<byte[]> upload(Running running, int seed) {
        byte[] content = new byte[1 << 20];
        new SplittableRandom(seed).nextBytes(content);
        return running.upload("?name=" + seed, content);
    }

    private static HttpResponse<byte[]> form(Running running) {
        byte[] head = """
                --edge
                Content-Disposition: form-data; name="file"; filename="form.bin"
                Content-Type: application/octet-stream

                """.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII);
        byte[] tail = "\r\n--edge--\r\n".getBytes(StandardCharsets.US_ASCII);
        return running.send(running.request("/api/v1/dumps")
                .header("Content-Type", "multipart/form-data; boundary=edge")
                .POST(BodyPublishers.ofByteArrays(List.of(head, new byte[1 << 19], tail))));
    }

    private static List<Path> files(SmallVolume volume, String inside) throws IOException {
        try (Stream<Path> all = Files.walk(volume.folder().resolve(inside))) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
