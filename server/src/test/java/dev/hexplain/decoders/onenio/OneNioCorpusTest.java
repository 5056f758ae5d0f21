package dev.hexplain.decoders.onenio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Values that one-nio wrote: every byte explained, and what they say; damage is survived. */
@Slow
class OneNioCorpusTest {
    private static final int SMALL = 120;

    /** The classes of the corpus, as their source declares them. */
    private static final String CLASSES = """
        public class Gen {
            public enum Color { RED, GREEN, BLUE }
            public static class Point implements Serializable { public int x; public int y; }
            public static class Person implements Serializable {
                private static final long serialVersionUID = 42L;
                public String name; public int age; public long id; public double score; public boolean active;
                public byte[] avatar; public List<String> tags = new ArrayList<>();
                public Map<String, Integer> counts = new LinkedHashMap<>(); public Color color; public Point loc;
                public Person boss; public Date born;
            }
        }
        """;

    private static final Decoder PERSIST = new OneNioPersist();
    private static final Decoder LISTED = new OneNio().with(Schema.of("gen", "", CLASSES));

    @TestFactory
    List<DynamicTest> persisted_values_are_right() {
        return values("one-nio2.3-persist", PERSIST);
    }

    @TestFactory
    List<DynamicTest> values_with_numbers_for_classes_are_right() {
        return values("one-nio2.3", LISTED);
    }

    private static List<DynamicTest> values(String encoder, Decoder decoder) {
        return EncodersReal.of(encoder).stream()
                .map(written -> DynamicTest.dynamicTest(encoder + " " + written, () -> {
                    FieldTree tree = whole(decoder, written.bytes());
                    assertThat(OneNioValues.only(tree, decoder.shapes())).isEqualTo(written.expected());
                }))
                .toList();
    }

    static FieldTree whole(Decoder decoder, byte[] bytes) {
        FieldTree tree = decoder.decode(
                Source.ofBytes("value", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }

    @Test
    void every_prefix_is_a_tree_with_an_issue() {
        for (Decoder decoder : List.of(PERSIST, LISTED)) {
            Survival survival = new Survival(decoder);
            for (byte[] whole : small(decoder)) {
                for (int length = 1; length < whole.length; length++) {
                    byte[] cut = Arrays.copyOf(whole, length);
                    survival.read(cut);
                    assertThat(survival.decode(cut).facts().issues()).isNotEmpty();
                }
            }
        }
    }

    @Test
    void a_changed_byte_anywhere_is_survived() {
        for (Decoder decoder : List.of(PERSIST, LISTED)) {
            Survival survival = new Survival(decoder);
            for (byte[] whole : small(decoder)) {
                survival.readChanged(whole);
            }
        }
    }

    private static List<byte[]> small(Decoder decoder) {
        return EncodersReal.of(decoder == PERSIST ? "one-nio2.3-persist" : "one-nio2.3").stream()
                .map(EncodersReal.Written::bytes)
                .filter(bytes -> bytes.length <= SMALL)
                .toList();
    }

    @Test
    void a_class_that_is_not_in_the_list_is_an_issue_that_names_its_number() {
        FieldTree tree = new Survival(LISTED).decode(HexFormat.of().parseHex("0123456789ABCDEF00"));
        assertThat(tree.facts().issues().getFirst().actual()).isEqualTo("0x0123456789ABCDEF");
    }

    @Test
    void lists_in_lists_and_lengths_that_are_not_there_are_survived() {
        byte[] nested = new byte[500_000];
        for (int i = 0; i + 5 <= nested.length; i += 5) {
            nested[i] = (byte) 0xDE;
            nested[i + 4] = 1;
        }
        assertThat(new Survival(PERSIST).decode(nested).facts().issues()).hasSize(1);
        for (String hex :
                List.of("DE7FFFFFFF", "E37FFFFFFF", "EE80007FFF", "EEFFFFFFFF", "E9FFFFFFFF", "FCFE00", "FCFD000000")) {
            assertThat(new Survival(PERSIST)
                            .decode(HexFormat.of().parseHex(hex))
                            .facts()
                            .issues())
                    .as(hex)
                    .hasSize(1);
        }
    }

    /** Written by {@code Serializer.persist} of one-nio 2.3.0 on JDK 25. */
    @Test
    void classes_of_the_jdk_are_read() {
        for (String hex : List.of(
                "FCC300136A6176612E74696D652E4C6F63616C54696D650016F8082CAD49A303FB",
                "FCC300126A6176612E74696D652E4475726174696F6E78A1D93720A903C6000000000000000300000000",
                "FCC300176A6176612E74696D652E5A6F6E65644461746554696D656967D6B4386EADD5000007EA0B150A001F0B8785F0000700074574632F555443",
                "FCD200035B5B496D23C57DA2FC16DA00000001E60000000100000001",
                "FCD000186A6176612E7574696C2E526567756C6172456E756D5365741B634BC9615248E800000000",
                "EC00",
                "ECFF00106A6176612E6C616E672E537472696E67",
                "C90000000000000005004C4B40",
                "EB000000010000000000000005",
                "EE000AC080EDA0BDEDB883C3A9")) {
            whole(PERSIST, HexFormat.of().parseHex(hex));
        }
        // The same without their description: the number is enough.
        for (String hex : List.of(
                "6DD3B36F201D517E00000001E6000000010000000500000000000000000000000000000000",
                "0016F8082CAD49A303FB",
                "0C5983AB4128ED3F07F90984D14FBD961203ABE9139AB4AA",
                "3A0CD10ED3A7EF0C00000001F600000001")) {
            whole(LISTED, HexFormat.of().parseHex(hex));
        }
    }
}
