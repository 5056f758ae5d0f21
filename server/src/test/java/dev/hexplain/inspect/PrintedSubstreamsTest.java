package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.testing.Parcels;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fields outside the tiling, as they are printed. */
class PrintedSubstreamsTest {
    @TempDir
    Path folder;

    @Test
    void leaves_that_tile_come_first_and_those_of_substreams_say_where_they_lie() throws IOException {
        assertThat(printed(PrintForm.LEAVES).lines())
                .containsExactly(
                        "0\t1\tmagic\tu1\tmagic\t80",
                        "1\t1\theader\tb4\tversion\t2",
                        "1\t1\theader\tb4\tflags\t3",
                        "2\t4\tvalue\tbytes\tbody\t67 68 FF 04",
                        "6\t10\tgap\tbytes\tgap\t00 00 00 00 34 12 00 00 00 00",
                        "0\t2\tvalue\tascii\tbody.letter.text\t\"hi\"\tderived\t1",
                        "2\t2\tvalue\tu2\tbody.letter.number\t5\tderived\t1",
                        "10\t2\tchecksum\tu2\tmark\t4660\tpositioned\t0");
    }

    @Test
    void the_tree_marks_what_is_positioned_and_says_where_derived_bytes_come_from() throws IOException {
        assertThat(printed(PrintForm.TREE).lines().map(String::stripTrailing))
                .containsExactly(
                        "# parcel: 16 bytes, parcel, partial, 11 fields, 8 bytes explained, 1 issue",
                        "00000000                            parcel: parcel, 16 bytes",
                        "00000000  50                          magic: u1 [magic] = 80",
                        "00000001  23                          version: b4 [header] = 2",
                        "00000001  23                          flags: b4 [header] = 3",
                        "00000002  67 68 FF 04                 body: bytes, 4 bytes = 67 68 FF 04",
                        "                                        ~ source 1: add of 4 bytes at 0x2, 4 bytes",
                        "00000000                                letter: letter, 4 bytes",
                        "00000000  68 69                           text: ascii, 2 bytes = \"hi\"",
                        "00000002  00 05                           number: u2 = 5",
                        "00000006  00 00 00 00 34 12 00 00 …   gap: bytes, 10 bytes [gap]",
                        "00000010                              sum: value = 5",
                        "0000000A  34 12                       @ mark: u2 [checksum] = 4660",
                        "! warning at 0x2 in source 1 in body.letter.number: The number is odd;"
                                + " expected an even one; found 5");
    }

    @Test
    void json_says_placement_and_source_where_they_are_not_the_usual() throws IOException {
        JsonNode root = new ObjectMapper().readTree(printed(PrintForm.JSON)).get("root");
        assertThat(root.has("placement")).isFalse();
        JsonNode number = root.at("/children/3/children/0/children/1");
        assertThat(number.get("name").asText()).isEqualTo("number");
        assertThat(number.get("placement").asText()).isEqualTo("derived");
        assertThat(number.get("source").asInt()).isEqualTo(1);
        assertThat(root.at("/children/6/placement").asText()).isEqualTo("positioned");
    }

    private String printed(PrintForm form) throws IOException {
        Path file = Files.write(folder.resolve("parcel"), Parcels.dump());
        StringWriter text = new StringWriter();
        DumpSessions sessions = new DumpSessions(DumpLimits.DEFAULT, new Formats(List.of(new Parcels())));
        try (DumpSession session = sessions.open(DumpInput.of(file), DecodeChoices.AUTO);
                PrintWriter out = new PrintWriter(text)) {
            session.decode(DecodeChoices.AUTO).print(file.getFileName().toString(), form, out);
        }
        return text.toString();
    }
}
