package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Faulty;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a field says does not end what the command line prints, be it a bug of its format or damage in its bytes. */
@Slow
class PrintedFaultsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(PrintForm.class)
    void all_is_printed_to_the_last_field(PrintForm form) throws IOException {
        Path file = Files.write(folder.resolve("faulty"), Faulty.dump());
        StringWriter text = new StringWriter();
        DumpSessions sessions = new DumpSessions(DumpLimits.DEFAULT, new Formats(List.of(new Faulty())));
        try (DumpSession session = sessions.open(DumpInput.of(file), DecodeChoices.AUTO);
                PrintWriter out = new PrintWriter(text)) {
            session.decode(DecodeChoices.AUTO).print(file.getFileName().toString(), form, out);
        }
        assertThat(text.toString()).contains("last").contains("cannot be shown, by a fault of Hexplain");
    }

    private static String printed(String format, String hex, PrintForm form) {
        StringWriter text = new StringWriter();
        Decoder decoder = SchemaFormats.standard().get(format).orElseThrow();
        try (FieldTree tree = Decoded.of(decoder, HexFormat.of().parseHex(hex)).tree();
                PrintWriter out = new PrintWriter(text)) {
            form.print(new PrintSubject("file", format, "raw", 0, "complete", 0, List.of()), tree, out);
        }
        return text.toString();
    }

    /** MinBin writes a double as text: its length, and what should be digits. */
    @ParameterizedTest
    @CsvSource({
        "15110103322e35, 2.5",
        "15110100, '\"\"'",
        "15110103612e31, '\"a.1\"'",
        "1511010331222c, '\"1\\\",\"'",
        "15110102302e, '\"0.\"'",
        "15110105312e652b37, '\"1.e+7\"'",
    })
    void a_number_that_is_none_is_a_text(String hex, String json) {
        assertThat(printed("fst_minbin", hex, PrintForm.VALUES)).isEqualToIgnoringNewLines(json);
    }

    /** Maps of Hessian whose only key is another one. */
    @ParameterizedTest
    @EnumSource(PrintForm.class)
    void keys_in_keys_are_printed_to_a_depth(PrintForm form) {
        int depth = 1_900;
        String printed = printed("hessian2", "48".repeat(depth) + "90" + "915a".repeat(depth), form);

        boolean isCut = form == PrintForm.VALUES || form == PrintForm.TYPED_VALUES;
        assertThat(printed.contains("Keys in keys are printed to a depth of 64"))
                .isEqualTo(isCut);
    }

    @Test
    void of_a_path_of_many_characters_the_innermost_names_are_printed() {
        String name = "79" + "03e8" + "61".repeat(1_000);
        String hex = ("a1" + name).repeat(20) + "01";

        String path = printed("cbor", hex, PrintForm.LEAVES)
                .lines()
                .toList()
                .getLast()
                .split("\t")[4];
        assertThat(path).startsWith("….aaa").hasSizeBetween(3_000, 4_100);
        assertThat(printed("cbor", hex, PrintForm.JSON)).hasSizeLessThan(500_000);
    }
}
