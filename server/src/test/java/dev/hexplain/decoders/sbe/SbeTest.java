package dev.hexplain.decoders.sbe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import java.io.ByteArrayOutputStream;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages by a schema, against their bytes and against the library's own decoder. */
class SbeTest {
    private static final ByteOrder LE = ByteOrder.LITTLE_ENDIAN;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void values_are_those_the_library_decodes(boolean big) {
        ByteOrder order = big ? ByteOrder.BIG_ENDIAN : LE;
        byte[] bytes = Trades.trade(order);
        FieldTree tree = decode(Trades.decoder(order), bytes);
        Map<String, String> expected = Otf.values(Trades.xml(order), bytes);

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        assertThat(expected).containsEntry("end", Integer.toString(bytes.length - 8 + 8));
        expected.forEach((path, value) -> {
            if (path.equals("end")) {
                return;
            }
            if (path.endsWith("#")) {
                String dimensions = path.substring(0, path.length() - 1) + ".dimensions.numInGroup";
                assertThat(value(tree, dimensions).actual()).as(path).isEqualTo(value);
            } else {
                assertThat(plain(tree, path)).as(path).isEqualTo(value);
            }
        });
    }

    /** As the library spells it. */
    private static String plain(FieldTree tree, String path) {
        String ours = path.replaceAll("prices(\\[\\d]).value", "prices$1");
        Field field = find(tree, ours);
        if (field.type().startsWith("var")) {
            field = tree.children(field, 1, 1).getFirst();
        }
        String text = tree.value(field).actual();
        if (text.startsWith("0x")) {
            return Long.decode(text).toString();
        }
        if (field.shape().type().id().equals("bytes")) {
            return text.replaceAll("0(\\d) ?", "$1")
                    .chars()
                    .mapToObj(digit -> Character.toString(digit - '0'))
                    .reduce("", String::concat);
        }
        return text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
    }

    @Test
    void fields_have_the_names_symbols_and_roles_of_the_schema() {
        FieldTree tree = decode(Trades.decoder(LE), Trades.trade(LE));

        assertThat(value(tree, "side")).isEqualTo(new Value("0x42", "BUY", ""));
        assertThat(value(tree, "flags").symbol()).isEqualTo("HIDDEN | SWEEP");
        assertThat(value(tree, "shown").symbol()).isEqualTo("null");
        assertThat(value(tree, "ratio").symbol()).isEqualTo("null");
        assertThat(value(tree, "venue.Zone").symbol()).isEqualTo("NIGHT");
        assertThat(value(tree, "currency")).isEqualTo(new Value("\"EUR\"", "", "constant"));
        assertThat(value(tree, "market")).isEqualTo(new Value("Side.SELL", "", "constant"));
        assertThat(value(tree, "messageHeader.templateId").symbol()).isEqualTo("Trade");
        assertThat(find(tree, "padding").role()).isEqualTo(Role.PADDING);
        assertThat(find(tree, "prices[2]").offset()).isEqualTo(8 + 64 + 3 + 16);
    }

    @Test
    void what_serves_the_encoding_has_no_place_in_the_object() {
        FieldTree tree = decode(Trades.decoder(LE), Trades.trade(LE));

        assertThat(logical(tree, "messageHeader.version")).isEmpty();
        assertThat(logical(tree, "prices.dimensions.blockLength")).isEqualTo("prices");
        assertThat(logical(tree, "prices[1]")).isEqualTo("prices[1]");
        assertThat(logical(tree, "legs[0].fills[1].at")).isEqualTo("legs[0].fills[1].at");
        assertThat(logical(tree, "legs[1].note.varData")).isEqualTo("legs[1].note");
        assertThat(logical(tree, "price.mantissa")).isEqualTo("price.mantissa");
    }

    @Test
    void a_block_of_an_older_writer_lacks_fields_and_that_of_a_newer_has_an_extension() {
        byte[] older = Trades.trade(LE, 51, 0);
        FieldTree before = decode(Trades.decoder(LE), older);
        assertThat(before.facts().issues()).isEmpty();
        assertThat(before.facts().covered()).isEqualTo(older.length);
        assertThat(before.find("messages[0].delta")).isEmpty();
        assertThat(before.find("messages[0].tail")).isEmpty();
        assertThat(value(before, "prices[0]").actual()).isEqualTo("0.1");

        byte[] newer = Trades.trade(LE, 70, 3);
        FieldTree after = decode(Trades.decoder(LE), newer);
        assertThat(after.facts().issues()).isEmpty();
        assertThat(find(after, "extension").length()).isEqualTo(6);
        assertThat(find(after, "padding").length()).isEqualTo(1);
        assertThat(value(after, "tail.varData").actual()).isEqualTo("\"\"");
    }

    @Test
    void messages_follow_each_other() {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.writeBytes(Trades.trade(LE));
        both.writeBytes(Trades.ping(LE));
        FieldTree tree = decode(Trades.decoder(LE), both.toByteArray());

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.value(tree.find("messages[1].at").orElseThrow()).actual())
                .isEqualTo("-5");
    }

    @Test
    void an_unknown_template_and_a_foreign_schema_are_named() {
        byte[] unknown = Trades.ping(LE);
        unknown[2] = 9;
        assertThat(decode(Trades.decoder(LE), unknown).facts().issues())
                .singleElement()
                .satisfies(issue -> {
                    assertThat(issue.offset()).isEqualTo(2);
                    assertThat(issue.expected()).isEqualTo("one of [5, 6]");
                    assertThat(issue.actual()).isEqualTo("9");
                });

        byte[] foreign = Trades.ping(LE);
        foreign[4] = 78;
        assertThat(decode(Trades.decoder(LE), foreign).facts().issues())
                .extracting(Issue::message)
                .containsExactly("The message was written by another schema");
    }

    @Test
    void every_truncation_says_where_the_message_breaks_off() {
        byte[] whole = Trades.trade(LE);
        Survival survival = new Survival(Trades.decoder(LE));
        for (int length = 1; length < whole.length; length++) {
            FieldTree tree = survival.decode(Arrays.copyOf(whole, length));
            assertThat(tree.facts().issues()).as("%d bytes", length).hasSize(1);
        }
    }

    @Test
    void every_byte_may_be_anything() {
        byte[] bytes = Trades.trade(LE);
        Survival survival = new Survival(Trades.decoder(LE));
        survival.readChanged(bytes);
    }

    @Test
    void its_header_tells_a_message() {
        Decoder decoder = Trades.decoder(LE);
        assertThat(decoder.probe(Source.ofBytes("", Trades.ping(LE)))).hasSize(1);
        assertThat(decoder.probe(Source.ofBytes("", Trades.ping(ByteOrder.BIG_ENDIAN))))
                .isEmpty();
        assertThat(decoder.probe(Source.ofBytes("", new byte[3]))).isEmpty();
    }

    private static FieldTree decode(Decoder decoder, byte[] bytes) {
        FieldTree tree = decoder.decode(
                Source.ofBytes("message", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        List<Field> fields = TreeInvariants.check(tree);
        TreeInvariants.checkAddresses(tree, fields);
        return tree;
    }

    private static Field find(FieldTree tree, String path) {
        return tree.find("messages[0]." + path).orElseThrow(() -> new AssertionError("No " + path));
    }

    private static Value value(FieldTree tree, String path) {
        return tree.value(find(tree, path));
    }

    private static String logical(FieldTree tree, String path) {
        return LogicalPath.of(tree, tree.lineage(find(tree, path).id(), 100));
    }
}
