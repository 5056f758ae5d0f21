package dev.hexplain.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a text with several payloads, each is offered with its line, and none is joined to the next. */
class SeveralPayloadsTest {
    @TempDir
    Path folder;

    private record Outcome(String out, String err) {}

    private Outcome run(String text, String... command) throws IOException {
        Path file = Files.writeString(folder.resolve("text"), text, UTF_8);
        List<String> args = new ArrayList<>(Arrays.asList(command));
        args.add(file.toString());
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] all = args.toArray(String[]::new);
        Main.commandLine(new PrintWriter(out), new PrintWriter(err), all).execute(all);
        return new Outcome(out.toString(), err.toString());
    }

    /** The paths of layers that are removed or offered as likely as that. */
    private List<String> paths(String text) throws IOException {
        return run(text, "detect")
                .out()
                .lines()
                .map(line -> line.split("\t", -1))
                .filter(cells -> !cells[0].equals("format") && Integer.parseInt(cells[2]) > 45)
                .map(cells -> cells[1])
                .toList();
    }

    private String bytes(String text, String layers) throws IOException {
        Path raw = folder.resolve("raw");
        run(text, "dump", "--as", "raw", "--layers", layers, "--out", raw.toString());
        return HexFormat.of().formatHex(Files.readAllBytes(raw));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rO0ABXQABGFiY2Q=\nrO0ABXQAAmFi\n",
                "aced00057400046162\n6364\naced00057400026162\n",
                "aced0005740004616263 64\n\naced00057400026162\n",
                "\\xac\\xed\\x00\\x05t\\x00\\x04abcd\n\\xac\\xed\\x00\\x05t\\x00\\x02ab\n",
                "\"\\xac\\xed\\x00\\x05t\\x00\\x04abcd\"\n\"\\xac\\xed\\x00\\x05t\\x00\\x02ab\"\n",
                "[-84, -19, 0, 5, 116, 0, 4, 97, 98, 99, 100]\n[-84, -19, 0, 5, 116, 0, 2, 97, 98]\n",
                "12:00:01 got rO0ABXQABGFiY2Q= from a\n12:00:02 nothing\n12:00:03 got rO0ABXQAAmFi from b\n",
                "1 got payload=aced000574000461626364 trace=5d0c1b2f3a4e5d6c\n2 got payload=aced00057400026162\n",
                "before=rO0ABXQABGFiY2Q= after=rO0ABXQAAmFi\n",
                " id | data\n----+------\n  1 | \\xaced000574000461626364\n  2 | \\xaced00057400026162\n(2 rows)\n",
                "k1\t{\"a\":1}\trO0ABXQABGFiY2Q=\nk2\t{\"a\":2}\trO0ABXQAAmFi\n",
                "-----BEGIN A-----\nrO0ABXQABGFiY2Q=\n-----END A-----\n-----BEGIN A-----\nrO0ABXQAAmFi\n-----END A-----\n",
                "data:;base64,rO0ABXQABGFiY2Q=\ndata:;base64,rO0ABXQAAmFi\n",
                " row1 column=f:a, timestamp=1, value=\\xAC\\xED\\x00\\x05t\\x00\\x04abcd\n"
                        + " row2 column=f:a, timestamp=1, value=\\xAC\\xED\\x00\\x05t\\x00\\x02ab\n",
            })
    void each_is_offered_and_the_first_is_opened(String text) throws IOException {
        List<String> paths = paths(text);
        assertThat(paths).hasSize(2);
        assertThat(bytes(text, "dialect")).isEqualTo("aced000574000461626364");
        assertThat(bytes(text, paths.getLast())).isEqualTo("aced00057400026162");
        assertThat(run(text, "decode", "--out", "values").err()).contains("2 payloads in this text", paths.getLast());
    }

    @Test
    void lines_that_are_each_of_a_format_are_not_joined() throws IOException {
        String text = "82a16101a16202\n82a16103a162cd0103\n82a16105a16206\n";
        assertThat(paths(text)).containsExactly("hex@0+14:line 1", "hex@15+18:line 2", "hex@34+14:line 3");
        assertThat(run(text, "decode").out())
                .contains("3 payloads in this text, of which this is that of line 1", "hex@15+18:line 2");
        assertThat(run(text, "decode", "--out", "values", "--layers", "hex@15+18:line 2")
                        .out()
                        .strip())
                .isEqualTo("{\"a\":3,\"b\":259}");
    }

    @Test
    void of_those_of_no_known_format_none_is_opened() throws IOException {
        String text = "12:00 got \"\\x82\\x01\\x02\\x03\"\n12:01 got \"\\x83\\x01\\x02\\x04\"\n";
        List<String> paths = paths(text);
        assertThat(paths).containsExactly("log@0+28:line 1", "log@29+28:line 2");
        assertThat(bytes(text, paths.getLast())).isEqualTo("83010204");
        assertThat(run(text, "decode").err()).contains("try --layers 'log@29+28:line 2': line 2, one of 2 payloads");
    }

    @Test
    void an_edited_one_stays_in_its_line() throws IOException {
        Path edited = folder.resolve("edited");
        String[] set = {"set", "--layers", "base64@17+12:line 2", "--out", edited.toString()};
        String text = "rO0ABXQABGFiY2Q=\nrO0ABXQAAmFi\n";
        Path file = Files.writeString(folder.resolve("text"), text, UTF_8);
        List<String> args = new ArrayList<>(Arrays.asList(set));
        args.addAll(List.of(file.toString(), "contents[0].value=xyz"));
        String[] all = args.toArray(String[]::new);
        Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), all)
                .execute(all);
        assertThat(edited).hasContent("rO0ABXQABGFiY2Q=\nrO0ABXQAA3h5eg==\n");
    }

    @Test
    void all_of_them_are_joined_where_that_is_asked_for() throws IOException {
        assertThat(bytes("rO0ABXQABGFiY2Q=\nrO0ABXQAAmFi\n", "base64"))
                .isEqualTo("aced000574000461626364" + "aced00057400026162");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rO0ABXQAGGFiY2RlZmdoaWpr\nbG1ub3BxcnN0dXZ3eHl6\nMTIzNA==\n",
                "aced00057400046162\n6364\n",
                "12:00 got rO0ABXQAAmFi\n12:00 nothing trace-id\n",
                "0000: ac ed 00 05 74 00 04 61\n0008: 62 63 64\n",
                "data=rO0ABXQAGGFiY2RlZmdoaWpr\nbG1ub3BxcnN0dXZ3eHl6\nMTIzNA==\n",
                "\"\\xac\\xed\\x00\\x05t\\x00\\x04\"\n\"abcd\"\n",
            })
    void what_is_one_payload_is_not_divided(String text) throws IOException {
        assertThat(run(text, "detect").out()).doesNotContain("payloads");
    }
}
