package dev.hexplain.decoders.bson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The BSON corpus of the MongoDB specifications. */
class BsonCorpusTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Survival SURVIVAL = new Survival(new Bson());

    /** Keys of objects that stand for one value; others are documents that only look like one. */
    private static final Set<String> SPELLED_AS_NUMBER = Set.of("$numberDouble");

    @TestFactory
    Stream<DynamicTest> every_document_has_the_values_that_its_extended_json_says() {
        return cases("valid", "canonical_bson")
                .map(example -> DynamicTest.dynamicTest(example.name, () -> {
                    FieldTree tree = SURVIVAL.decode(example.bytes());
                    assertThat(tree.facts().issues()).isEmpty();
                    assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
                    Field document = tree.find("document[0]").orElseThrow();
                    assertThat(ExtendedJson.of(tree, document))
                            .isEqualTo(plain(JSON.readTree(
                                    example.node.path("canonical_extjson").asText())));
                }));
    }

    @TestFactory
    Stream<DynamicTest> every_broken_document_is_a_clear_issue() {
        return cases("decodeErrors", "bson")
                .map(example -> DynamicTest.dynamicTest(example.name, () -> {
                    SURVIVAL.read(example.bytes());
                    FieldTree tree = SURVIVAL.decode(example.bytes());
                    assertThat(tree.facts().issues())
                            .filteredOn(issue -> issue.severity() == Severity.ERROR)
                            .isNotEmpty()
                            .allSatisfy(issue -> {
                                assertThat(issue.message()).isNotBlank();
                                assertThat(issue.expected()).isNotBlank();
                            });
                    assertThat(tree.facts().issues()).extracting(Issue::offset).allMatch(offset -> offset > 0);
                }));
    }

    private record Case(String name, JsonNode node, String hexAt) {
        byte[] bytes() {
            return HexFormat.of().parseHex(node.path(hexAt).asText());
        }
    }

    private static Stream<Case> cases(String section, String hexAt) {
        List<Case> cases = new ArrayList<>();
        Corpus.files(Corpus.folder("bson-corpus")).stream()
                .filter(file -> file.toString().endsWith(".json"))
                .forEach(file -> {
                    try {
                        JSON.readTree(file.toFile()).path(section).forEach(node -> {
                            if (node.has(hexAt)) {
                                cases.add(new Case(
                                        file.getFileName() + ": "
                                                + node.path("description").asText(),
                                        node,
                                        hexAt));
                            }
                        });
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                });
        return cases.stream();
    }

    private static Object plain(JsonNode json) {
        return switch (json.getNodeType()) {
            case OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                json.properties()
                        .forEach(each -> members.put(
                                each.getKey(),
                                SPELLED_AS_NUMBER.contains(each.getKey())
                                        ? Double.valueOf(each.getValue().asText())
                                        : each.getKey().equals("subType")
                                                ? each.getValue().asText().length() == 1
                                                        ? "0" + each.getValue().asText()
                                                        : each.getValue().asText()
                                                : plain(each.getValue())));
                yield members;
            }
            case ARRAY -> {
                List<Object> elements = new ArrayList<>();
                json.forEach(each -> elements.add(plain(each)));
                yield elements;
            }
            case STRING -> json.textValue();
            case BOOLEAN -> json.booleanValue();
            case NUMBER -> json.longValue();
            default -> "null";
        };
    }
}
