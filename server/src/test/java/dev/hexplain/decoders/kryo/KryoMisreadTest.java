package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.io.Output;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Role;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where bytes are read by a class list that does not fit, no value is shown that was read on the way to the error. */
@SuppressWarnings("unused")
class KryoMisreadTest {
    static final class Order {
        long id = 4711;
        String name = "a name of some length";
        int quantity = 300;
        Side side = Side.SELL;
        boolean urgent = true;
    }

    enum Side {
        BUY,
        SELL
    }

    private static final String CLASSES = """
            package dev.hexplain.decoders.kryo;
            class KryoMisreadTest {
              final class Order { long id; String name; int quantity; Side side; boolean urgent; }
              enum Side { BUY, SELL }
            }
            """;
    private static final String REGISTERED =
            "register dev.hexplain.decoders.kryo.KryoMisreadTest$Order; register java.util.ArrayList;" + CLASSES;

    private static byte[] written(Object object, boolean references, boolean registered) {
        com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(references);
        if (registered) {
            kryo.register(Order.class);
            kryo.register(ArrayList.class);
        }
        Output out = new Output(256, -1);
        kryo.writeClassAndObject(out, object);
        return out.toBytes();
    }

    private static FieldTree read(String classes, byte[] bytes) {
        Decoder decoder = new Kryo().with(Schema.of("misread", "", classes));
        return new Survival(decoder).decode(bytes);
    }

    /** Leaves that are worth something, down to the rows of a depth. */
    private static List<String> values(FieldTree tree) {
        List<String> values = new ArrayList<>();
        values(tree, tree.root(), values);
        return values;
    }

    private static void values(FieldTree tree, Field field, List<String> into) {
        List<Field> children = tree.children(field, 0, 10_000);
        children.forEach(each -> values(tree, each, into));
        boolean worth = field.role() == Role.VALUE || field.role() == Role.LENGTH || field.role() == Role.REFERENCE;
        if (children.isEmpty() && worth && field.shape().isLeaf()) {
            into.add(field.name() + "=" + tree.value(field).summary());
        }
    }

    private static long unparsedFrom(FieldTree tree) {
        return tree.source().length() - tree.facts().covered();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_field_that_the_list_lacks_leaves_the_class_alone(boolean references) {
        String options = "option references = " + references + ";";
        byte[] bytes = written(new Order(), references, false);
        assertThat(values(read(options + CLASSES, bytes))).hasSize(5);

        FieldTree tree = read(options + CLASSES.replace("int quantity; ", ""), bytes);
        assertThat(values(tree)).isEmpty();
        int name = 2 + Order.class.getName().length();
        assertThat(tree.facts().covered()).isEqualTo(name);
        assertThat(tree.tiledAt(0, name)).get().extracting(Field::role).isEqualTo(Role.UNPARSED);
        assertThat(tree.facts().issues())
                .last()
                .extracting(Issue::message)
                .asString()
                .endsWith("what was read from 0x%X on was misread, and is not shown".formatted(name));
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true"})
    void references_where_there_are_none_or_none_where_there_are_show_nothing(boolean written, boolean read) {
        for (boolean registered : new boolean[] {true, false}) {
            byte[] bytes = written(new ArrayList<>(List.of(new Order(), new Order())), written, registered);
            FieldTree tree = read("option references = " + read + ";" + (registered ? REGISTERED : CLASSES), bytes);
            assertThat(values(tree)).isEmpty();
            assertThat(tree.facts().issues()).isNotEmpty();
        }
    }

    @Test
    void a_reference_where_there_can_be_none_says_which_option_to_set() {
        byte[] bytes = written(new Order(), false, false);
        assertThat(read(CLASSES, bytes).facts().issues())
                .anySatisfy(issue -> assertThat(issue.expected()).contains("option references = false;"));
    }

    @Test
    void a_length_before_a_class_that_cannot_be_is_in_doubt_too() {
        byte[] bytes = HexFormat.of().parseHex("01006A6176612E7574696C2E41727261794C6973F4010261");
        FieldTree tree = new Survival(new Kryo()).decode(bytes);
        assertThat(values(tree)).isEmpty();
        assertThat(unparsedFrom(tree)).isEqualTo(3);
    }

    @Test
    void a_length_below_0_is_misread() {
        FieldTree tree = new Survival(new Kryo()).decode(HexFormat.of().parseHex("01005BC401FFFFFFFF0F"));
        assertThat(values(tree)).isEmpty();
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).startsWith("A length cannot be below 0"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void what_so_many_checks_have_held_for_stays(boolean registered) {
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            orders.add(new Order());
        }
        byte[] bytes = written(orders, true, registered);
        int middle = bytes.length / 2;
        // The marker of some object, in the middle of the bytes, becomes one that cannot be.
        while (bytes[middle] != 1) {
            middle++;
        }
        Arrays.fill(bytes, middle, middle + 8, (byte) 0xFF);
        FieldTree tree = read(registered ? REGISTERED : CLASSES, bytes);
        assertThat(tree.facts().issues()).isNotEmpty();
        assertThat(tree.facts().covered()).isBetween(middle * 9L / 10, (long) middle);
        assertThat(values(tree)).hasSizeGreaterThan(2000);
    }

    @Test
    void what_is_cut_off_leaves_all_before_it() {
        byte[] bytes = written(new Order(), true, false);
        FieldTree tree = read(CLASSES, Arrays.copyOf(bytes, bytes.length - 1));
        assertThat(values(tree)).hasSize(4);
    }

    @Test
    void a_class_that_is_missing_leaves_all_before_it() {
        byte[] bytes = written(new ArrayList<>(List.of("text", 5, new Order())), true, false);
        FieldTree tree = new Survival(new Kryo()).decode(bytes);
        assertThat(values(tree)).containsExactly("length=3  written as 4", "value=\"text\"", "value=5");
    }

    @Test
    void a_name_that_no_class_has_is_misread() {
        // A list of two: an int, and a class by name whose name is no name.
        byte[] bytes = HexFormat.of().parseHex("01006A6176612E7574696C2E41727261794C6973F40103020A01012B2DAB");
        FieldTree tree = new Survival(new Kryo()).decode(bytes);
        assertThat(values(tree)).isEmpty();
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).startsWith("No class has such a name"));
    }

    @ParameterizedTest
    @CsvSource({
        // A boolean that is neither, in a class of one field that is registered; the value is shown with what is wrong.
        "class A = 9 { boolean a; }, 0B0107, A boolean is 0 or 1",
        "enum E = 9 { X Y }, 0B05, The enum has no such constant",
    })
    void a_byte_that_its_type_does_not_have_is_an_issue(String classes, String hex, String message) {
        FieldTree tree = read(classes.replace("X Y", "X, Y"), HexFormat.of().parseHex(hex));
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).startsWith(message));
        assertThat(tree.facts().covered()).isEqualTo(hex.length() / 2);
    }
}
