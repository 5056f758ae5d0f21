package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.testing.Faulty;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A bug in what a format says of a field does not end what the command line prints. */
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
}
