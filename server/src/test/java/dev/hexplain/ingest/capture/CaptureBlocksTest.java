package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The blocks of the pcapng files that their author lists beside them, in both byte orders. */
class CaptureBlocksTest {
    private static final String SEQUENCE = "Block sequence: ";

    @Test
    void the_blocks_of_each_file_are_those_that_its_author_lists() throws IOException {
        List<String> wrong = new ArrayList<>();
        int files = 0;
        for (Path text : Corpus.files(Corpus.folder("pcapng-generator"))) {
            if (text.toString().endsWith(".txt")) {
                Path capture = text.resolveSibling(text.getFileName().toString().replace(".txt", ".pcapng"));
                String listed = listed(text);
                String found = String.join(", ", blocks(capture));
                if (!listed.equals(found)) {
                    wrong.add(capture + ": " + found + ", not " + listed);
                }
                files++;
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(30, files);
    }

    private static String listed(Path text) throws IOException {
        return Files.readAllLines(text).stream()
                .filter(line -> line.startsWith(SEQUENCE))
                .findFirst()
                .orElseThrow()
                .substring(SEQUENCE.length())
                .strip();
    }

    private static List<String> blocks(Path capture) throws IOException {
        List<String> names = new ArrayList<>();
        Source source = Source.ofBytes("capture", Files.readAllBytes(capture));
        CaptureFile.of(source).orElseThrow().blocks((type, offset, length) -> names.add(name(type)));
        return names;
    }

    private static String name(int type) {
        return switch (type) {
            case CaptureFile.SECTION_HEADER -> "SHB";
            case PcapngReader.INTERFACE -> "IDB";
            case PcapngReader.PACKET -> "PB";
            case PcapngReader.SIMPLE_PACKET -> "SPB";
            case PcapngReader.NAMES -> "NRB";
            case PcapngReader.STATISTICS -> "ISB";
            case PcapngReader.ENHANCED_PACKET -> "EPB";
            case PcapngReader.CUSTOM -> "CB";
            case PcapngReader.CUSTOM_NOT_COPIED -> "DCB";
            default -> Integer.toHexString(type);
        };
    }
}
