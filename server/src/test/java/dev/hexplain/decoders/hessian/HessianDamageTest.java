package dev.hexplain.decoders.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes that are broken, cut or hostile: a tree and a reason, never more. */
@Slow
class HessianDamageTest {
    private static final int SMALL = 200;

    private static Stream<Decoder> decoders() {
        return Stream.of(new Hessian1(), new Hessian2());
    }

    private static List<byte[]> small(Decoder decoder) {
        return EncodersReal.of(decoder.id()).stream()
                .map(EncodersReal.Written::bytes)
                .filter(bytes -> bytes.length <= SMALL)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("decoders")
    void every_prefix_is_a_tree_with_an_issue_where_the_source_ends(Decoder decoder) {
        Survival survival = new Survival(decoder);
        for (byte[] whole : small(decoder)) {
            for (int length = 1; length < whole.length; length++) {
                byte[] cut = Arrays.copyOf(whole, length);
                survival.read(cut);
                FieldTree tree = survival.decode(cut);
                assertThat(tree.facts().issues()).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("decoders")
    void a_changed_byte_anywhere_is_survived(Decoder decoder) {
        Survival survival = new Survival(decoder);
        for (byte[] whole : small(decoder)) {
            survival.readChanged(whole);
        }
    }

    @Test
    void the_name_of_a_constant_may_be_cut_off() {
        FieldTree tree = new Survival(new Hessian2())
                .decode(HexFormat.of().parseHex("43 05436F6C6F72 91 046E616D65 60 0641".replace(" ", "")));

        assertThat(tree.facts().issues()).isNotEmpty();
        assertThat(TreeInvariants.check(tree))
                .allSatisfy(field -> assertThat(LogicalPath.of(tree, tree.lineage(field.id(), Integer.MAX_VALUE)))
                        .isNotNull());
    }

    @Test
    void lists_in_lists_without_end_are_survived() {
        byte[] nested = new byte[200_000];
        Arrays.fill(nested, (byte) 0x79);
        FieldTree tree = new Survival(new Hessian2()).decode(nested);
        assertThat(tree.facts().issues()).hasSize(1);
        byte[] first = "V".repeat(200_000).getBytes(StandardCharsets.US_ASCII);
        assertThat(new Survival(new Hessian1()).decode(first).facts().issues()).hasSize(1);
    }

    @Test
    void lengths_that_are_not_there_cost_nothing() {
        for (String hex : List.of("58497FFFFFFF90", "43016149000FFFFF", "4301614900010000", "56016149FFFFFFFF")) {
            FieldTree tree = new Survival(new Hessian2()).decode(HexFormat.of().parseHex(hex));
            assertThat(tree.facts().issues()).as(hex).hasSize(1);
        }
    }

    @Test
    void objects_and_references_to_nothing_are_issues_at_their_offset() {
        FieldTree object = new Survival(new Hessian2()).decode(HexFormat.of().parseHex("7A9062"));
        assertThat(object.facts().issues().getFirst().offset()).isEqualTo(2);
        FieldTree reference = new Survival(new Hessian2()).decode(HexFormat.of().parseHex("795195"));
        assertThat(reference.facts().issues().getFirst().message()).contains("nothing begun before");
        assertThat(reference.facts().covered()).isEqualTo(3);
    }

    @Test
    void calls_replies_and_faults_are_whole_trees() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(HexFormat.of().parseHex("480200"));
        bytes.writeBytes("C\003add".getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(new byte[] {(byte) 0x92, (byte) 0x92, (byte) 0x93});
        FieldTree call = HessianCorpusTest.whole(new Hessian2(), bytes.toByteArray());
        assertThat(call.find("call.argument[1]").map(call::value).orElseThrow().actual())
                .isEqualTo("3");
        HessianCorpusTest.whole(new Hessian2(), HexFormat.of().parseHex("48020052480131905A"));
        HessianCorpusTest.whole(new Hessian2(), HexFormat.of().parseHex("48020046480131905A"));
        FieldTree first = HessianCorpusTest.whole(
                new Hessian1(),
                "c\001\000H\000\001aNm\000\003addI\000\000\000\002T.z"
                        .replace(".", "F")
                        .getBytes(StandardCharsets.ISO_8859_1));
        assertThat(first.find("message[0].arguments.argument[1]")
                        .map(first::value)
                        .orElseThrow()
                        .actual())
                .isEqualTo("true");
        HessianCorpusTest.whole(
                new Hessian1(), "r\001\000fS\000\004codeS\000\001xzz".getBytes(StandardCharsets.ISO_8859_1));
    }
}
