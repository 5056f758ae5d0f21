package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.operations.ApiClient.Answer;
import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.SmallVolume;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk without a byte left: what is there can be read and deleted, what is refused leaves nothing, a start succeeds. */
@Slow
class FullDiskChaosTest {
    private static final int MEBIBYTE = 1 << 20;

    @TempDir
    Path folder;

    @Test
    void uploads_end_at_the_floor_and_go_on_when_dumps_were_deleted() throws IOException {
        try (SmallVolume disk = SmallVolume.mount(folder, "size=48m");
                ServerProcess server = ServerProcess.start(floored(disk));
                ApiClient api = new ApiClient(server.address())) {
            List<String> dumps = uploadUntilRefused(api);

            assertThat(dumps)
                    .as("dumps of 3 MiB on 48 MiB with 8 MiB kept free")
                    .hasSizeBetween(9, 13);
            assertThat(free(disk)).isGreaterThan(4 * MEBIBYTE);
            assertThat(DataFolderFiles.orphans(folder, api)).isEmpty();
            for (String dump : dumps) {
                assertThat(api.delete("/api/v1/dumps/" + dump).status()).isEqualTo(204);
            }
            assertThat(api.upload(content(99), "again").status()).isEqualTo(201);
        }
    }

    @Test
    void a_server_on_a_disk_without_a_byte_left_starts_reads_and_deletes() throws IOException {
        try (SmallVolume disk = SmallVolume.mount(folder, "size=48m")) {
            byte[] content = content(1);
            String kept;
            String unwanted;
            try (ServerProcess server = ServerProcess.start(floored(disk));
                    ApiClient api = new ApiClient(server.address())) {
                kept = api.upload(content, "kept").id();
                unwanted = api.upload(content(2), "unwanted").id();
                disk.fill();
                assertRefused(api.upload(content(3), "late"));
                server.kill();
            }
            try (ServerProcess server = ServerProcess.start(floored(disk));
                    ApiClient api = new ApiClient(server.address())) {
                assertRefused(api.upload(content(4), "later"));
                assertThat(api.get("/api/v1/dumps/" + kept + "/bytes").body()).isEqualTo(content);
                assertThat(api.delete("/api/v1/dumps/" + unwanted).status()).isEqualTo(204);
                assertThat(api.get("/api/v1/dumps/" + unwanted).status()).isEqualTo(404);
                disk.drain();
                assertThat(api.upload(content(5), "finally").status()).isEqualTo(201);
                assertThat(DataFolderFiles.orphans(folder, api)).isEmpty();
            }
        }
    }

    private static Launch floored(SmallVolume disk) {
        return Launch.shortly(disk.folder()).with("--min-free", "8m");
    }

    private static List<String> uploadUntilRefused(ApiClient api) throws IOException {
        List<String> dumps = new ArrayList<>();
        while (true) {
            Answer answer = api.upload(content(dumps.size()), "filling");
            if (answer.status() != 201) {
                assertRefused(answer);
                return dumps;
            }
            dumps.add(answer.id());
        }
    }

    private static void assertRefused(Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(507);
        assertThat(answer.json().path("detail").asText()).contains("elete");
    }

    private static long free(SmallVolume disk) throws IOException {
        return Files.getFileStore(disk.folder()).getUsableSpace();
    }

    private static byte[] content(int seed) {
        byte[] content = new byte[3 * MEBIBYTE];
        new Random(seed).nextBytes(content);
        return content;
    }
}
