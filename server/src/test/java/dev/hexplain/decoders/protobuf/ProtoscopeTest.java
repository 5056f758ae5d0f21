package dev.hexplain.decoders.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.protobuf.ProtoscopeText.Entry;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every text of a disassembler's own tests, field by field: numbers, wire types, values, what stands in what, and names
 * and symbols where a schema was given.
 */
class ProtoscopeTest {
    /** A row, and the name of the list it stands in or its own. */
    private record Row(String name, Field field) {}

    private final List<String> guessedOtherwise = new ArrayList<>();

    private static Path folder() {
        return Corpus.folder("protobuf-protoscope").resolve("testdata");
    }

    /**
     * The last column is what is taken for something else than there, on purpose: text that could be a message is text,
     * and end tags without a group are no message.
     */
    @ParameterizedTest
    @CsvSource({
        "explicit-wire-types, message, ''",
        "groups, groups, '1.3 text'",
        "maps-explicit-prefixes, maps, ''",
        "maps, maps, ''",
        "message-explicit-prefixes, message, ''",
        "message, message, ''",
        "no-groups, groups, '1.3 text'",
        "oneof, oneof, ''",
        "packed, packed, '95 packed varint'",
        "proto3, proto3, '36 packed varint'",
    })
    void without_a_schema_a_message_is_what_the_text_says(String golden, String message, String otherwise)
            throws IOException {
        compare(new Protobuf(), golden, message, false);
        assertThat(guessedOtherwise).containsExactly(otherwise.isEmpty() ? new String[0] : otherwise.split(","));
    }

    @ParameterizedTest
    @CsvSource({
        "message-fields, message, unittest.TestAllTypes",
        "packed-big, packed-big, unittest.TestPackedTypes",
        "packed-schema, packed, unittest.TestPackedTypes",
    })
    void with_a_schema_a_message_is_what_the_text_says(String golden, String message, String type) throws IOException {
        String source = Files.readString(folder().resolve("unittest.proto"));
        compare(new Protobuf().with(Schema.of("unittest", type, source)), golden, message, true);
        assertThat(guessedOtherwise).isEmpty();
    }

    @Test
    void a_descriptor_set_is_what_the_text_says() throws IOException {
        byte[] set = FileDescriptorSet.newBuilder()
                .addFile(DescriptorProtos.getDescriptor().toProto())
                .build()
                .toByteArray();
        Decoder decoder = new Protobuf().with(new Schema("set", "google.protobuf.FileDescriptorSet", set));
        compare(decoder, "unittest.proto", "unittest.proto", true);
        assertThat(guessedOtherwise).isEmpty();
    }

    private void compare(Decoder decoder, String golden, String message, boolean schema) throws IOException {
        byte[] bytes = Files.readAllBytes(folder().resolve(message + ".pb"));
        ByteArrayOutputStream assembled = new ByteArrayOutputStream();
        List<Entry> expected =
                ProtoscopeText.read(Files.readString(folder().resolve(golden + ".pb.golden")), assembled);
        assertThat(assembled.toByteArray()).as("what the text stands for").isEqualTo(bytes);
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("message", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeInvariants.check(tree);
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
            compare(tree, tree.root(), expected, "", schema);
        }
    }

    private void compare(FieldTree tree, Field message, List<Entry> expected, String path, boolean named) {
        List<Row> rows = rows(tree, message, expected);
        for (int i = 0; i < Math.min(rows.size(), expected.size()); i++) {
            String at = path + expected.get(i).number();
            compare(tree, rows.get(i), expected.get(i), at, named);
        }
        assertThat(rows).as("fields of " + path).hasSameSizeAs(expected);
    }

    /** Fields of a message in order, runs unfolded, without the end tag that belongs to a group. */
    private static List<Row> rows(FieldTree tree, Field message, List<Entry> expected) {
        List<Row> rows = new ArrayList<>();
        List<Field> children = tree.children(message, 0, 100_000);
        for (Field child : children.subList((int) tree.slotChildCount(message), children.size())) {
            if (child.type().startsWith("repeated")) {
                tree.children(child, 0, 100_000).forEach(each -> rows.add(new Row(child.name(), each)));
            } else {
                rows.add(new Row(child.name(), child));
            }
        }
        boolean ended =
                rows.size() == expected.size() + 1 && rows.getLast().name.equals("end");
        return ended ? rows.subList(0, expected.size()) : rows;
    }

    private void compare(FieldTree tree, Row row, Entry expected, String at, boolean named) {
        Field field = row.field;
        Field tag = field.shape().isLeaf() ? field : tree.children(field, 0, 1).getFirst();
        assertThat(tree.value(tag).description())
                .as(at)
                .isEqualTo("field " + expected.number() + ", " + expected.wireType());
        boolean known = named && !row.name.equals(Integer.toString(expected.number()));
        if (known && !expected.comment().isEmpty()) {
            assertThat(row.name).as(at).isEqualTo(expected.comment().split(",")[0]);
        }
        switch (expected.kind()) {
            case NUMBER -> compareNumber(tree, field, expected, at);
            case GROUP -> compare(tree, field, expected.inside(), at + ".", known);
            case MESSAGE -> {
                if (isMessage(tree, field)) {
                    compare(tree, field, expected.inside(), at + ".", known);
                } else {
                    guessedOtherwise.add(at + " " + field.type());
                    assertThat(content(tree, field)).as(at).isEqualTo(expected.bytes());
                }
            }
            case BYTES -> {
                assertThat(isMessage(tree, field)).as(at + " is a message").isFalse();
                assertThat(content(tree, field)).as(at).isEqualTo(expected.bytes());
            }
            case PACKED -> {
                List<String> values = tree.children(field, 0, 100_000).stream()
                        .filter(child -> child.name().startsWith("["))
                        .map(child -> tree.value(child).actual())
                        .toList();
                assertThat(values).as(at).isEqualTo(expected.values());
            }
            case END_GROUP -> {}
        }
    }

    private static void compareNumber(FieldTree tree, Field field, Entry expected, String at) {
        Field last = tree.children(field, 0, 3).getLast();
        assertThat(tree.sourceOf(last).copy(last.offset(), (int) last.length()))
                .as(at)
                .isEqualTo(expected.bytes());
        Value value = tree.value(field);
        assertThat(List.of(value.actual(), value.description().replace("or ", "")))
                .as(at)
                .anyMatch(shown -> isSame(shown, expected.value()));
        String[] comment = expected.comment().split(", ");
        if (comment.length > 1 && comment[1].matches("[A-Z_0-9]+")) {
            assertThat(value.symbol()).as(at).isEqualTo(comment[1]);
        }
    }

    /** Integers by their digits, real numbers by what they mean: exponents are spelt in two ways. */
    private static boolean isSame(String shown, String expected) {
        boolean real = expected.contains(".") && shown.contains(".");
        return real ? Double.parseDouble(shown) == Double.parseDouble(expected) : shown.equals(expected);
    }

    private static boolean isMessage(FieldTree tree, Field field) {
        return field.shape().production().equals(Productions.MAP);
    }

    private static byte[] content(FieldTree tree, Field row) {
        Field length = tree.child(row, "length").orElseThrow();
        return tree.source().copy(length.end(), (int) (row.end() - length.end()));
    }
}
