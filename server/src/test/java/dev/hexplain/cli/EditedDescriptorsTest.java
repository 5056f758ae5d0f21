package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values in bytes that a descriptor explains: what counts them is what its expressions read, whatever numbers it says. */
class EditedDescriptorsTest {
    /** Three lengths that say the same as a number that is none and as a count, and sizes of more than a number. */
    private static final String EQUAL_NUMBERS = """
            meta: {id: equal_numbers, endian: be}
            seq:
              - {id: version, type: u1}
              - {id: n1, type: u1}
              - {id: n2, type: u2}
              - {id: n3, type: u1}
              - {id: t1, type: str, size: n1, encoding: UTF-8}
              - {id: t2, type: str, size: n2, encoding: UTF-8}
              - {id: t3, type: str, size: n3, encoding: UTF-8}
              - {id: count, type: u1}
              - {id: items, type: item, repeat: expr, repeat-expr: count}
            types:
              item:
                seq:
                  - {id: half, type: u1}
                  - {id: weight, type: u1}
                  - {id: s, type: str, size: half * 2 + 1, encoding: UTF-8}
                  - {id: d, size: weight}
            """;

    private static final String NUMBERS =
            "03 03 0003 03 616263 646566 676869 03 0103 78797A 414243" + " 0202 7576777879 4444 0001 71 51";

    /** Sizes that a header says of what is behind it, in units, in four bits, one more than there are, and of all. */
    private static final String HEADER = """
            meta: {id: header, endian: le}
            seq:
              - {id: hdr, type: hdr}
              - {id: body, type: body, size: hdr.total - 4}
              - {id: tail, type: u2}
            types:
              hdr:
                seq:
                  - {id: total, type: u4}
                  - {id: kind, type: u1, enum: kinds}
                  - {id: units, type: u1}
                  - {id: high, type: b4}
                  - {id: low, type: b4}
                  - {id: cnt, type: u1}
              body:
                seq:
                  - {id: name, type: str, size: _parent.hdr.units * 4, encoding: ASCII}
                  - {id: short, type: str, size: _root.hdr.low, encoding: ASCII}
                  - {id: x, type: rec, repeat: expr, repeat-expr: _root.hdr.cnt - 1}
                  - {id: rest, type: strz, encoding: ASCII}
              rec:
                seq:
                  - {id: l, type: u1}
                  - {id: v, type: str, size: l, encoding: ASCII, if: l != 0}
            enums:
              kinds: {1: alpha, 2: beta, 3: gamma}
            """;

    private static final String HEADED =
            "1B000000 02 02 23 04 4142434445464748 78797A 026869 00 03616263 656E6400 0102";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int set(String descriptor, String bytes, String change) throws IOException {
        Path format = Files.writeString(folder.resolve("format.ksy"), descriptor);
        Path dump = Files.write(folder.resolve("dump.bin"), HexFormat.of().parseHex(bytes.replace(" ", "")));
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err))
                .execute(
                        "set",
                        "--format",
                        format.toString(),
                        dump.toString(),
                        change,
                        "--out",
                        folder.resolve("edited").toString());
    }

    private void becomes(String descriptor, String bytes, String change, String expected) throws IOException {
        assertThat(set(descriptor, bytes, change)).as(err.toString()).isZero();
        assertThat(HexFormat.of().withUpperCase().formatHex(Files.readAllBytes(folder.resolve("edited"))))
                .isEqualTo(expected.replace(" ", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "t1=zz, 03 02 0003 03 7A7A 646566 676869 03 0103 78797A 414243 0202 7576777879 4444 0001 71 51",
        "t2=longer, 03 03 0006 03 616263 6C6F6E676572 676869 03 0103 78797A 414243 0202 7576777879 4444 0001 71 51",
        "t2=, 03 03 0000 03 616263 676869 03 0103 78797A 414243 0202 7576777879 4444 0001 71 51",
        "t3=é, 03 03 0003 02 616263 646566 C3A9 03 0103 78797A 414243 0202 7576777879 4444 0001 71 51",
        "items[0].s=abcde, 03 03 0003 03 616263 646566 676869 03 0203 6162636465 414243 0202 7576777879 4444 0001 71 51",
        "items[1].s=q, 03 03 0003 03 616263 646566 676869 03 0103 78797A 414243 0002 71 4444 0001 71 51",
        "items[0].d=00, 03 03 0003 03 616263 646566 676869 03 0101 78797A 00 0202 7576777879 4444 0001 71 51",
        "items[2].d=aabb, 03 03 0003 03 616263 646566 676869 03 0103 78797A 414243 0202 7576777879 4444 0002 71 AABB",
        "--remove=items[1], 03 03 0003 03 616263 646566 676869 02 0103 78797A 414243 0001 71 51",
        "version=4, 04 03 0003 03 616263 646566 676869 03 0103 78797A 414243 0202 7576777879 4444 0001 71 51"
    })
    void what_says_the_same_number_stays(String change, String expected) throws IOException {
        becomes(EQUAL_NUMBERS, NUMBERS, change, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "body.name=ABCD, 17000000 02 01 23 04 41424344 78797A 026869 00 03616263 656E6400 0102",
        "body.short=longer, 1E000000 02 02 26 04 4142434445464748 6C6F6E676572 026869 00 03616263 656E6400 0102",
        "body.short=, 18000000 02 02 20 04 4142434445464748 026869 00 03616263 656E6400 0102",
        "body.x[0].v=h, 1A000000 02 02 23 04 4142434445464748 78797A 0168 00 03616263 656E6400 0102",
        "body.rest=e, 19000000 02 02 23 04 4142434445464748 78797A 026869 00 03616263 6500 0102",
        "--remove=body.x[0], 18000000 02 02 23 03 4142434445464748 78797A 00 03616263 656E6400 0102",
        "--copy=body.x[2], 1F000000 02 02 23 05 4142434445464748 78797A 026869 00 03616263 03616263 656E6400 0102",
        "hdr.high=15, 1B000000 02 02 F3 04 4142434445464748 78797A 026869 00 03616263 656E6400 0102",
        "hdr.kind=gamma, 1B000000 03 02 23 04 4142434445464748 78797A 026869 00 03616263 656E6400 0102",
        "hdr.kind=1, 1B000000 01 02 23 04 4142434445464748 78797A 026869 00 03616263 656E6400 0102",
        "hdr.kind=9, 1B000000 09 02 23 04 4142434445464748 78797A 026869 00 03616263 656E6400 0102"
    })
    void sizes_and_counts_follow_by_their_expressions(String change, String expected) throws IOException {
        becomes(HEADER, HEADED, change, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "body.name=ABCDE|`hdr.units` sets the size of `body.name` in steps of 4 bytes: it can have 4 or 8 bytes, and not 5.",
                "body.short=abcdefghijklmnopqrst|`hdr.low` sets the size of `body.short`, and cannot say 20: it is b4.",
                "hdr.high=16|`16` cannot be written where `2` stands: the field at 0x6 is b4, 1 byte.",
                "hdr.kind=delta|`delta` cannot be written where `beta` stands: the field at 0x4 is u1, 1 byte: a number, or alpha, beta, gamma.",
                "tail=65536|`65536` cannot be written where `513` stands: the field at 0x1F is u2, 2 bytes."
            })
    void what_cannot_be_says_why(String change, String reason) throws IOException {
        assertThat(set(HEADER, HEADED, change)).isEqualTo(1);
        assertThat(err.toString()).contains(reason);
        assertThat(folder.resolve("edited")).doesNotExist();
    }
}
