package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.api.Server;
import dev.hexplain.api.ServerSettings;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Endless;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an operator sees of a running server, and ends. */
@Slow
class WorkCommandTest {
    @TempDir
    Path folder;

    private static String hexplain(int exitCode, String... words) {
        StringWriter out = new StringWriter();
        PrintWriter both = new PrintWriter(out);
        assertThat(Main.commandLine(both, both).execute(words))
                .as(out.toString())
                .isEqualTo(exitCode);
        return out.toString();
    }

    @Test
    void work_is_listed_and_ended() throws IOException {
        FormatShelf natives = FormatShelf.of(List.<Decoder>of(new Endless(), new UnknownBytes()));
        ServerSettings settings = new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test");
        try (Inspector inspector = Inspector.open(folder, 1 << 20, DumpLimits.DEFAULT, natives);
                Server server = Server.start(settings, inspector)) {
            String at = server.address();
            String dump = inspector
                    .dumps()
                    .upload("a", new ByteArrayInputStream(new byte[] {1}))
                    .id();
            String tree = inspector
                    .trees()
                    .decode(dump, new DecodeChoices("endless", "raw", OptionalLong.empty()))
                    .id();

            String listed = hexplain(0, "work", "--server", at);
            assertThat(listed).matches("\\d+\tdecode\t(running|paused)\thexplain\t.*" + tree + ".*\\R");
            assertThat(hexplain(0, "work", "--server", at, "--json")).contains("\"pool\":\"decode\"");

            hexplain(0, "work", listed.substring(0, listed.indexOf('\t')), "--server", at);
            assertThat(hexplain(1, "work", "0", "--server", at)).contains("There is no work `0`");
        }
    }

    @Test
    void an_address_without_a_server_is_said() {
        assertThat(hexplain(1, "work", "--server", "http://127.0.0.1:1"))
                .contains("Nothing answers at http://127.0.0.1:1");
    }
}
