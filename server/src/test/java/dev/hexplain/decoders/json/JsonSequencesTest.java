package dev.hexplain.decoders.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON texts one after the other: by lines, without anything between, behind record separators (RFC 7464). */
class JsonSequencesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'a':1}\n{'a':2}\n",
                "{'a':1}{'a':2}",
                "\u001E{'a':1}\n\u001E{'a':2}\n",
                "\u001E{'a':1}\u001E {'a':2}",
                "\u001E\u001E\n{'a':1}\n\n\u001E\u001E{'a':2}\n\u001E",
            })
    void each_text_is_an_item(String spelled) {
        byte[] bytes = spelled.replace('\'', '"').getBytes(UTF_8);
        assertThat(new Json().probe(Source.ofBytes("texts", bytes)))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.confidence()).isGreaterThan(90);
                    assertThat(found.reason()).isEqualTo("JSON objects, one after the other");
                });
        try (FieldTree tree = new Survival(new Json()).decode(bytes)) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(bytes.length);
            TreeInvariants.check(tree);
            assertThat(tree.value(tree.find("item[0].a").orElseThrow()).actual())
                    .isEqualTo("1");
            assertThat(tree.value(tree.find("item[1].a").orElseThrow()).actual())
                    .isEqualTo("2");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\u001E'a':1}", "['x',\u001E1]", "\u001E"})
    void a_separator_stands_between_texts_only(String spelled) {
        byte[] bytes = spelled.replace('\'', '"').getBytes(UTF_8);
        assertThat(new Json().probe(Source.ofBytes("texts", bytes))).isEmpty();
    }
}
