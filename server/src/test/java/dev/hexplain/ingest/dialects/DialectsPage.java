package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.DialectWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** The page that lists every dialect, each with an example that spells the same bytes. */
final class DialectsPage {
    static final byte[] BYTES = HexFormat.of().parseHex("aced000573720003466f6f00");

    private static final Path PAGE = Path.of("../docs/dialects.md");

    /** Of dialects that nothing is written in. */
    private static final Map<String, String> EXAMPLES = Map.of(
            "hexdump-be", "0000000 aced 0005 7372 0003 466f 6f00\n000000c\n",
            "od-be", "0000000 126355 000005 071562 000003 043157 067400\n0000014\n",
            "od-d-be", "0000000 -21267      5  29554      3  18031  28416\n0000014\n",
            "gdb-be", "0x100000:\t0xaced0005\t0x73720003\t0x466f6f00\n",
            "hex-comments", "ac ed 00 05                 # magic, version\n73 72 00 03 46 6f 6f 00     # contents\n",
            "tshark-follow",
                    "Follow: tcp,raw\nFilter: tcp.stream eq 0\nNode 0: 127.0.0.1:34450\nNode 1: 127.0.1.1:1099\n"
                            + "aced0005737200\n\t03466f6f00\n",
            "form", "%AC%ED%00%05sr%00%03Foo%00\n",
            "log", "12:00:01 ERROR cannot read session, payload=\"rO0ABXNyAANGb28A\" (12 bytes)\n");

    private DialectsPage() {}

    static Path committed() {
        return PAGE;
    }

    static String text() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Dialects

                Every spelling of bytes that Hexplain reads. A text's dialect is recognised; `--dialect ID`, or the choice in
                the browser, settles it. Where a text can be read in more than one way, all of them are offered, the likeliest
                first, with reasons. What does not parse is named by line; offsets and text columns are checked; a missing line
                is a gap that is reported, and never filled.

                All examples spell the same twelve bytes: `AC ED 00 05 73 72 00 03 46 6F 6F 00`. A test reads each of them and
                holds this page to the code.

                """);
        for (Dialect dialect : Dialects.all()) {
            section(page, dialect);
        }
        return page.append(writers()).toString();
    }

    private static void section(StringBuilder page, Dialect dialect) throws IOException {
        page.append("## `%s`: %s\n\n".formatted(dialect.id(), dialect.title()));
        String example = example(dialect.id());
        page.append(
                example.isEmpty()
                        ? (dialect.id().equals("raw") ? "The bytes are themselves.\n\n" : "Numbers such as `-0.5`.\n\n")
                        : "```\n" + example.stripTrailing() + "\n```\n\n");
    }

    /** A text in a dialect that spells {@link #BYTES}, or nothing. */
    static String example(String dialect) throws IOException {
        if (EXAMPLES.containsKey(dialect)) {
            return EXAMPLES.get(dialect);
        }
        for (DialectWriter writer : DialectWriters.all()) {
            if (writer.dialect().equals(dialect)) {
                return write(writer);
            }
        }
        return "";
    }

    static String write(DialectWriter writer) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        writer.write(new ByteArrayInputStream(BYTES), text);
        return text.toString(StandardCharsets.UTF_8);
    }

    private static String writers() {
        List<String> rows = DialectWriters.all().stream()
                .map(writer -> "| `%s` | %s | `%s` |\n".formatted(writer.id(), writer.title(), writer.dialect()))
                .toList();
        return """
                ## What `hexplain dump --as` writes

                Besides `raw`, the bytes themselves, and `pcap`, the packets of a dump as a capture.

                | id | what | read as |
                |---|---|---|
                """ + String.join("", rows);
    }
}
