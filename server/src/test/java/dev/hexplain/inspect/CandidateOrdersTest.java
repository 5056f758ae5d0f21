package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.CandidateViews;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.formats.ProvidedFiles;
import dev.hexplain.inspect.view.CandidatesView;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Candidates whose format leaves the byte order open say which one is likely. */
class CandidateOrdersTest {
    @TempDir
    private Path folder;

    private CandidatesView.FormatCandidate first(boolean open, ByteOrder order) throws IOException {
        Path descriptor = Files.writeString(folder.resolve("notes.ksy"), """
                meta: {id: notes, file-extension: notes}
                -hexplain-native-endian: %b
                seq: [{id: notes, type: note, repeat: eos}]
                types: {note: {seq: [{id: len, type: u4%s}, {id: text, size: len}]}}
                """.formatted(open, open ? "" : "le"));
        ByteBuffer bytes = ByteBuffer.allocate(21).order(order);
        bytes.putInt(5).put(ascii("Salut")).putInt(8).put(ascii("Bonjour."));
        Source dump = Source.ofBytes("some.notes", bytes.array());
        Detector detector = Detector.standard().knowing(descriptor.toString(), ProvidedFiles.NONE);
        return new CandidateViews(detector)
                .of(dump, DecodeChoices.AUTO).formats().stream()
                        .filter(candidate -> candidate.format().equals(descriptor.toString()))
                        .findFirst()
                        .orElseThrow();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void the_likely_order_and_its_reason_follow_the_reason_of_the_format() throws IOException {
        assertThat(first(true, ByteOrder.BIG_ENDIAN).reason())
                .contains("bytes say nothing")
                .contains(". Likely big-endian: ")
                .contains("against");
    }

    @Test
    void formats_that_fix_the_order_say_nothing_of_it() throws IOException {
        assertThat(first(false, ByteOrder.LITTLE_ENDIAN).reason()).doesNotContain("Likely");
    }
}
