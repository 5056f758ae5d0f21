package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.CutValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many values that become others at once. */
@Slow
class JointEditTest {
    private static FieldTree tree(String format, byte[] bytes) {
        Decoder decoder = NativeDecoders.all().stream()
                .filter(each -> each.id().equals(format))
                .findFirst()
                .orElseThrow();
        return decoder.decode(
                Source.ofBytes("many", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    /** Counts how often all is decoded. */
    private static final class Counting implements ValueEdit.Decoding {
        private final String format;
        private final FieldTree before;
        private int decodings;

        Counting(String format, byte[] bytes) {
            this.format = format;
            this.before = tree(format, bytes);
        }

        @Override
        public FieldTree decode(Patch patch) {
            decodings++;
            return tree(format, patch.applied(before.source()));
        }

        @Override
        public long mostOfAllFields() {
            return 1 << 24;
        }

        @Override
        public void requireTime() {
            // there is enough
        }

        @Override
        public void endedAt(CutValue value) {
            // is told elsewhere
        }
    }

    private static Optional<JointEdit> joint(Counting counting, String... changes) throws Exception {
        return JointEdit.of(
                counting.before,
                IntStream.range(0, changes.length / 2)
                        .mapToObj(i -> new JointEdit.Change(new ValueLocation.At(changes[2 * i]), changes[2 * i + 1]))
                        .toList(),
                counting);
    }

    private static Counting json(String text) {
        return new Counting("json", text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private static String edited(String json, Alteration... alterations) throws Exception {
        byte[] bytes = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return new String(EditedBytes.edited(bytes, "json", alterations), StandardCharsets.UTF_8).replace('"', '\'');
    }

    /** A comma, 0x2C, is behind each: read as a number, it says the same as 22, 43 or 44 by chance. */
    @Test
    void a_thousand_values_are_decoded_once() throws Exception {
        int count = 1_000;
        String text = IntStream.range(0, count)
                .mapToObj("{'id':%d,'of':0}"::formatted)
                .toList()
                .toString();
        String[] changes = IntStream.range(0, count)
                .boxed()
                .flatMap(i -> List.of("[" + i + "].id", Integer.toString(i + 12_345)).stream())
                .toArray(String[]::new);
        Counting counting = json(text);

        JointEdit made = joint(counting, changes).orElseThrow();

        assertThat(counting.decodings).isEqualTo(1);
        assertThat(made.each()).hasSize(count);
        assertThat(new String(made.patch().applied(counting.before.source()), StandardCharsets.UTF_8))
                .isEqualTo(IntStream.range(0, count)
                        .mapToObj(i -> "{\"id\":%d,\"of\":0}".formatted(i + 12_345))
                        .toList()
                        .toString());
    }

    /** Each changes the lengths of its text, of the list and of the document. */
    @Test
    void a_thousand_values_in_one_document_replace_its_lengths_once() throws Exception {
        int count = 1_000;
        String[] changes = IntStream.range(0, count)
                .boxed()
                .flatMap(i -> List.of("list[" + i + "]", "a text " + i).stream())
                .toArray(String[]::new);
        Counting counting = new Counting("bson", bson(count, i -> "t" + i));

        JointEdit made = joint(counting, changes).orElseThrow();

        assertThat(counting.decodings).isEqualTo(1);
        assertThat(made.each()).hasSize(count);
        assertThat(made.patch().replacements()).hasSize(2 * count + 2);
        assertThat(made.patch().applied(counting.before.source())).isEqualTo(bson(count, i -> "a text " + i));
    }

    /** A document with a list of texts. */
    private static byte[] bson(int count, IntFunction<String> text) {
        ByteArrayOutputStream list = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            byte[] string = (text.apply(i) + "\0").getBytes(StandardCharsets.UTF_8);
            list.write(0x02);
            list.writeBytes((i + "\0").getBytes(StandardCharsets.UTF_8));
            list.writeBytes(int32(string.length));
            list.writeBytes(string);
        }
        ByteArrayOutputStream document = new ByteArrayOutputStream();
        document.write(0x04);
        document.writeBytes("list\0".getBytes(StandardCharsets.UTF_8));
        document.writeBytes(document(list.toByteArray()));
        return document(document.toByteArray());
    }

    private static byte[] document(byte[] elements) {
        ByteBuffer document = ByteBuffer.allocate(elements.length + 5).order(ByteOrder.LITTLE_ENDIAN);
        return document.putInt(elements.length + 5).put(elements).array();
    }

    private static byte[] int32(int number) {
        return ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number)
                .array();
    }

    @Test
    void what_touches_the_same_bytes_is_not_made_at_once() throws Exception {
        Counting counting = json("{'a':1,'b':2}");

        assertThat(joint(counting, "a", "5", "b", "6", "a", "7").orElseThrow().each())
                .hasSize(2);
        assertThat(joint(counting, "a", "5", "a", "6")).isEmpty();
        assertThat(joint(counting, "a", "5", "c", "6")).isEmpty();
        assertThat(edited(
                        "{'a':1,'b':2}", new Assignment("a", "5"), new Assignment("b", "6"), new Assignment("a", "7")))
                .isEqualTo("{'a':7,'b':6}");
        assertThat(edited("{'a':1}", new Assignment("a", "2"), new Assignment("a", "1")))
                .isEqualTo("{'a':1}");
    }

    /** One that has to be written in another way is made by itself; those around it are not. */
    @Test
    void values_of_other_kinds_are_made_too() throws Exception {
        assertThat(edited(
                        "[1,'a',null,true,2.5]",
                        new Assignment("[0]", "null"),
                        new Assignment("[1]", "a \"b\""),
                        new Assignment("[2]", "x"),
                        new Assignment("[3]", "false"),
                        new Assignment("[4]", "7")))
                .startsWith("[null,'a \\'b\\'',");
    }

    /** Each text has a length of its own before it. */
    @Test
    void values_of_a_java_stream_are_made_at_once_with_their_lengths() throws Exception {
        List<Object> list = new ArrayList<>();
        List<Object> wanted = new ArrayList<>();
        List<Alteration> alterations = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            list.add(i % 2 == 0 ? "text " + i : (Object) (long) i);
            wanted.add(i % 2 == 0 ? "another text " + i : (Object) (i + 100L));
            alterations.add(new Assignment("[" + i + "]", String.valueOf(wanted.get(i))));
        }
        byte[] bytes = EditedBytes.edited(
                Serialized.stream(list), "java_serialization", alterations.toArray(Alteration[]::new));

        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            assertThat(in.readObject()).isEqualTo(wanted);
        }
    }
}
