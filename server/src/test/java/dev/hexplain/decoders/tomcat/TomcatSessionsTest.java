package dev.hexplain.decoders.tomcat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sessions that Tomcat wrote: their fields by name, their attributes by theirs; and broken ones. */
@Slow
class TomcatSessionsTest implements DamageContract {
    private static final Decoder SESSIONS = new TomcatSessions(new JavaSerialization());

    record Cart(String owner, int items) implements Serializable {}

    private static Map<String, Object> attributes() {
        Map<String, Object> attributes = new LinkedHashMap<>();
        attributes.put("cart", new Cart("Ada", 2));
        attributes.put("visits", 2);
        attributes.put("a b", new ArrayList<>(List.of("x", true)));
        return attributes;
    }

    private static FieldTree decode(byte[] bytes) {
        return SESSIONS.decode(
                Source.ofBytes("sessions", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    private static String text(TreeValues values, String path) {
        return values.find(path)
                .map(value -> value instanceof LogicalValue.Scalar scalar
                        ? scalar.text().first(100)
                        : value.type())
                .orElse("");
    }

    @Test
    void a_session_says_its_fields_and_attributes() throws IOException {
        try (FieldTree tree = decode(WrittenSessions.one("0123456789ABCDEF", attributes()))) {
            TreeValues values = new TreeValues(tree);
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(values.root().type()).isEqualTo("org.apache.catalina.session.StandardSession");
            assertThat(text(values, "id")).isEqualTo("0123456789ABCDEF");
            assertThat(text(values, "creationTime")).isEqualTo("2023-11-14T22:13:20Z");
            assertThat(text(values, "maxInactiveInterval")).isEqualTo("1800");
            assertThat(text(values, "isValid")).isEqualTo("true");
            assertThat(text(values, "authType")).isEqualTo("null");
            assertThat(text(values, "attributes.cart")).isEqualTo(Cart.class.getName());
            assertThat(text(values, "attributes.cart.owner")).isEqualTo("Ada");
            assertThat(text(values, "attributes.visits")).isEqualTo("2");
            assertThat(text(values, "attributes[\"a b\"][0]")).isEqualTo("x");
        }
    }

    @Test
    void sessions_of_one_file_share_classes_and_numbers() throws IOException {
        byte[] bytes = WrittenSessions.all(
                WrittenSessions.session("first", attributes()),
                WrittenSessions.session("second", attributes()),
                WrittenSessions.session("third", Map.of()));
        try (FieldTree tree = decode(bytes)) {
            TreeValues values = new TreeValues(tree);
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(text(values, "[1].id")).isEqualTo("second");
            assertThat(text(values, "[1].attributes.cart.owner")).isEqualTo("Ada");
            assertThat(text(values, "[2].id")).isEqualTo("third");
            assertThat(values.find("[3]")).isEmpty();
        }
    }

    @Test
    void a_byte_is_known_by_its_session_and_attribute() throws IOException {
        byte[] bytes = WrittenSessions.all(
                WrittenSessions.session("first", attributes()), WrittenSessions.session("second", attributes()));
        try (FieldTree tree = decode(bytes)) {
            TreeValues values = new TreeValues(tree);
            long owner = values.find("[1].attributes.cart.items")
                    .orElseThrow()
                    .field()
                    .offset();
            assertThat(ValuePath.of(values.around(tree.at(owner).orElseThrow())))
                    .isEqualTo("[1].attributes.cart.items");
            assertThat(tree.find("session[1].attributes.cart")).isPresent();
        }
    }

    @Test
    void sessions_of_a_cluster_have_a_version_and_listeners() throws IOException {
        byte[] bytes = WrittenSessions.all(
                WrittenSessions.clustered("first", attributes()), WrittenSessions.clustered("second", Map.of()));
        try (FieldTree tree = decode(bytes)) {
            TreeValues values = new TreeValues(tree);
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(values.find("[0]").orElseThrow().type())
                    .isEqualTo("org.apache.catalina.ha.session.DeltaSession");
            assertThat(text(values, "[0].version")).isEqualTo("0");
            assertThat(text(values, "[0].hasPrincipal")).isEqualTo("false");
            assertThat(text(values, "[0].attributes.cart.owner")).isEqualTo("Ada");
            assertThat(text(values, "[1].id")).isEqualTo("second");
        }
    }

    @Test
    void sessions_are_recognised_and_other_streams_are_not() throws IOException {
        assertThat(SESSIONS.probe(Source.ofBytes("one", WrittenSessions.one("id", Map.of()))))
                .singleElement()
                .satisfies(found -> assertThat(found.confidence()).isEqualTo(100));
        assertThat(SESSIONS.probe(Source.ofBytes("all", WrittenSessions.all(WrittenSessions.session("id", Map.of())))))
                .hasSize(1);
        assertThat(SESSIONS.probe(Source.ofBytes("none", WrittenSessions.all())))
                .isEmpty();
    }

    @Override
    public Decoder decoder() {
        return SESSIONS;
    }

    @Override
    public List<byte[]> whole() {
        try {
            return List.of(
                    WrittenSessions.one("id", attributes()),
                    WrittenSessions.all(
                            WrittenSessions.session("first", attributes()),
                            WrittenSessions.session("second", Map.of())),
                    WrittenSessions.all(WrittenSessions.clustered("first", attributes())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
