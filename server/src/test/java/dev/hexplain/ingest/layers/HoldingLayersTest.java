package dev.hexplain.ingest.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HoldingLayersTest {
    private static final String LONG = "deep/".repeat(40) + "grüße.txt";

    private static List<LayerCandidate> find(String layer, byte[] bytes) {
        return Layers.find(Source.ofBytes("archive", bytes)).stream()
                .filter(each -> each.step().layer().equals(layer))
                .toList();
    }

    private static void assertEntry(String layer, byte[] archive, String name) {
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole(layer).entry(name), archive);
        assertThat(outcome.unwrapped().issues()).isEmpty();
        assertThat(outcome.bytes()).isEqualTo(Archives.content(name));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void entries_of_a_zip_are_offered_by_name(boolean streamed) {
        byte[] zip = Archives.zip(streamed, "a.txt", "META-INF/MANIFEST.MF", LONG);

        assertThat(find("zip", zip))
                .extracting(each -> each.step().entry())
                .containsExactly("a.txt", "META-INF/MANIFEST.MF", LONG);
        assertThat(find("zip", zip)).allMatch(each -> each.confidence().percent() < Confidence.PLAIN_TEXT);
        for (String name : List.of("a.txt", "META-INF/MANIFEST.MF", LONG)) {
            assertEntry("zip", zip, name);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_only_entry_needs_no_name(boolean streamed) {
        byte[] zip = Archives.zip(streamed, "a.txt");

        assertThat(find("zip", zip))
                .singleElement()
                .satisfies(each -> assertThat(each.confidence().percent()).isGreaterThan(Confidence.PLAIN_TEXT));
        assertThat(Packed.unwrap(LayerStep.whole("zip"), zip).bytes()).isEqualTo(Archives.content("a.txt"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void without_its_directory_a_zip_is_read_by_its_headers(boolean streamed) {
        byte[] zip = Archives.zip(streamed, "a.txt", "b.txt");
        byte[] cut = Arrays.copyOf(zip, zip.length - 60);

        assertThat(find("zip", cut)).hasSize(2);
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("zip").entry("b.txt"), cut);
        assertThat(outcome.bytes()).isEqualTo(Archives.content("b.txt"));
        assertThat(outcome.unwrapped().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).startsWith("The central directory is missing"));
    }

    @Test
    void a_zip_inside_a_zip_is_a_step_each() {
        byte[] inner = Archives.zip(true, "a.txt");
        assertThat(find("zip", inner)).hasSize(1);
        assertThat(LayerStep.parse(find("zip", inner).getFirst().step().toString()))
                .contains(LayerStep.whole("zip").entry("a.txt"));
    }

    @Test
    void what_is_encrypted_says_so() {
        byte[] zip = Archives.zip(false, "a.txt");
        int central = zip.length - 22 - 46 - 5;
        zip[central + 8] |= 1;

        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("zip"), zip);

        assertThat(outcome.bytes()).isEmpty();
        assertThat(outcome.unwrapped().issues().getLast().message()).isEqualTo("The entry is encrypted");
        assertThat(find("zip", zip).getFirst().confidence().reason()).contains("encrypted");
    }

    @Test
    void entries_that_share_their_bytes_each_have_their_own_bound() {
        byte[] packed = Packed.by("deflate", new byte[20 << 20]);
        byte[] zip = overlapping(packed, 3);

        assertThat(find("zip", zip)).hasSize(3);
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("zip").entry("e2"), zip, LayerLimits.of(1 << 20));
        assertThat(outcome.bytes()).hasSizeLessThanOrEqualTo(1 << 20);
        assertThat(outcome.unwrapped().issues().getLast().message()).contains("that is more than");
    }

    /** Several entries of the directory over one of the file. */
    private static byte[] overlapping(byte[] packed, int entries) {
        ByteBuffer zip = ByteBuffer.allocate(packed.length + 1000).order(ByteOrder.LITTLE_ENDIAN);
        zip.putInt(0x04034b50)
                .putShort((short) 20)
                .putShort((short) 0)
                .putShort((short) 8)
                .putInt(0)
                .putInt(0);
        zip.putInt(packed.length).putInt(20 << 20).putShort((short) 2).putShort((short) 0);
        zip.put("e0".getBytes(StandardCharsets.US_ASCII)).put(packed);
        int directory = zip.position();
        for (int i = 0; i < entries; i++) {
            zip.putInt(0x02014b50)
                    .putInt(0x00140014)
                    .putShort((short) 0)
                    .putShort((short) 8)
                    .putInt(0)
                    .putInt(0);
            zip.putInt(packed.length)
                    .putInt(20 << 20)
                    .putShort((short) 2)
                    .putLong(0)
                    .putInt(0)
                    .putShort((short) 0);
            zip.putShort((short) 0).put(("e" + i).getBytes(StandardCharsets.US_ASCII));
        }
        int size = zip.position() - directory;
        zip.putInt(0x06054b50).putInt(0).putShort((short) entries).putShort((short) entries);
        zip.putInt(size).putInt(directory).putShort((short) 0);
        return Arrays.copyOf(zip.array(), zip.position());
    }

    @ParameterizedTest
    @ValueSource(ints = {TarArchiveOutputStream.LONGFILE_POSIX, TarArchiveOutputStream.LONGFILE_GNU})
    void files_of_a_tar_are_offered_by_names_of_any_length(int longNames) {
        byte[] tar = Archives.tar(longNames, "a.txt", LONG);

        assertThat(find("tar", tar)).extracting(each -> each.step().entry()).containsExactly("a.txt", LONG);
        assertEntry("tar", tar, "a.txt");
        assertEntry("tar", tar, LONG);
        assertThat(Packed.unwrap(LayerStep.whole("tar").entry("a.txt"), tar)
                        .unwrapped()
                        .map()
                        .from(new Range(5, 10)))
                .isEqualTo(new Range(517, 10));
    }

    @Test
    void a_name_that_is_not_there_is_answered_with_those_that_are() {
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("tar").entry("c.txt"), Archives.tar("a.txt", "b.txt"));

        assertThat(outcome.unwrapped().complete()).isFalse();
        assertThat(outcome.unwrapped().issues().getFirst().expected()).isEqualTo("a.txt, b.txt");
        assertThat(outcome.unwrapped().issues().getFirst().actual()).isEqualTo("c.txt");
    }

    @Test
    void fields_of_a_spring_session_are_offered() {
        for (byte[] hash : List.of(Archives.redisCli(), Archives.resp())) {
            assertThat(find("redis-hash", hash))
                    .extracting(each -> each.step().entry())
                    .containsExactly("creationTime", "sessionAttr:user");
            assertThat(find("redis-hash", hash).getLast().confidence().reason())
                    .startsWith("attribute user of a Spring session");
            Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("redis-hash").entry("sessionAttr:user"), hash);
            assertThat(outcome.bytes()).isEqualTo(bytes("\u00ac\u00ed\0\5t\0\5alice"));
            assertThat(Packed.unwrap(LayerStep.whole("redis-hash").entry("creationTime"), hash)
                            .bytes())
                    .isEqualTo(bytes("\u00ac\u00ed\0\5t\0\3\"a\n"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INSERT INTO SPRING_SESSION_ATTRIBUTES VALUES ('0f3f', 'user', X'%s'), ('0f3f', 'cart', X'%s');",
                "insert into t (id, attribute_name, attribute_bytes) values ('0f3f', 'user', 0x%s);\n"
                        + "INSERT INTO t (id, attribute_name, attribute_bytes) VALUES ('0f3f', 'cart', 0x%s);",
                "INSERT INTO t VALUES ('0f3f', 'user', '\\x%s', NULL, 7), ('0f3f', 'cart', E'\\\\x%s', '', 7)",
                "INSERT INTO t VALUES ('0f3f', 'user', HEXTORAW('%s')), ('0f3f', 'cart', decode('%s', 'hex'))",
                "session_primary_id,attribute_name,attribute_bytes\n0f3f,user,\\x%s\n0f3f,cart,\"\\x%s\"\n",
                "id;attribute_name;attribute_bytes\r\n0f3f;user;%s\r\n0f3f;cart;%s\r\n",
                "id\tattribute_name\tattribute_bytes\n0f3f\tuser\t0x%s\n0f3f\tcart\t0x%s\n",
                " id   | attribute_name | attribute_bytes\n------+---------+-----\n 0f3f | user | \\x%s\n 0f3f | cart | \\x%s\n(2 rows)\n",
                "+----+---+---+\n| id | attribute_name | attribute_bytes |\n+----+---+---+\n| 0f3f | user | 0x%s |\n| 0f3f | cart | 0x%s |\n"
            })
    void bytes_in_rows_of_tables_are_offered_by_the_texts_before_them(String spelling) {
        byte[] text = spelling.formatted("ACED000574000341646131", "aced000574000443617274")
                .getBytes(StandardCharsets.US_ASCII);
        assertThat(find("table-rows", text))
                .extracting(each -> each.step().entry())
                .containsExactly("0f3f/user", "0f3f/cart");
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("table-rows").entry("0f3f/cart"), text);
        assertThat(outcome.bytes()).isEqualTo(bytes("\u00ac\u00ed\0\5t\0\4Cart"));
    }

    @Test
    void other_text_is_no_table_with_bytes() {
        for (String text : List.of(
                "INSERT INTO t VALUES (1, 'name', 12345678)", "id,name\n1,ACED0005ACED0005ACED0005\n", "INSERT", "")) {
            assertThat(find("table-rows", text.getBytes(StandardCharsets.US_ASCII)))
                    .isEmpty();
        }
    }

    private static byte[] bytes(String latin) {
        return latin.getBytes(StandardCharsets.ISO_8859_1);
    }
}
