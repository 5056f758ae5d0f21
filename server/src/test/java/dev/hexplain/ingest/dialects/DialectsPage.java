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
    private static final Map<String, String> EXAMPLES = Map.ofEntries(
            Map.entry("hex-numbers", "ffffffac ffffffed 0 5 73 72 0 3 46 6f 6f 0\n"),
            Map.entry("decimals", "172 237 0 5 115 114 0 3 70 111 111 0\n"),
            Map.entry("octal-numbers", "254 355 000 005 163 162 000 003 106 157 157 000\n"),
            Map.entry(
                    "binary-numbers",
                    "10101100 11101101 00000000 00000101 01110011 01110010 00000000 00000011 01000110 01101111 01101111 00000000\n"),
            Map.entry(
                    "tshark-follow",
                    "Follow: tcp,raw\nFilter: tcp.stream eq 0\nNode 0: 127.0.0.1:34450\nNode 1: 127.0.1.1:1099\n"
                            + "aced0005737200\n\t03466f6f00\n"),
            Map.entry(
                    "offsets",
                    "0CA2:0100  AC ED 00 05 73 72-00 03     ....sr..\n0CA2:0108  46 6F 6F 00                 Foo.\n"),
            Map.entry("base64-blanks", "rO0ABXNyAANGb28A\n"),
            Map.entry("quoted-printable", "=AC=ED=00=05sr=00=03Foo=00\n"),
            Map.entry("uuencode", "begin 644 foo.bin\n,K.T`!7-R``-&;V\\`\n`\nend\n"),
            Map.entry("oracle-dump", "Typ=23 Len=12: 172,237,0,5,115,114,0,3,70,111,111,0\n"),
            Map.entry("hex-delimited", "ac|ed|00|05|73|72|00|03|46|6f|6f|00\n"),
            Map.entry("http-wire", "http-outgoing-0 << \"[0xac][0xed][0x0][0x5]sr[0x0][0x3]Foo[0x0]\"\n"),
            Map.entry("log", "12:00:01 ERROR cannot read session, payload=\"rO0ABXNyAANGb28A\" (12 bytes)\n"));

    /** Of dialects that cannot spell those bytes. */
    private static final Map<String, String> LOSSY = Map.of(
            "raw", "The bytes are themselves.",
            "od-f", "Numbers such as `-0.5`. What a NaN carries is not printed, and is read as none.",
            "od-f-be", "Numbers such as `-0.5`. What a NaN carries is not printed, and is read as none.",
            "od-a", """
                    The high bit of every byte is not printed, and is read as zero: `AC ED` becomes `2C 6D`.

                    ```
                    0000000   ,   m nul enq   s   r nul etx   F   o   o nul
                    0000014
                    ```""");

    private DialectsPage() {}

    static Path committed() {
        return PAGE;
    }

    static String text() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Dialects

                The text notations of bytes that Hexplain reads. The dialect of a text is detected; the layers of `--layers`, or
                the choice in the browser, override it. A text that fits several dialects has several candidates, the likeliest
                first, with reasons. Lines that do not parse are reported by number; offsets and text columns are checked; a
                missing line is a gap that is reported, and never filled.

                A text may hold several payloads; they are offered by the lines they begin in, and none is joined to the next.
                Another begins where the offsets of a dump go back, at the next list in brackets, value of `DUMP()`, label of PEM,
                or file of uuencode, Intel HEX or S-records. Lines of digits or characters are one payload where they were wrapped:
                each but the last is as long as the longest, holds as many bytes, or has no room for the first group of the next.
                Otherwise, another begins with the signature of a format, behind padding, at the mark of a list (`-`, `1.`, a
                quoted string and a comma), and behind a blank line or words that follow a line that is not full; where no line is
                full, each is a payload. Offsets that jump forward are one dump with a gap.

                All examples are the same twelve bytes: `AC ED 00 05 73 72 00 03 46 6F 6F 00`. A test decodes each of them, and
                compares this page with the code.

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
                example.isEmpty() ? LOSSY.get(dialect.id()) + "\n\n" : "```\n" + example.stripTrailing() + "\n```\n\n");
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
                """ + String.join("", rows) + unwritten();
    }

    private static String unwritten() {
        List<String> rows = Dialects.all().stream()
                .filter(dialect -> DialectWriters.unwritten().containsKey(dialect.id()))
                .map(dialect -> "- `%s`: %s.\n"
                        .formatted(dialect.id(), DialectWriters.unwritten().get(dialect.id())))
                .toList();
        return """

                Every other dialect that is read has a writer, whose text is read again as the same bytes. Nothing is written
                in these:

                """ + String.join("", rows);
    }
}
