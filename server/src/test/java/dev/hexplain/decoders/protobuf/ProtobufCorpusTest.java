package dev.hexplain.decoders.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages of a disassembler's own tests, compared with what it shows and with what the library reads. */
@Slow
class ProtobufCorpusTest {
    private static final Pattern LINE = Pattern.compile("(\\d+):(VARINT|I64|I32|LEN|SGROUP|EGROUP) ?([^#]*).*");

    private static Path folder() {
        return Corpus.folder("protobuf-protoscope").resolve("testdata");
    }

    private static FieldTree decoded(Decoder decoder, byte[] bytes) {
        FieldTree tree = decoder.decode(
                Source.ofBytes("message", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        return tree;
    }

    @Test
    void numbers_wire_types_and_values_are_those_that_are_shown() throws IOException {
        List<String> expected = new ArrayList<>();
        for (String line : Files.readAllLines(folder().resolve("explicit-wire-types.pb.golden"))) {
            Matcher matcher = LINE.matcher(line);
            if (matcher.matches()) {
                expected.add(matcher.group(1) + " " + matcher.group(2));
            }
        }
        try (FieldTree tree = decoded(new Protobuf(), Files.readAllBytes(folder().resolve("message.pb")))) {
            List<String> found = new ArrayList<>();
            for (Field row : rows(tree, tree.root())) {
                String tag = tree.value(tree.children(row, 0, 1).getFirst()).description();
                found.add(tag.replace("field ", "").replace(",", ""));
                if (tag.endsWith("SGROUP")) {
                    found.add(tag.replace("field ", "").replace(",", "").replace("SGROUP", "EGROUP"));
                }
            }
            assertThat(found).isEqualTo(expected);
        }
    }

    /** Fields of a message in order, runs unfolded. */
    private static List<Field> rows(FieldTree tree, Field message) {
        List<Field> rows = new ArrayList<>();
        for (Field child : tree.children(message, tree.slotChildCount(message), 100_000)) {
            if (child.type().startsWith("repeated") || child.type().startsWith("map ")) {
                rows.addAll(tree.children(child, 0, 100_000));
            } else if (!child.shape().production().isEmpty()) {
                rows.add(child);
            }
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(strings = {"message", "maps", "oneof", "packed", "packed-big", "proto3", "unittest.proto"})
    void without_a_schema_fields_are_those_that_the_library_keeps(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(folder().resolve(name + ".pb"));
        try (FieldTree tree = decoded(new Protobuf(), bytes)) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
            compare(tree, tree.root(), UnknownFieldSet.parseFrom(bytes));
        }
    }

    private static void compare(FieldTree tree, Field message, UnknownFieldSet expected) {
        List<Field> rows = rows(tree, message);
        expected.asMap().forEach((number, field) -> {
            List<Field> same =
                    rows.stream().filter(row -> number(tree, row) == number).toList();
            int at = 0;
            for (long value : field.getVarintList()) {
                assertThat(tree.value(same.get(at++)).actual()).isEqualTo(Long.toString(value));
            }
            for (int value : field.getFixed32List()) {
                assertThat(tree.value(same.get(at++)).actual()).isEqualTo(Integer.toString(value));
            }
            for (long value : field.getFixed64List()) {
                assertThat(tree.value(same.get(at++)).actual()).isEqualTo(Long.toString(value));
            }
            for (ByteString value : field.getLengthDelimitedList()) {
                assertThat(content(tree, same.get(at++))).isEqualTo(value.toByteArray());
            }
            for (UnknownFieldSet value : field.getGroupList()) {
                compare(tree, same.get(at++), value);
            }
            assertThat(at).isEqualTo(same.size());
        });
    }

    private static long number(FieldTree tree, Field row) {
        String tag = tree.value(tree.children(row, 0, 1).getFirst()).actual();
        return Long.parseLong(tag) >>> 3;
    }

    private static byte[] content(FieldTree tree, Field row) {
        Field length = tree.child(row, "length").orElseThrow();
        return tree.source().copy(length.end(), (int) (row.end() - length.end()));
    }

    /** By the source of the schema, and by its descriptor set. */
    @ParameterizedTest
    @CsvSource({
        "message, TestAllTypes",
        "oneof, TestAllTypes",
        "packed, TestPackedTypes",
        "packed-big, TestPackedTypes",
    })
    void with_a_schema_values_are_those_that_the_library_reads(String name, String type) throws Exception {
        byte[] bytes = Files.readAllBytes(folder().resolve(name + ".pb"));
        byte[] set = Files.readAllBytes(folder().resolve("unittest.proto.pb"));
        String source = Files.readString(folder().resolve("unittest.proto"));
        FileDescriptorSet files = FileDescriptorSet.parseFrom(set);
        FileDescriptor file = FileDescriptor.buildFrom(files.getFile(0), new FileDescriptor[0], true);
        Descriptor descriptor = file.findMessageTypeByName(type);
        DynamicMessage expected = DynamicMessage.parseFrom(descriptor, bytes);
        for (Schema schema : List.of(Schema.of("source", type, source), new Schema("set", type, set))) {
            try (FieldTree tree = decoded(new Protobuf().with(schema), bytes)) {
                assertThat(tree.facts().hasErrors()).isFalse();
                assertThat(tree.facts().covered()).isEqualTo(bytes.length);
                compare(tree, tree.root(), expected);
            }
        }
    }

    private static void compare(FieldTree tree, Field message, Message expected) {
        for (Map.Entry<FieldDescriptor, Object> each : expected.getAllFields().entrySet()) {
            List<Field> fields = tree.children(message, 0, 100_000).stream()
                    .filter(child -> child.name().equals(each.getKey().getName()))
                    .toList();
            if (each.getKey().isRepeated()) {
                List<Field> elements = fields.stream()
                        .flatMap(field -> tree.children(field, 0, 100_000).stream())
                        .filter(child -> child.name().startsWith("["))
                        .toList();
                List<?> values = (List<?>) each.getValue();
                assertThat(elements).as(each.getKey().getName()).hasSameSizeAs(values);
                for (int i = 0; i < elements.size(); i++) {
                    assertThat(elements.get(i).name()).isEqualTo("[" + i + "]");
                    compareValue(tree, elements.get(i), values.get(i));
                }
            } else {
                compareValue(tree, fields.getLast(), each.getValue());
            }
        }
    }

    private static void compareValue(FieldTree tree, Field field, Object expected) {
        switch (expected) {
            case Message message -> compare(tree, field, message);
            case String text -> assertThat(content(tree, field)).asString().isEqualTo(text);
            case ByteString bytes -> assertThat(content(tree, field)).isEqualTo(bytes.toByteArray());
            case EnumValueDescriptor symbol ->
                assertThat(tree.value(field).actual()).isEqualTo(Integer.toString(symbol.getNumber()));
            default -> assertThat(tree.value(field).actual()).as(field.name()).isEqualTo(expected.toString());
        }
    }

    @Test
    void groups_that_do_not_match_are_issues_where_they_stand() throws IOException {
        try (FieldTree tree = decoded(new Protobuf(), Files.readAllBytes(folder().resolve("groups.pb")))) {
            assertThat(tree.facts().covered()).isEqualTo(51);
            assertThat(tree.facts().issues())
                    .anySatisfy(issue -> {
                        assertThat(issue.message()).isEqualTo("A group ends here that is not open");
                        assertThat(issue.offset()).isEqualTo(0x11);
                    })
                    .anySatisfy(issue -> assertThat(issue.message()).isEqualTo("A group is not ended"));
        }
    }
}
