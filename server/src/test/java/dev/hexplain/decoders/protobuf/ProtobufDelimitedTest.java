package dev.hexplain.decoders.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Messages behind their lengths, as {@code writeDelimitedTo} writes them, and messages that are cut. */
class ProtobufDelimitedTest {
    private static final String ANN = "0A03616E6E10071A0B68656C6C6F20776F726C64";
    private static final String BETTY = "0A05626574747910081A057468657265";
    private static final String SCHEMA =
            "syntax = \"proto3\"; message Note { string user = 1; int32 id = 2; string text = 3; }";

    @Test
    void messages_behind_their_lengths_are_named_and_read() {
        byte[] bytes = HexFormat.of().parseHex("14" + ANN + "10" + BETTY + "00" + "14" + ANN);
        assertThat(probe(bytes)).singleElement().satisfies(found -> {
            assertThat(found.reason()).startsWith("4 messages, each behind its length");
            assertThat(found.confidence()).isGreaterThan(80);
        });
        try (FieldTree tree = whole(new Protobuf(), bytes)) {
            assertThat(tree.root().shape().production()).isEqualTo("array");
            assertThat(tree.value(tree.find("message[1].1").orElseThrow()).summary())
                    .contains("betty");
            assertThat(tree.find("message[2].length")).isPresent();
        }
    }

    @Test
    void messages_that_say_nothing_are_none() {
        byte[] zeros = new byte[1 << 10];
        assertThat(probe(zeros)).isEmpty();
        byte[] behind = Arrays.copyOf(zeros, zeros.length + 38);
        byte[] messages = HexFormat.of().parseHex("14" + ANN + "10" + BETTY);
        System.arraycopy(messages, 0, behind, zeros.length, messages.length);
        assertThat(probe(behind)).isEmpty();
    }

    @Test
    void a_schema_names_their_fields() {
        byte[] bytes = HexFormat.of().parseHex("10" + BETTY + "14" + ANN);
        Decoder decoder = new Protobuf().with(Schema.of("note", "Note", SCHEMA));
        try (FieldTree tree = whole(decoder, bytes)) {
            assertThat(tree.value(tree.find("message[1].user").orElseThrow()).summary())
                    .contains("ann");
        }
    }

    @Test
    void a_single_message_stays_one() {
        byte[] bytes = HexFormat.of().parseHex(ANN);
        try (FieldTree tree = whole(new Protobuf(), bytes)) {
            assertThat(tree.root().name()).isEqualTo("message");
            assertThat(ObjectValues.of(tree)).isNotNull();
        }
    }

    @Test
    void a_message_that_is_cut_says_where() {
        byte[] bytes = HexFormat.of().parseHex(ANN + "2214736F6D65206D6F726520746578");
        assertThat(probe(bytes))
                .singleElement()
                .satisfies(found -> assertThat(found.reason()).endsWith("cut at 0x23"));
        assertThat(probe(Arrays.copyOf(bytes, 9)))
                .allSatisfy(found -> assertThat(found.confidence()).isLessThan(Candidate.CONVINCING));
    }

    private static List<Candidate> probe(byte[] bytes) {
        return new Protobuf().probe(Source.ofBytes("messages", bytes));
    }

    private static FieldTree whole(Decoder decoder, byte[] bytes) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        TreeInvariants.check(tree);
        return tree;
    }
}
