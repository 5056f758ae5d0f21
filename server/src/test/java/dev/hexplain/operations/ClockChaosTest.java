package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A clock that is turned: a server that starts in another year serves what is there, and takes what is new. */
@Slow
class ClockChaosTest {
    @TempDir
    Path folder;

    /** Retention counts by the times of files: what says it is from the future is kept too. */
    @Test
    void a_turned_clock_loses_nothing() throws IOException {
        List<byte[]> contents =
                List.of(text("of today"), text("of the past"), text("of the future"), text("of today again"));
        List<String> ids = new ArrayList<>();
        for (Launch launch : List.of(Launch.shortly(folder), turned("-20y"), turned("+20y"))) {
            try (ServerProcess server = ServerProcess.start(launch);
                    ApiClient api = new ApiClient(server.address())) {
                ids.add(upload(api, contents.get(ids.size())));
            }
        }

        try (ServerProcess server = ServerProcess.start(Launch.shortly(folder).with("--keep-days", "1"));
                ApiClient api = new ApiClient(server.address())) {
            ids.add(upload(api, contents.get(ids.size())));
            for (int i = 0; i < ids.size(); i++) {
                assertThat(api.get("/api/v1/dumps/" + ids.get(i) + "/bytes").body())
                        .isEqualTo(contents.get(i));
            }
            assertThat(api.get("/api/v1/dumps").json().path("total").asInt()).isEqualTo(ids.size());
        }
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private Launch turned(String by) throws IOException {
        Path library = libfaketime();
        return Launch.shortly(folder).under("env", "LD_PRELOAD=" + library, "FAKETIME=" + by);
    }

    private static Path libfaketime() throws IOException {
        try (DirectoryStream<Path> installed = Files.newDirectoryStream(Path.of("/usr/lib"), "*-linux-*")) {
            for (Path libraries : installed) {
                Path library = libraries.resolve("faketime/libfaketime.so.1");
                if (Files.exists(library)) {
                    return library;
                }
            }
        } catch (NoSuchFileException notLinux) {
            // As where it is not installed.
        }
        return abort("Clocks are turned by libfaketime, which is not installed (Debian: apt-get install faketime)");
    }

    /** Id of what a server took, decoded too. */
    private static String upload(ApiClient api, byte[] content) throws IOException {
        String id = api.upload(content, "clock").id();
        api.decode(id);
        assertThat(api.failures()).isEmpty();
        return id;
    }
}
