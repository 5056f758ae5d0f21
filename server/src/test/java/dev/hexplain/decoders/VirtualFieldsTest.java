package dev.hexplain.decoders;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.msgpack.MessagePack;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Scalars of maps and arrays need no row: the first ones of each, as far as they lie near its start. */
class VirtualFieldsTest {
    private static final int MANY = 100;
    private static final int MOST = 64;

    /** The same documents in several formats. */
    private enum Form {
        CBOR(new Cbor()),
        CBOR_INDEFINITE(new Cbor()),
        MESSAGE_PACK(new MessagePack()),
        BSON(new Bson());

        private final Decoder decoder;

        Form(Decoder decoder) {
            this.decoder = decoder;
        }

        /** An integer behind its name of up to 999 characters. */
        String member(String name, int value) {
            String text = HexFormat.of().formatHex(name.getBytes(US_ASCII));
            return switch (this) {
                case CBOR, CBOR_INDEFINITE -> "79%04x%s18%02x".formatted(name.length(), text, value);
                case MESSAGE_PACK -> "da%04x%scc%02x".formatted(name.length(), text, value);
                case BSON -> "10%s00%02x000000".formatted(text, value);
            };
        }

        String document(String members, int count) {
            return switch (this) {
                case CBOR -> "b9%04x%s".formatted(count, members);
                case CBOR_INDEFINITE -> "bf" + members + "ff";
                case MESSAGE_PACK -> "de%04x%s".formatted(count, members);
                case BSON -> "%08x%s00".formatted(Integer.reverseBytes(members.length() / 2 + 5), members);
            };
        }

        /** A member that is a list of integers and texts in turn. */
        String list(String name, int count) {
            String elements =
                    IntStream.range(0, count).mapToObj(i -> element(i)).collect(Collectors.joining());
            String text = HexFormat.of().formatHex(name.getBytes(US_ASCII));
            return switch (this) {
                case CBOR -> "79%04x%s99%04x%s".formatted(name.length(), text, count, elements);
                case CBOR_INDEFINITE -> "79%04x%s9f%sff".formatted(name.length(), text, elements);
                case MESSAGE_PACK -> "da%04x%sdc%04x%s".formatted(name.length(), text, count, elements);
                case BSON -> "04" + text + "00" + document(elements, count);
            };
        }

        private String element(int i) {
            boolean text = i % 2 == 1;
            return switch (this) {
                case CBOR, CBOR_INDEFINITE -> text ? "6161" : "18%02x".formatted(i);
                case MESSAGE_PACK -> text ? "a161" : "cc%02x".formatted(i);
                case BSON -> {
                    String number = HexFormat.of().formatHex(Integer.toString(i).getBytes(US_ASCII));
                    yield text ? "02" + number + "00020000006100" : "10%s00%02x000000".formatted(number, i);
                }
            };
        }

        FieldTree decode(String hex) {
            FieldTree tree = new Survival(decoder).decode(HexFormat.of().parseHex(hex));
            TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
            return tree;
        }
    }

    private static Field member(FieldTree tree, String path) {
        Field document = tree.children(tree.root(), 0, 1).getFirst();
        String whole = document.name() + "." + path;
        return tree.find(whole).orElseThrow(() -> new AssertionError("No " + whole));
    }

    private static String members(Form form, String prefix, int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(i -> form.member(prefix + i, i))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @EnumSource
    void of_many_members_the_first_have_no_row_and_all_have_name_and_value(Form form) {
        FieldTree tree = form.decode(form.document(members(form, "m", 0, MANY), MANY));
        for (int i = 0; i < MANY; i++) {
            Field member = member(tree, "m" + i);
            assertThat(member.computed()).isEqualTo(i < MOST);
            assertThat(tree.value(member).actual()).isEqualTo(Integer.toString(i));
        }
        assertThat(tree.rowCount()).isLessThan(2 + MANY - MOST + 2);
        assertThat(tree.facts().issues()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void a_document_of_scalars_is_one_row(Form form) {
        FieldTree tree = form.decode(form.document(members(form, "m", 0, 9), 9).repeat(3));
        assertThat(tree.rowCount()).isEqualTo(1 + 3);
    }

    @ParameterizedTest
    @EnumSource
    void elements_keep_their_number_whether_rows_or_not(Form form) {
        FieldTree tree = form.decode(form.document(form.list("list", MANY) + form.member("after", 9), 2));
        for (int i = 0; i < MANY; i++) {
            Field element = member(tree, "list[" + i + "]");
            assertThat(element.computed()).isEqualTo(i < MOST);
            assertThat(tree.value(element).actual()).isEqualTo(i % 2 == 1 ? "\"a\"" : Integer.toString(i));
        }
        assertThat(member(tree, "after").computed()).isTrue();
        assertThat(tree.value(member(tree, "after")).actual()).isEqualTo("9");
    }

    @ParameterizedTest
    @EnumSource
    void long_containers_stand_as_rows_among_fields_without(Form form) {
        String parts =
                members(form, "a", 0, 3) + form.list("one", MANY) + members(form, "b", 0, 3) + form.list("two", MANY);
        FieldTree tree = form.decode(form.document(parts + form.member("last", 5), 9));
        assertThat(Stream.of("a2", "one", "b0", "two", "last")
                        .map(name -> member(tree, name))
                        .map(Field::computed))
                .containsExactly(true, false, true, false, true);
        Field last = member(tree, "last");
        assertThat(tree.at(last.end() - 1).flatMap(leaf -> tree.parent(leaf.id())))
                .contains(last);
    }

    @ParameterizedTest
    @EnumSource
    void a_member_with_a_long_key_has_a_row(Form form) {
        String key = "k".repeat(500);
        FieldTree tree = form.decode(form.document(form.member("a", 1) + form.member(key, 2) + form.member("z", 3), 3));
        Field document = tree.children(tree.root(), 0, 1).getFirst();
        assertThat(tree.children(document, tree.slotChildCount(document), 3).stream()
                        .map(Field::computed))
                .containsExactly(true, false, true);
        assertThat(tree.value(member(tree, "z")).actual()).isEqualTo("3");
    }
}
