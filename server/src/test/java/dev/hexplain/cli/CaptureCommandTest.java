package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Talks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code capture}, whose columns are a contract. */
class CaptureCommandTest {
    @TempDir
    Path folder;

    private record Outcome(int exitCode, List<String> lines, String err) {}

    private static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
        return new Outcome(exitCode, out.toString().lines().toList(), err.toString());
    }

    private String file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    private String tick() throws IOException {
        return file("tick.ksy", Talks.TICK.getBytes(StandardCharsets.UTF_8));
    }

    private static String column(String line, int number) {
        String[] columns = line.split("\t", -1);
        return number < columns.length ? columns[number] : "";
    }

    private static String sample(String name) {
        return Samples.folder("captures").resolve(name).toString();
    }

    @Test
    void flows_are_found_by_what_their_sides_sent() {
        assertThat(run("capture", sample("rmi.pcap"), "--filter", "HÉLLO".toLowerCase(Locale.ROOT))
                        .lines())
                .hasSizeBetween(1, 3);
        Outcome found = run("capture", sample("rmi.pcap"), "--filter", "tcp ArrayList", "--json");
        assertThat(found.lines()).isNotEmpty().allMatch(line -> line.contains("\"protocol\":\"tcp\""));
        assertThat(run("capture", sample("rmi.pcap"), "--filter", "nowhere.to.be.found", "--json")
                        .lines())
                .isEmpty();
    }

    @Test
    void a_packet_says_what_its_bytes_mean() {
        Outcome packet = run("capture", sample("rmi.pcap"), "--packet", "3");

        assertThat(packet.exitCode()).isZero();
        assertThat(packet.lines())
                .contains("0x0\t54\tvalue\tethernet_frame\tframe\t")
                .contains("0x24\t2\theader\tu2\t      destination_port\t1099");
        assertThat(run("capture", sample("rmi.pcap"), "--packet", "3", "--json").lines())
                .singleElement()
                .asString()
                .contains("\"summary\":\"SYN\"", "\"name\":\"destination_port\"");
        assertThat(run("capture", sample("rmi.pcap"), "--packet", "99"))
                .isEqualTo(new Outcome(
                        1, List.of(), "hexplain: There is no packet 99: the capture has 57." + System.lineSeparator()));
    }

    @Test
    void messages_are_found_by_name_and_bytes_with_those_that_answer_them() {
        List<String> all = run("capture", sample("rmi.pcap"), "--flow", "2").lines();
        List<String> found = run("capture", sample("rmi.pcap"), "--flow", "2", "--filter", "java.util.arraylist")
                .lines();

        assertThat(all).containsAll(found);
        assertThat(found).hasSizeLessThan(all.size()).isNotEmpty();
        assertThat(found).anyMatch(line -> column(line, 6).equals("response"));
    }

    @Test
    void datagrams_are_recognised_one_by_one() throws IOException {
        Outcome shown = run("capture", file("ticks.pcap", Talks.ticks()), "--flow", "0");

        assertThat(shown.exitCode()).isZero();
        assertThat(shown.lines()).hasSize(6);
        assertThat(shown.lines()).allMatch(line -> column(line, 6).equals("datagram"));
        assertThat(column(shown.lines().get(0), 8)).isEqualTo("544b0001056669727374");
        assertThat(column(shown.lines().get(3), 8)).startsWith("{orderCode=777");
        assertThat(column(shown.lines().get(4), 8)).contains("ACME");
    }

    @Test
    void datagrams_are_read_as_ones_own_format_and_one_that_is_broken_does_not_stop_the_others() throws IOException {
        Outcome shown = run("capture", file("ticks.pcap", Talks.ticks()), "--flow", "0", "--format", tick());

        assertThat(shown.lines()).hasSize(6);
        assertThat(column(shown.lines().get(0), 8)).isEqualTo("tick 1");
        assertThat(column(shown.lines().get(0), 10)).isEmpty();
        assertThat(column(shown.lines().get(1), 10)).startsWith("0x5: ").contains("9");
        assertThat(column(shown.lines().get(2), 8)).isEqualTo("tick 3");
        assertThat(column(shown.lines().get(3), 10)).startsWith("0x0: ");
        assertThat(column(shown.lines().get(5), 8)).isEqualTo("tick 4");
        assertThat(column(shown.lines().get(5), 5)).isEqualTo("21");
    }

    @Test
    void datagrams_are_written_as_trees_one_after_the_other() throws IOException {
        String capture = file("ticks.pcap", Talks.ticks());

        Outcome trees = run("capture", capture, "--flow", "0", "--format", tick(), "--out", "tree");
        Outcome json = run("capture", capture, "--flow", "0", "--side", "b", "--format", tick(), "--out", "json");

        assertThat(trees.exitCode()).isEqualTo(2);
        assertThat(trees.lines().stream().filter(line -> line.startsWith("# "))).hasSize(6);
        assertThat(trees.lines()).anyMatch(line -> line.contains("udp:0a/part@0+10"));
        assertThat(trees.lines()).anyMatch(line -> line.contains("= \"in two fragments\""));
        assertThat(json.exitCode()).isZero();
        assertThat(String.join("\n", json.lines())).contains("udp:0b/part@0+11").contains("answer");
    }

    @Test
    void what_is_embedded_in_a_flow_nobody_knows_is_listed() throws IOException {
        byte[] capture = Talks.stream(7001, "hello ".getBytes(StandardCharsets.UTF_8), gzip(), Samples.java("order"));

        Outcome shown = run("capture", file("unknown.pcap", capture), "--flow", "0");

        List<String> embedded = shown.lines().stream()
                .filter(line -> line.startsWith("embedded"))
                .toList();
        assertThat(embedded).hasSize(2);
        assertThat(embedded.get(0)).startsWith("embedded\ta\t6\t" + gzip().length + "\tgzip\ttcp:0a/gzip@6+");
        assertThat(embedded.get(1)).contains("\tjava-serialization\ttcp:0a/part@" + (6 + gzip().length));
        assertThat(shown.lines().stream()
                        .filter(line -> column(line, 6).equals("turn")
                                && column(line, 1).equals("a")))
                .extracting(line -> column(line, 9))
                .containsExactly("", "gzip → JSON", "Java object serialization stream");
        assertThat(run("capture", folder.resolve("unknown.pcap").toString(), "--flow", "0", "--json")
                        .lines())
                .filteredOn(line -> line.contains("\"kind\":\"gzip\""))
                .singleElement()
                .asString()
                .startsWith("{\"side\":\"a\",\"offset\":6,");
    }

    @Test
    void both_sides_of_a_stream_are_written_where_none_is_named() throws IOException {
        byte[] capture = Talks.stream(7001, Samples.java("order"));

        Outcome shown = run("capture", file("order.pcap", capture), "--flow", "0", "--out", "tree");

        assertThat(shown.lines().stream().filter(line -> line.startsWith("# ")))
                .hasSize(2)
                .anyMatch(line -> line.contains("java_serialization in tcp:0a"))
                .anyMatch(line -> line.contains("in tcp:0b"));
    }

    @Test
    void whose_bytes_count_where_segments_overlap_is_chosen() throws IOException {
        String capture = file("overlap.pcap", Talks.overlap());

        assertThat(column(run("capture", capture, "--flow", "0").lines().getFirst(), 8))
                .isEqualTo("4141414143434343");
        assertThat(column(
                        run("capture", capture, "--flow", "0", "--overlap", "last")
                                .lines()
                                .getFirst(),
                        8))
                .isEqualTo("4242424243434343");
        assertThat(run("capture", capture, "--flow", "0", "--overlaps", "mine").err())
                .contains("no policy `mine`");
    }

    private static byte[] gzip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write("{\"symbol\":\"ACME\",\"price\":17}".getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }
}
