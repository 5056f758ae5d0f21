package dev.hexplain.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** What a store does with formats, schemas, timings and bindings, wherever it keeps things. */
abstract class OwnThingsContract extends OpenedStore {
    private static final FormatKey ORDER = new FormatKey(SpaceAccess.PUBLIC, "order");

    @Test
    void a_format_has_versions_and_is_deleted_with_them() throws Exception {
        store().formats().save(ORDER, "meta: 1");
        store().formats().save(ORDER, "meta: 2");
        store().formats().save(ORDER, "meta: 2");
        assertThat(store().formats().versions(ORDER, 0, 10))
                .extracting(OwnFormat::version)
                .containsExactly(2, 1);
        assertThat(store().formats().text(store().formats().version(ORDER, 1).orElseThrow()))
                .isEqualTo("meta: 1");

        assertThat(store().formats().delete(ORDER)).isTrue();
        store().formats().save(ORDER, "meta: 3");

        assertThat(store().formats().text(store().formats().get(ORDER).orElseThrow()))
                .isEqualTo("meta: 3");
        assertThat(store().formats().versionCount(ORDER)).isEqualTo(1);
    }

    @Test
    void formats_of_one_id_in_two_spaces_have_nothing_to_do_with_each_other() throws Exception {
        FormatKey theirs = new FormatKey("fraud", "order");
        store().formats().save(ORDER, "meta: everybody's");
        store().formats().save(theirs, "meta: 1");
        store().formats().save(theirs, "meta: 2");

        reopen();

        assertThat(store().formats().all("fraud"))
                .extracting(OwnFormat::version)
                .containsExactly(2);
        assertThat(store().formats().all("payments")).isEmpty();
        assertThat(store().formats().ids()).containsExactly("order");
        assertThat(store().formats().delete(theirs)).isTrue();
        assertThat(store().formats().text(store().formats().get(ORDER).orElseThrow()))
                .isEqualTo("meta: everybody's");
    }

    @Test
    void a_format_has_the_trees_of_its_space_and_everybodys_those_that_no_other_decodes() throws Exception {
        FormatKey theirs = new FormatKey("fraud", "order");
        store().formats().save(theirs, "meta: 1");
        Dump everybodys = add("x", new byte[] {1});
        Map<String, String> treeBySpace = new HashMap<>();
        treeBySpace.put(SpaceAccess.PUBLIC, tree(everybodys));
        for (String space : List.of("fraud", "payments")) {
            new SpaceAccess(Optional.of(Set.of(space)), space).enter();
            treeBySpace.put(space, tree(add("x", new byte[] {1})));
            SpaceAccess.leave();
        }

        assertThat(store().trees().ofFormat(theirs))
                .extracting(TreeEntry::id)
                .containsExactly(treeBySpace.get("fraud"));
        assertThat(store().trees().ofFormat(ORDER))
                .extracting(TreeEntry::id)
                .containsExactlyInAnyOrder(treeBySpace.get(SpaceAccess.PUBLIC), treeBySpace.get("payments"));
    }

    private String tree(Dump dump) {
        return store().trees()
                .ensure(dump.id(), ORDER.id(), "raw", 0, "auto")
                .orElseThrow()
                .id();
    }

    @Test
    void two_who_save_a_format_at_once_get_two_versions() throws Exception {
        try (ExecutorService pool = Executors.newFixedThreadPool(8)) {
            List<Callable<OwnFormat>> saves = java.util.stream.IntStream.range(0, 8)
                    .<Callable<OwnFormat>>mapToObj(n ->
                            () -> store().formats().save(new FormatKey(SpaceAccess.PUBLIC, "f"), "meta: " + n))
                    .toList();
            assertThat(pool.invokeAll(saves))
                    .extracting(future -> future.resultNow().version())
                    .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
        }
    }

    @Test
    void schemas_and_timings_are_kept() throws Exception {
        OwnSchema schema = store().schemas()
                .add(SpaceAccess.PUBLIC, "protobuf", "Order", "order.proto", "message".getBytes(UTF_8));
        assertThat(store().schemas()
                        .add(SpaceAccess.PUBLIC, "protobuf", "Order", "again.proto", "message".getBytes(UTF_8)))
                .isEqualTo(schema);
        assertThat(store().schemas().content(schema)).asString().isEqualTo("message");
        OwnSchema theirs =
                store().schemas().add("fraud", "protobuf", "Order", "order.proto", "message".getBytes(UTF_8));
        assertThat(theirs.id()).isNotEqualTo(schema.id());
        assertThat(store().schemas().delete(schema.id())).isTrue();
        assertThat(store().schemas().get(schema.id())).isEmpty();
        assertThat(store().schemas().content(theirs)).asString().isEqualTo("message");

        TimingRunEntry run = store().timings().add(SpaceAccess.PUBLIC, "order", "quick", "cpu", "{}".getBytes(UTF_8));
        assertThat(store().timings().content(run)).asString().isEqualTo("{}");
        assertThat(store().timings().delete(run.id())).isTrue();
    }

    @Test
    void bindings_go_with_their_dump_and_keep_it() throws Exception {
        Dump bound = add("a", new byte[] {1});
        Dump free = add("b", new byte[] {2});
        store().bindings().bindFlow("%s raw 1".formatted(bound.id()), bound.id(), "jrmp");
        store().bindings().bindPort("payments", 1099, "jrmp");
        assertThat(store().bindings().flows("")).hasSize(1);
        assertThat(store().dumps().notOpenedSince(Instant.now().plusSeconds(10)))
                .containsExactly(free);
        store().dumps().delete(bound.id());
        assertThat(store().bindings().flows("")).isEmpty();
        assertThat(store().bindings().ports("payments")).containsOnlyKeys(1099);
        assertThat(store().bindings().ports(SpaceAccess.PUBLIC)).isEmpty();
    }
}
