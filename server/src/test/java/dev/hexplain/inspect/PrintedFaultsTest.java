package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.DirectReading;
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
    @EnumSource(DirectReading.Form.class)
    void all_is_printed_to_the_last_field(DirectReading.Form form) throws IOException {
        Path file = Files.write(folder.resolve("faulty"), Faulty.dump());
        StringWriter text = new StringWriter();
        DirectReadings readings = new DirectReadings(DumpLimits.DEFAULT, new Formats(List.of(new Faulty())));
        try (DirectReading reading = readings.read(DumpInput.of(file), DecodeChoices.AUTO);
                PrintWriter out = new PrintWriter(text)) {
            reading.print(form, out);
        }
        assertThat(text.toString()).contains("last").contains("cannot be shown, by a fault of Hexplain");
    }
}
