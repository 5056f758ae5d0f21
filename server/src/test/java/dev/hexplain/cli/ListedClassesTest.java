package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists of classes say where they end before all that is in a stream. */
@Slow
class ListedClassesTest {
    private final StringWriter out = new StringWriter();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream stream = new DataOutputStream(bytes);

    @TempDir
    Path folder;

    private void begin() throws IOException {
        stream.writeInt(0xACED0005);
    }

    /** A class object, whose descriptor has fields of one letter type. */
    private void write(String name, int fields) throws IOException {
        stream.write(new byte[] {0x76, 0x72});
        stream.writeUTF(name);
        stream.writeLong(1);
        stream.write(2);
        stream.writeShort(fields);
        for (int field = 0; field < fields; field++) {
            stream.write('I');
            stream.writeUTF("f" + field);
        }
        stream.write(new byte[] {0x78, 0x70});
    }

    private String printed(String command, byte[] stream, String... options) throws IOException {
        out.getBuffer().setLength(0);
        String[] words = {command, Files.write(folder.resolve("s.ser"), stream).toString()};
        String[] all = Arrays.copyOf(words, words.length + options.length);
        System.arraycopy(options, 0, all, words.length, options.length);
        Main.commandLine(new PrintWriter(out), new PrintWriter(out)).execute(all);
        return out.toString();
    }

    @Test
    void that_there_are_more_descriptors_than_are_looked_at_is_said() throws IOException {
        begin();
        for (int i = 0; i < 20_001; i++) {
            write("C" + i, 0);
        }
        assertThat(printed("classes", bytes.toByteArray()))
                .contains("# Classes are those of the first 20,000 descriptors: behind the one at byte ");
    }

    @Test
    void fields_that_are_not_listed_are_said() throws IOException {
        begin();
        write("A", 60_000);
        write("B", 60_000);
        assertThat(printed("classes", bytes.toByteArray(), "--out", "json"))
                .contains(
                        "\"complete\":false,\"notes\":[\"Of the 60,000 fields of `B`, the first 40,000 are listed.\"]");
    }

    @Test
    void what_is_cut_is_said_and_has_a_name_where_the_stream_has_none() throws IOException {
        byte[] whole = Files.readAllBytes(Path.of("../samples/java/web-session.ser"));
        assertThat(printed("classes", whole, "--out", "json")).contains("\"complete\":true,\"notes\":[]");

        byte[] cut = Arrays.copyOf(whole, 20);
        assertThat(printed("classes", cut)).containsPattern("(?m)^# .* is not read: ");
        assertThat(printed("risks", cut))
                .containsPattern("(?m)^ +1 +\\d+  \\(a class whose descriptor is cut or damaged\\)$");
    }
}
