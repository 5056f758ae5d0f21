package dev.hexplain.cli;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a text with several payloads, each is offered with its line, and none is joined to the next. */
@Slow
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

    /** Those of a part of the text. */
    private List<String> ranges(String text) throws IOException {
        return paths(text).stream().filter(path -> path.contains("@")).toList();
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00000000: 8201 0203 0405 0607 0809 0a0b 0c0d 0e0f  ................\n00000010: 1011                                     ..\n"
                        + "00000000: 8302 0304                                ....\n",
                "== a.bin ==\n00000000  82 01 02 03 04 05 06 07  08 09 0a 0b 0c 0d 0e 0f  |................|\n"
                        + "00000010  10 11                                             |..|\n00000012\n"
                        + "\n== b.bin ==\n00000000  83 02 03 04                                       |....|\n00000004\n",
                "0000000 82 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f\n0000020 10 11\n0000022\na.bin b.bin differ: byte 1, line 1\n"
                        + "0000000 83 02 03 04\n0000004\n",
                "0000   82 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f   ................\n0010   10 11                                             ..\n"
                        + "\n0000   83 02 03 04                                       ....\n",
                "0000: 82 01 02 03 04 05 06 07   08 09 0A 0B 0C 0D 0E 0F  ................\n0010: 10 11                                              ..\n"
                        + "0000: 83 02 03 04                                        ....\n",
                "000000: 82 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n000010: 10 11\n000000: 83 02 03 04\n",
                "> 00000100: 8201 0203 0405 0607 0809 0a0b 0c0d 0e0f  ................\n> 00000110: 1011                                     ..\n"
                        + "> 00000080: 8302 0304                                ....\n",
            })
    void each_dump_with_offsets_of_its_own_is_a_payload(String text) throws IOException {
        List<String> paths = ranges(text);
        assertThat(paths).hasSize(2);
        assertThat(bytes(text, paths.getFirst())).isEqualTo("820102030405060708090a0b0c0d0e0f1011");
        assertThat(bytes(text, paths.getLast())).isEqualTo("83020304");
        assertThat(run(text, "decode").err()).contains("one of 2 payloads");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x4HsAZmBYQLHgewBmYFhAg==\nx4HsAZmBYQLHgewBmYFhAseB7AGZgWECkA==\nx4HsAZmBYQLHgewBmYFhAsc=\n",
                "x4HsAZmBYQLHgewBmYFhAseB7A\n\nx4HsAZmBYQLHgewBmYFhAseB7AGZgWECkAR4\nx4HsAZmBYQLHgewBmYFhAsc\n",
                "c781ec0199816102\nc781ec0199816102c781ec01\nc781ec019981\n",
                "$ one\nc781ec0199816102\n$ two\nc781ec0199816102c781ec01\n$ three\nc781ec019981\n",
                "- C7 81 EC 01 99 81\n- C7 81 EC 01 99 81 61 02\n- C7 81 EC 01 99 81\n",
                "Y6A6YAMZQFQQFR4B5QAZTALB\nY6A6YAMZQFQQFR4B5QAZTALBAI======\nY6A6YAMZQFQQE===\n",
                "199, 129, 236, 1, 153, 129\n199, 129, 236, 1, 153, 129, 97, 2, 7\n199 129 236 1 153 200 201\n",
                "<Buffer c7 81 ec 01 99 81>\n<Buffer c7 81 ec 01>\n<Buffer c7 81 ec 01 99 81 07>\n",
            })
    void lines_that_were_not_wrapped_are_payloads(String text) throws IOException {
        assertThat(ranges(text)).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unsigned char a[] = {\n  0xc7, 0x81, 0xec, 0x01,\n  0x99\n};\nunsigned int a_len = 5;\n"
                        + "unsigned char b[] = {\n  0xc8, 0x81, 0xec, 0x01\n};\nunsigned int b_len = 4;\n",
                "$1 ==> byte[5] { -57, -127, -20, 1, -103 }\n\n$2 ==> byte[4] { -56, -127, -20, 1 }\n",
                "byte[] a = {(byte) 0xc7, (byte) 0x81, (byte) 0xec, 1, (byte) 0x99}; byte[] b = {(byte) 0xc8, (byte) 0x81, (byte) 0xec, 1};\n",
                "{\"type\":\"Buffer\",\"data\":[199,129,236,1,153]}\n{\"type\":\"Buffer\",\"data\":[200,129,236,1]}\n",
                "Typ=23 Len=5: 199,129,236,1,153\nTyp=23 Len=4: 200,129,236,1\n",
                ":05000000C781EC01992D\n:00000001FF\n:04000000C881EC01C6\n:00000001FF\n",
                "S1080000C781EC019929\nS9030000FC\nS1070000C881EC01C2\nS9030000FC\n",
            })
    void each_list_or_record_file_is_a_payload(String text) throws IOException {
        List<String> paths = ranges(text);
        assertThat(paths).hasSize(2);
        assertThat(bytes(text, paths.getFirst())).isEqualTo("c781ec0199");
        assertThat(bytes(text, paths.getLast())).isEqualTo("c881ec01");
    }

    @Test
    void issues_have_the_lines_of_the_text() throws IOException {
        String text = "one\r\ntwo\r\n00000000: c781 ec01\r\n\r\nthree\r\n00000000: c881 ec\r\n00000004: 0102 0z\r\n";
        assertThat(run(text, "decode", "--layers", "xxd@40+36:line 6").out()).contains("line 7: The offset jumps");
    }

    @Test
    void payloads_of_a_text_in_utf_16_are_read_and_written_in_it() throws IOException {
        Path file =
                Files.write(folder.resolve("wide"), "\uFEFFrO0ABXQABGFiY2Q=\r\nrO0ABXQAAmFi\r\n".getBytes(UTF_16LE));
        Path edited = folder.resolve("edited");
        StringWriter out = new StringWriter();
        for (List<String> command : List.of(
                List.of("decode", "--out", "values", "--layers", "base64@38+24:line 2", file.toString()),
                List.of(
                        "set",
                        "--layers",
                        "base64@38+24:line 2",
                        "--out",
                        edited.toString(),
                        file.toString(),
                        "contents[0].value=xyz"))) {
            String[] all = command.toArray(String[]::new);
            Main.commandLine(new PrintWriter(out), new PrintWriter(new StringWriter()), all)
                    .execute(all);
        }
        assertThat(out.toString()).startsWith("\"ab\"\n");
        assertThat(Files.readString(edited, UTF_16LE)).isEqualTo("\uFEFFrO0ABXQABGFiY2Q=\r\nrO0ABXQAA3h5eg==\r\n");
    }

    @Test
    void a_line_longer_than_a_piece_is_one_and_two_of_them_are_two() throws IOException {
        byte[] bytes = new byte[60_000];
        new Random(1).nextBytes(bytes);
        String line = Base64.getEncoder().encodeToString(bytes) + "\n";
        assertThat(ranges(line)).isEmpty();
        assertThat(ranges(line + line.substring(2_000)))
                .containsExactly("base64@0+80000:line 1", "base64@80001+78000:line 2");
    }

    @Test
    void payloads_that_are_joined_are_said() throws IOException {
        String text = "00000000: 8201 0203\n00000004: 0405\n\n00000000: 8302\n";
        assertThat(run(text, "decode", "--layers", "xxd").out()).contains("line 4: Another payload begins here");
        String list = "rO0ABXQAAmFi\nrO0ABXQAA2FiYw==\n".repeat(110);
        assertThat(run(list, "decode").out()).contains("200 payloads in the first part of this text");
    }

    @Test
    void wrapped_texts_end_at_their_padding_and_before_a_blank_line() throws IOException {
        String wrapped = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwd\n";
        assertThat(ranges(wrapped + "Hh8g\n" + "\n" + wrapped + wrapped + "Hh8=\n" + wrapped + wrapped + "Ig==\n"))
                .containsExactly("base64@0+45:line 1", "base64@47+86:line 4", "base64@134+86:line 7");
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
                "rO0ABXQAGGFiY2RlZmdoaWpr\nbG1ub3BxcnN0dXZ3eHl6MTIz\nNA==\n",
                "aced00057400046162\n6364\n",
                "c781ec0199816\n1020399816c781ec01998161020\n39981c781\n",
                "12:00 got rO0ABXQAAmFi\n12:00 nothing trace-id\n",
                "0000: ac ed 00 05 74 00 04 61\n0008: 62 63 64\n",
                "00000000: 8201 0203 0405 0607\n*\n00000040: 1011\n",
                "00000000: 8201 0203 0405 0607\n00000030: 1011\n",
                "00000000: 8201 0203 0405 0607\n00000008: 1011 0203 0405 0607\n00000000: 8201 0203 0405 0607\n00000018: 1011\n",
                "00000000: 8201 0203 0405 0607\n00000010: 1011 0203 0405 0607\n00000008: 8201 0203 0405 0607\n00000018: 1011\n",
                "82 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e\n82 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e\n03 04\n",
                "130, 1, 97, 200, 201, 202, 203, 204\n1, 1, 97, 2, 1, 2, 3, 4\n130, 1, 9\n",
                "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwd\nAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwd\nHg==\n",
                "data=rO0ABXQAGGFiY2RlZmdoaWpr\nbG1ub3BxcnN0dXZ3eHl6\nMTIzNA==\n",
                "\"\\xac\\xed\\x00\\x05t\\x00\\x04\"\n\"abcd\"\n",
            })
    void what_is_one_payload_is_not_divided(String text) throws IOException {
        assertThat(run(text, "detect").out()).doesNotContain("payloads");
    }
}
