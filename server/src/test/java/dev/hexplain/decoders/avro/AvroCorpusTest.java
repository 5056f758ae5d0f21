package dev.hexplain.decoders.avro;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.generic.IndexedRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Container files of the project's own tests, compared with what its library reads. */
@Slow
class AvroCorpusTest {
    @TestFactory
    Stream<DynamicTest> its_objects_are_those_that_the_library_reads() {
        return Corpus.files(Corpus.folder("avro")).stream()
                .filter(file -> file.toString().endsWith(".avro"))
                .filter(file -> !file.toString().matches(".*(bad|truncated).*"))
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> compare(file)));
    }

    @Test
    void a_branch_that_a_union_has_not_is_an_issue_where_it_stands() throws IOException {
        Issue issue = firstIssue("lang/c/tests/avro-1237-bad-union-discriminant.avro");
        assertThat(issue.message()).isEqualTo("The union has no such branch");
        assertThat(issue.offset()).isEqualTo(0x56);
        assertThat(issue.actual()).isEqualTo("2");
    }

    @Test
    void a_file_that_breaks_off_is_an_issue_where_it_ends() throws IOException {
        Issue issue = firstIssue("lang/c/tests/avro-1238-truncated.avro");
        assertThat(issue.message()).isEqualTo("Unexpected end of data in the sync marker");
        assertThat(issue.offset()).isEqualTo(0x59);
    }

    @Test
    void a_file_of_before_the_first_version_is_none() throws IOException {
        assertThat(firstIssue("share/test/data/test.avro12").message()).isEqualTo("This is no container file");
    }

    @Test
    void fingerprints_are_those_of_the_specification() throws IOException {
        String cases = Files.readString(Corpus.folder("avro").resolve("share/test/data/schema-tests.txt"));
        JsonMapper json = JsonMapper.builder()
                .enable(JsonReadFeature.ALLOW_LEADING_ZEROS_FOR_NUMBERS)
                .build();
        int compared = 0;
        JsonNode input = json.nullNode();
        for (String each : cases.split("<<")) {
            String text = each.strip().replaceAll("\\s*\\n//.*", "");
            if (text.startsWith("INPUT")) {
                String schema = text.substring("INPUT".length()).strip();
                input = json.readTree(schema.equals("INPUT") ? "null" : schema.replaceAll("\\s*INPUT$", ""));
            } else if (text.startsWith("canonical")) {
                String expected = text.substring("canonical".length()).strip();
                assertThat(AvroFingerprint.canonical(input, "")).isEqualTo(expected);
                compared++;
            } else if (text.startsWith("fingerprint")) {
                long expected =
                        Long.parseLong(text.substring("fingerprint".length()).strip());
                assertThat(AvroFingerprint.of(input)).isEqualTo(expected);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(40);
    }

    private static Issue firstIssue(String path) throws IOException {
        try (FieldTree tree = decoded(Corpus.folder("avro").resolve(path))) {
            TreeInvariants.check(tree);
            return tree.facts().issues().getFirst();
        }
    }

    private static FieldTree decoded(Path file) throws IOException {
        return new AvroContainer()
                .decode(
                        Source.ofBytes(file.toString(), Files.readAllBytes(file)),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE);
    }

    private static void compare(Path file) throws IOException {
        try (FieldTree tree = decoded(file);
                DataFileReader<Object> reader =
                        new DataFileReader<>(new File(file.toString()), new GenericDatumReader<>())) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(Files.size(file));
            TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
            Field blocks = tree.child(tree.root(), "blocks").orElseThrow();
            for (Field block : tree.children(blocks, 0, 1000)) {
                Field holder = tree.child(block, "data").orElse(block);
                Field objects = tree.child(holder, "objects").orElseThrow();
                for (Field object : tree.children(objects, 0, 100_000)) {
                    compare(tree, object, reader.next());
                }
            }
            assertThat(reader.hasNext()).isFalse();
        }
    }

    private static void compare(FieldTree tree, Field field, Object expected) {
        if (field.type().equals("union")) {
            compare(tree, tree.child(field, "value").orElseThrow(), expected);
            return;
        }
        switch (expected) {
            case IndexedRecord record ->
                record.getSchema()
                        .getFields()
                        .forEach(each ->
                                compare(tree, tree.child(field, each.name()).orElseThrow(), record.get(each.pos())));
            case List<?> list -> {
                List<Field> items = items(tree, field);
                assertThat(items).hasSameSizeAs(list);
                for (int i = 0; i < items.size(); i++) {
                    compare(tree, items.get(i), list.get(i));
                }
            }
            case Map<?, ?> map ->
                map.forEach((key, value) -> {
                    Field entry = items(tree, field).stream()
                            .filter(each -> each.name().equals(key.toString()))
                            .findFirst()
                            .orElseThrow();
                    compare(tree, tree.child(entry, "value").orElseThrow(), value);
                });
            case CharSequence text -> compareBytes(tree, field, text.toString().getBytes(StandardCharsets.UTF_8));
            case ByteBuffer bytes -> compareBytes(tree, field, bytes.array());
            case GenericFixed fixed -> compareBytes(tree, field, fixed.bytes());
            case org.apache.avro.generic.GenericEnumSymbol<?> symbol ->
                assertThat(tree.value(field).symbol()).isEqualTo(symbol.toString());
            case null -> assertThat(tree.value(field).actual()).isEqualTo("null");
            default -> assertThat(tree.value(field).actual()).isEqualTo(expected.toString());
        }
    }

    private static List<Field> items(FieldTree tree, Field of) {
        return tree.children(of, 0, 100).stream()
                .filter(block -> block.name().equals("block"))
                .flatMap(block -> tree.children(block, tree.slotChildCount(block), 100_000).stream())
                .toList();
    }

    private static void compareBytes(FieldTree tree, Field field, byte[] expected) {
        Field content = tree.child(field, "value").orElse(field);
        assertThat(tree.sourceOf(content).copy(content.offset(), (int) content.length()))
                .isEqualTo(expected);
    }
}
