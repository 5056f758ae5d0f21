package dev.hexplain.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Serialized;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Walk;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameSearchTest {
    private record Item(String sku, double price, long[] stock) implements Serializable {}

    private static final FieldTree TREE =
            Decoded.of(javaStreams(), serialized()).tree();

    private static Decoder javaStreams() {
        return NativeDecoders.all().stream()
                .filter(decoder -> decoder.id().equals("java_serialization"))
                .findFirst()
                .orElseThrow();
    }

    private static byte[] serialized() {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            items.add(new Item("sku-" + i, i / 4.0, new long[1000]));
        }
        return Serialized.stream(items);
    }

    @ParameterizedTest
    @ValueSource(strings = {"price", "serialVersionUID", "class", "[3].price", "stock[2]", "nothing"})
    void fields_are_found_by_a_part_of_their_name_or_the_end_of_their_path(String text) {
        List<String> expected = new ArrayList<>();
        int step = Math.max(text.lastIndexOf('.') + 1, Math.max(0, text.lastIndexOf('[')));
        for (Walk walk = new Walk(TREE); walk.next(); ) {
            String path = walk.path();
            boolean isIn = walk.name().contains(text.substring(step))
                    && path.substring(0, path.length() - walk.name().length()).endsWith(text.substring(0, step));
            if (isIn) {
                expected.add(path);
            }
        }

        assertThat(paths(new NameSearch(TREE, named(text, false)))).isEqualTo(expected);
    }

    @Test
    void the_case_of_letters_may_be_ignored() {
        assertThat(paths(new NameSearch(TREE, named("PRICE", false)))).isEmpty();
        assertThat(paths(new NameSearch(TREE, named("PRICE", true)))).hasSizeGreaterThanOrEqualTo(20);
    }

    @Test
    void a_search_goes_on_at_any_field() {
        SearchRequest request = named("e", true);
        List<String> whole = paths(new NameSearch(TREE, request));
        List<String> parts = new ArrayList<>();
        NameSearch search = new NameSearch(TREE, request);
        for (NameSearch.Named found = search.next(); found != null; found = search.next()) {
            parts.add(found.path());
            String position = search.position();
            search = new NameSearch(TREE, request);
            assertThat(search.goTo(position)).isTrue();
        }

        assertThat(parts).hasSizeGreaterThan(100).isEqualTo(whole);
        assertThat(search.goTo("99999999")).isFalse();
        assertThat(search.goTo("here")).isFalse();
    }

    @Test
    void a_walk_stands_at_any_field_as_if_it_had_come_there() {
        for (Walk walk = new Walk(TREE); walk.next(); walk.skipElements()) {
            Walk there = Walk.at(TREE, walk.field().id());
            assertThat(there.path()).isEqualTo(walk.path()).isEqualTo(Paths.of(TREE, there.field()));
            assertThat(there.depth()).isEqualTo(walk.depth());
        }
    }

    /** A chain of objects that is far deeper than a path is written whole. */
    private static final class Link implements Serializable {
        private static final long serialVersionUID = 1L;
        private final int number;
        private final Link next;

        private Link(int number, Link next) {
            this.number = number;
            this.next = next;
        }
    }

    @Test
    void a_walk_goes_on_in_the_depth_as_if_it_had_come_there() {
        Link chain = null;
        for (int i = 0; i < 300; i++) {
            chain = new Link(i, chain);
        }
        FieldTree deep = Decoded.of(javaStreams(), Serialized.stream(chain)).tree();
        int all = rest(new Walk(deep));
        int passed = 0;
        for (Walk walk = new Walk(deep); walk.next(); ) {
            passed++;
            if (passed % 50 == 0) {
                Walk there = Walk.at(deep, walk.field().id());
                assertThat(there.path()).isEqualTo(walk.path());
                assertThat(there.depth()).isEqualTo(walk.depth());
                assertThat(rest(there)).isEqualTo(all - passed);
            }
        }
        assertThat(passed).isEqualTo(all).isGreaterThan(1000);
    }

    private static int rest(Walk walk) {
        int fields = 0;
        while (walk.next()) {
            fields++;
        }
        return fields;
    }

    private static SearchRequest named(String text, boolean ignoresCase) {
        return new SearchRequest(text, SearchKind.NAME, ignoresCase);
    }

    private static List<String> paths(NameSearch search) {
        List<String> paths = new ArrayList<>();
        for (NameSearch.Named found = search.next(); found != null; found = search.next()) {
            paths.add(found.path());
        }
        assertThat(search.isOver()).isTrue();
        return paths;
    }
}
