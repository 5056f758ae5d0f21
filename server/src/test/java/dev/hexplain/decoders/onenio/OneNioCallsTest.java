package dev.hexplain.decoders.onenio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import one.nio.rpc.RemoteCall;
import one.nio.serial.CalcSizeStream;
import one.nio.serial.PersistStream;
import one.nio.serial.SerializeStream;
import org.junit.jupiter.api.Test;

/** Remote calls, and what classes write that write themselves: bytes of the library. */
class OneNioCallsTest {
    /** What a service offers. */
    public interface Service {
        int add(int number, String text, long[] more);

        void nothing();
    }

    /** Writes itself. */
    public static final class Written implements Externalizable {
        private static final long serialVersionUID = 1;

        private final int number = 7;
        private final String text = "hé";
        private final List<Integer> list = new ArrayList<>(List.of(1));
        private final String object = "o";
        private final boolean flag = true;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
            out.writeUTF(text);
            out.writeObject(list);
            out.writeObject(object);
            out.writeBoolean(flag);
        }

        @Override
        public void readExternal(ObjectInput in) {
            throw new UnsupportedOperationException();
        }
    }

    /** Of a type variable, the JVM knows what it extends. */
    public static final class Box<T, N extends Number> implements Serializable {
        private static final long serialVersionUID = 1;

        final Object[] arguments;
        T value;
        List<T> list;
        N number;
        T[] array;

        Box(Object... arguments) {
            this.arguments = arguments;
        }
    }

    private static final String CLASSES = """
        package dev.hexplain.decoders.onenio;
        class OneNioCallsTest {
          class Written implements java.io.Externalizable {
            int number;
            String text;
            java.util.List list;
            @Written("writeObject") String object;
            boolean flag;
          }
        }
        """;

    private static final String BOX = """
        package dev.hexplain.decoders.onenio;
        class OneNioCallsTest {
          class Box<T, N extends Number> { Object[] arguments; T value; java.util.List<T> list; N number; T[] array; }
        }
        """;

    private static byte[] bare(Object... values) throws IOException {
        CalcSizeStream size = new CalcSizeStream();
        for (Object value : values) {
            size.writeObject(value);
        }
        byte[] bytes = new byte[size.count()];
        SerializeStream out = new SerializeStream(bytes);
        for (Object value : values) {
            out.writeObject(value);
        }
        return bytes;
    }

    private static byte[] persisted(Object value) throws IOException {
        PersistStream out = new PersistStream();
        out.writeObject(value);
        return out.toByteArray();
    }

    private static RemoteCall call() throws NoSuchMethodException {
        return new RemoteCall(
                Service.class.getMethod("add", int.class, String.class, long[].class), 5, "b", new long[] {1, 2});
    }

    private static Decoder withClasses() {
        return new OneNio().with(Schema.of("written", "", CLASSES));
    }

    private static FieldTree whole(Decoder decoder, byte[] bytes) {
        FieldTree tree = new Survival(decoder).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow(() -> new AssertionError(path)))
                .actual();
    }

    @Test
    void type_variables_are_what_the_jvm_knows_of_them() throws IOException {
        Box<String, Integer> box = new Box<>();
        box.value = "v";
        box.number = 7;
        FieldTree tree = whole(new OneNio().with(Schema.of("box", "", BOX)), bare(box));
        assertThat(value(tree, "value[0].number")).isEqualTo("7");
        assertThat(tree.value(tree.find("value[0].value").orElseThrow()).description())
                .isEqualTo("\"v\"");
    }

    /** The second map has the very key objects of the first. */
    @Test
    void a_key_that_is_a_reference_is_called_as_the_key_it_refers_to() throws IOException {
        Map<Object, Object> first = new LinkedHashMap<>();
        first.put("a text", 1);
        first.put(1234L, 2);
        FieldTree tree = whole(new OneNioPersist(), persisted(List.of(first, new LinkedHashMap<>(first))));
        Set<String> paths = new TreeSet<>();
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        while (leaves.next()) {
            paths.add(leaves.path());
        }
        assertThat(paths).contains("[0].a text", "[0].1234", "[1].a text", "[1].1234");
    }

    @Test
    void a_call_alone_has_arguments_to_the_end() throws Exception {
        try (FieldTree tree = whole(withClasses(), bare(call()))) {
            assertThat(tree.find("value[0]").orElseThrow().type()).isEqualTo("RemoteCall");
            assertThat(value(tree, "value[0].argument[0]")).isEqualTo("5");
            assertThat(value(tree, "value[0].argument[1].text")).isEqualTo("\"b\"");
            assertThat(value(tree, "value[0].argument[2][1]")).isEqualTo("2");
        }
        whole(withClasses(), bare(new RemoteCall(Service.class.getMethod("nothing"))))
                .close();
    }

    @Test
    void the_description_of_a_method_says_how_many_arguments_it_has() throws Exception {
        RemoteCall call = call();
        byte[] bytes = bare(new ArrayList<>(Arrays.asList(call.serializer(), call, "behind", call)));
        try (FieldTree tree = whole(withClasses(), bytes)) {
            assertThat(value(tree, "value[0][0].name")).isEqualTo("\"add\"");
            assertThat(tree.value(tree.find("value[0][0].type[0]").orElseThrow())
                            .symbol())
                    .isEqualTo("int");
            assertThat(value(tree, "value[0][0].type[2].name")).isEqualTo("\"[J\"");
            assertThat(value(tree, "value[0][1].argument[0]")).isEqualTo("5");
            assertThat(value(tree, "value[0][2].text")).isEqualTo("\"behind\"");
            assertThat(value(tree, "value[0][3]")).isEqualTo("#2");
        }
        byte[] unknown = bare(new ArrayList<>(List.of(call)));
        try (FieldTree tree = new Survival(withClasses()).decode(unknown)) {
            assertThat(tree.facts().issues().getFirst().message()).startsWith("No description of the method");
        }
    }

    @Test
    void what_a_class_writes_itself_is_read_as_the_list_says() throws Exception {
        List<Written> two = new ArrayList<>(List.of(new Written(), new Written()));
        for (byte[] bytes : List.of(bare(two), persisted(two))) {
            try (FieldTree tree = whole(withClasses(), bytes)) {
                for (int i = 0; i < 2; i++) {
                    assertThat(value(tree, "value[0][" + i + "].number")).isEqualTo("7");
                    assertThat(value(tree, "value[0][" + i + "].text.text")).isEqualTo("\"hé\"");
                    assertThat(value(tree, "value[0][" + i + "].list[0]")).startsWith(i == 0 ? "1" : "#");
                    assertThat(value(tree, "value[0][" + i + "].flag")).isEqualTo("true");
                }
            }
        }
        try (FieldTree tree = new Survival(new OneNioPersist()).decode(persisted(new Written()))) {
            assertThat(tree.facts().issues().getFirst().expected()).contains("class list");
        }
    }

    @Test
    void damage_is_survived() throws Exception {
        RemoteCall call = call();
        Survival survival = new Survival(withClasses());
        for (byte[] whole : List.of(
                bare(new ArrayList<>(Arrays.asList(call.serializer(), call))),
                bare(new ArrayList<>(List.of(new Written(), new Written()))),
                persisted(new Written()))) {
            survival.readPrefixes(whole);
            survival.readChanged(whole);
        }
    }
}
