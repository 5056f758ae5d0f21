package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.hexplain.operations.ServerProcess.Launch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A clock that is turned: a server that starts in another year serves what is there, and takes what is new. */
class ClockChaosTest {
    private static final byte[] EARLIER = "brought before the clock was turned".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] LATER = "brought afterwards".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"-20y", "+20y"})
    void a_turned_clock_loses_nothing(String by) throws IOException {
        String earlier = upload(Launch.shortly(folder), EARLIER);

        String later = upload(turned(by), LATER);

        try (ServerProcess server = ServerProcess.start(Launch.shortly(folder));
                ApiClient api = new ApiClient(server.address())) {
            assertThat(api.get("/api/v1/dumps/" + earlier + "/bytes").body()).isEqualTo(EARLIER);
            assertThat(api.get("/api/v1/dumps/" + later + "/bytes").body()).isEqualTo(LATER);
            assertThat(api.get("/api/v1/dumps").json().path("total").asInt()).isEqualTo(2);
        }
    }

    @Test
    void dumps_with_a_date_in_the_future_are_kept() throws IOException {
        String later = upload(turned("+20y"), LATER);

        try (ServerProcess server = ServerProcess.start(Launch.shortly(folder).with("--keep-days", "1"));
                ApiClient api = new ApiClient(server.address())) {
            assertThat(api.get("/api/v1/dumps/" + later).status()).isEqualTo(200);
        }
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
    private static String upload(Launch launch, byte[] content) throws IOException {
        try (ServerProcess server = ServerProcess.start(launch);
                ApiClient api = new ApiClient(server.address())) {
            String id = api.upload(content, "clock").id();
            api.decode(id);
            assertThat(api.failures()).isEmpty();
            return id;
        }
    }
}
