package dev.hexplain.decoders.thrift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Structs and messages that the project itself wrote, with the same in JSON. */
class ThriftCorpusTest {
    @TestFactory
    Stream<DynamicTest> its_values_are_those_of_the_json_beside_it() {
        return Corpus.files(Corpus.folder("thrift-fixtures")).stream()
                .filter(file -> name(file).matches("[^-]*\\.(binary|compact)"))
                .map(file -> DynamicTest.dynamicTest(name(file), () -> compare(file)));
    }

    @Test
    void interface_files_of_others_are_read() throws IOException {
        for (String each : List.of("DebugProtoTest", "ThriftTest", "ConstantsDemo")) {
            Path idl = Corpus.folder("thrift-fixtures").resolve("idl/" + each + ".thrift");
            assertThat(ThriftSchema.read(Schema.of(idl.getFileName().toString(), "", Files.readString(idl)))
                            .structs())
                    .isNotEmpty();
        }
    }

    @Test
    void an_interface_file_gives_fields_their_names() throws IOException {
        Path folder = Corpus.folder("thrift-fixtures");
        String idl = Files.readString(folder.resolve("idl/DebugProtoTest.thrift"));
        Decoder decoder = new ThriftCompact().with(Schema.of("debug", "OneOfEach", idl));
        try (FieldTree tree = decoded(decoder, folder.resolve("OneOfEach.compact"))) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(text(tree, "struct.im_true")).isEqualTo("true");
            assertThat(text(tree, "struct.integer64")).isEqualTo("6000000000");
            assertThat(text(tree, "struct.some_characters")).isEqualTo("\"JSON THIS! \\\"\\u0001\"");
            assertThat(text(tree, "struct.i64_list[2]")).isEqualTo("3");
        }
    }

    private static String text(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private static FieldTree decoded(Decoder decoder, Path file) throws IOException {
        return decoder.decode(
                Source.ofBytes(name(file), Files.readAllBytes(file)),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE);
    }

    private static void compare(Path file) throws IOException {
        Decoder decoder = name(file).endsWith("binary") ? new ThriftBinary() : new ThriftCompact();
        Path json = file.resolveSibling(name(file).replaceAll("binary|compact", "tjson"));
        Object expected = TypedJson.read(new String(Files.readAllBytes(json), StandardCharsets.UTF_8));
        try (FieldTree tree = decoded(decoder, file)) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(Files.size(file));
            TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
            Field at = tree.root();
            at = tree.child(at, "frame").orElse(at);
            if (expected instanceof List<?> message) {
                at = tree.child(at, "message").orElseThrow();
                Field header = tree.child(at, "header").orElseThrow();
                assertThat(tree.value(tree.child(header, "name").orElseThrow()).actual())
                        .isEqualTo("\"" + message.get(1) + "\"");
                assertThat(tree.value(tree.child(header, "seqid").orElseThrow()).actual())
                        .isEqualTo(message.get(3));
                compareStruct(tree, tree.child(at, "body").orElseThrow(), (Map<?, ?>) message.get(4));
            } else {
                compareStruct(tree, tree.child(at, "struct").orElseThrow(), (Map<?, ?>) expected);
            }
        }
    }

    private static void compareStruct(FieldTree tree, Field struct, Map<?, ?> expected) {
        long fields = tree.children(struct, 0, 1000).stream()
                .filter(child -> !child.shape().production().isEmpty())
                .count();
        assertThat(fields).as(struct.name()).isEqualTo(expected.size());
        expected.forEach((id, typed) -> {
            Map.Entry<?, ?> value = ((Map<?, ?>) typed).entrySet().iterator().next();
            Field field = tree.child(struct, (String) id).orElseThrow();
            compare(tree, field, (String) value.getKey(), value.getValue());
        });
    }

    private static void compare(FieldTree tree, Field field, String type, Object expected) {
        switch (type) {
            case "rec" -> compareStruct(tree, field, (Map<?, ?>) expected);
            case "lst", "set" -> {
                List<?> items = (List<?>) expected;
                for (int i = 2; i < items.size(); i++) {
                    compare(tree, item(tree, field, i - 2), (String) items.get(0), items.get(i));
                }
            }
            case "map" -> {
                List<?> parts = (List<?>) expected;
                int entry = 0;
                for (Map.Entry<?, ?> each : ((Map<?, ?>) parts.get(3)).entrySet()) {
                    Field row = item(tree, field, entry++);
                    compare(tree, tree.child(row, "key").orElseThrow(), (String) parts.get(0), each.getKey());
                    compare(tree, tree.child(row, "value").orElseThrow(), (String) parts.get(1), each.getValue());
                }
            }
            case "str" -> compareText(tree, field, (String) expected);
            case "tf" -> assertThat(tree.value(field).actual()).isEqualTo(expected.equals("1") ? "true" : "false");
            case "dbl" ->
                assertThat(Double.parseDouble(tree.value(field).actual()))
                        .isEqualTo(Double.parseDouble((String) expected));
            default -> assertThat(tree.value(field).actual()).as(field.name()).isEqualTo(expected);
        }
    }

    private static Field item(FieldTree tree, Field of, int number) {
        return tree.children(of, 0, 1000).stream()
                .filter(child -> !child.shape().production().isEmpty())
                .toList()
                .get(number);
    }

    /** JSON has bytes in Base64. */
    private static void compareText(FieldTree tree, Field field, String expected) {
        Field content = tree.child(field, "value").orElseThrow();
        byte[] bytes = tree.source().copy(content.offset(), (int) content.length());
        boolean same = new String(bytes, StandardCharsets.UTF_8).equals(expected)
                || Base64.getEncoder().withoutPadding().encodeToString(bytes).equals(expected.replace("=", ""));
        assertThat(same).as("%s should be %s", field, expected).isTrue();
    }
}
