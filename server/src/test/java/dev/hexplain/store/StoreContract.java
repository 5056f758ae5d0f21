package dev.hexplain.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.bytes.SourceStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What a store does with dumps, wherever it keeps things. */
abstract class StoreContract extends OpenedStore {
    @Test
    void a_dump_is_there_as_it_came_and_after_a_start() throws Exception {
        byte[] content = random(100_000);
        Dump dump = add("order.ser", content);
        assertThat(dump.sha256()).isEqualTo(Sha256.of(content));
        assertThat(bytes(dump)).isEqualTo(content);

        reopen();

        assertThat(store().dumps().get(dump.id())).contains(dump);
        assertThat(bytes(dump)).isEqualTo(content);
        assertThat(store().usage().dumps()).isEqualTo(content.length);
    }

    @Test
    void a_dump_of_many_parts_is_there_as_it_came() throws Exception {
        byte[] content = random((40 << 20) + 7);
        Dump dump = add("large", content);
        assertThat(Sha256.of(new SourceStream(store().dumps().open(dump)))).isEqualTo(Sha256.of(content));
    }

    @Test
    void an_empty_dump_is_a_dump() throws Exception {
        assertThat(bytes(add("nothing", new byte[0]))).isEmpty();
    }

    @Test
    void the_same_content_is_the_same_dump_and_keeps_its_name() throws Exception {
        Dump first = add("a", new byte[] {1});
        Dump second = add("b", new byte[] {1});
        assertThat(second.id()).isEqualTo(first.id());
        assertThat(store().dumps().get(first.id())).map(Dump::name).contains("a");
        assertThat(store().dumps().count()).isEqualTo(1);
    }

    @Test
    void many_who_bring_the_same_content_at_once_get_one_dump() throws Exception {
        byte[] content = random(50_000);
        List<Callable<String>> uploads =
                java.util.Collections.nCopies(12, () -> add("x", content).id());
        try (ExecutorService pool = Executors.newFixedThreadPool(12)) {
            List<String> ids = pool.invokeAll(uploads).stream()
                    .map(future -> future.resultNow())
                    .distinct()
                    .toList();
            assertThat(ids).hasSize(1);
        }
        assertThat(bytes(store().dumps().page(DumpFilter.ALL, 0, 10).getFirst()))
                .isEqualTo(content);
    }

    @Test
    void a_deleted_dump_is_gone_with_its_notes_and_trees() throws Exception {
        Dump dump = add("x", random(1000));
        TreeEntry tree =
                store().trees().ensure(dump.id(), "java", "raw", 0, "auto").orElseThrow();
        store().notes().put(dump.id(), List.of(note("here")));

        assertThat(store().dumps().delete(dump.id())).isTrue();

        assertThat(store().dumps().get(dump.id())).isEmpty();
        assertThat(store().trees().get(tree.id())).isEmpty();
        assertThat(store().notes().of(dump.id())).isEmpty();
        assertThat(store().usage().dumps()).isZero();
        assertThatThrownBy(() -> store().dumps().open(dump)).isInstanceOf(Deleted.class);
        assertThat(store().dumps().delete(dump.id())).isFalse();
    }

    @Test
    void what_is_brought_again_after_it_was_deleted_is_there() throws Exception {
        byte[] content = random(1000);
        store().dumps().delete(add("x", content).id());
        assertThat(bytes(add("y", content))).isEqualTo(content);
    }

    @Test
    void an_upload_that_breaks_off_leaves_nothing() {
        InputStream broken = new InputStream() {
            private int left = 100_000;

            @Override
            public int read() throws IOException {
                if (left-- <= 0) {
                    throw new IOException("The connection broke");
                }
                return 7;
            }
        };
        assertThatThrownBy(() -> store().dumps().add("x", broken, QUOTA)).hasMessage("The connection broke");
        assertThat(store().dumps().count()).isZero();
        assertThat(store().incoming()).isEmptyDirectory();
    }

    @Test
    void lists_are_searched_and_paged_in_the_order_of_uploads() throws Exception {
        for (String name : List.of("Order 1.ser", "order 2.json", "100%_done!.bin")) {
            add(name, name.getBytes(UTF_8));
        }
        store().dumps()
                .decodedAs(store().dumps().page(DumpFilter.of("1.ser"), 0, 1).getFirst(), "java-serialization");
        assertThat(names(DumpFilter.of("ORDER"))).containsExactlyInAnyOrder("order 2.json", "Order 1.ser");
        assertThat(names(DumpFilter.of("order java"))).containsExactly("Order 1.ser");
        assertThat(names(DumpFilter.of("%_"))).containsExactly("100%_done!.bin");
        assertThat(store().dumps().count(DumpFilter.of("order"))).isEqualTo(2);
        assertThat(store().dumps().page(DumpFilter.ALL, 1, 1)).hasSize(1);
    }

    @Test
    void texts_that_a_database_does_not_take_are_kept_as_far_as_it_does() throws Exception {
        Dump dump = add("nul \0, half \uD83D of a pair, \uD83D\uDE00 and so on".repeat(10), new byte[] {1});
        store().dumps().summarise(dump.id(), "nul \0");
        store().notes().put(dump.id(), List.of(note("nul \0")));
        assertThat(store().dumps().get(dump.id()))
                .map(Dump::name)
                .hasValueSatisfying(
                        name -> assertThat(name).startsWith("nul \uFFFD, half \uFFFD of a pair, \uD83D\uDE00"));
        assertThat(store().notes().of(dump.id())).extracting(Note::text).containsExactly("nul \uFFFD");
    }

    @Test
    void a_tree_of_the_same_choices_is_the_same_tree() throws Exception {
        Dump dump = add("a", new byte[] {1});
        Optional<TreeEntry> tree = store().trees().ensure(dump.id(), "java", "raw", 0, "auto");
        assertThat(store().trees().ensure(dump.id(), "java", "raw", 0, "auto")).isEqualTo(tree);
        assertThat(store().trees().ensure(dump.id(), "java", "raw", 1, "auto")).isNotEqualTo(tree);
        assertThat(store().trees().ensure("nobody", "java", "raw", 0, "auto")).isEmpty();
    }

    /** In a thread of its own, which works for somebody. */
    private static void as(SpaceAccess access, ThrowingRunnable work) throws Exception {
        access.enter();
        try {
            work.run();
        } finally {
            SpaceAccess.leave();
        }
    }

    /** Something that may fail. */
    @FunctionalInterface
    private interface ThrowingRunnable {
        void run() throws Exception;
    }

    private static SpaceAccess of(String space) {
        return new SpaceAccess(Optional.of(Set.of(space)), space);
    }

    @Test
    void the_same_content_is_a_dump_in_each_space_and_is_there_until_the_last_is_deleted() throws Exception {
        byte[] content = {1, 2, 3};
        Map<String, Dump> dumps = new HashMap<>();
        for (String space : List.of("payments", "orders", SpaceAccess.PUBLIC)) {
            as(of(space), () -> dumps.put(space, store().dumps().add(space, new ByteArrayInputStream(content), 100)));
        }
        Dump payments = dumps.get("payments");
        Dump orders = dumps.get("orders");
        TreeEntry tree =
                store().trees().ensure(payments.id(), "java", "raw", 0, "auto").orElseThrow();

        assertThat(dumps.values()).extracting(Dump::id).doesNotHaveDuplicates();
        assertThat(dumps.values()).extracting(Dump::sha256).containsOnly(payments.sha256());
        assertThat(store().dumps().spaces()).containsExactly("orders", "payments", SpaceAccess.PUBLIC);
        as(of("payments"), () -> {
            assertThat(store().dumps().get(payments.id())).contains(payments);
            assertThat(store().dumps().get(orders.id())).isEmpty();
            assertThat(store().dumps().rename(orders.id(), "mine")).isEmpty();
            assertThat(store().dumps().withContent(payments.sha256())).contains(payments);
            assertThat(store().dumps()
                            .add("again", new ByteArrayInputStream(content), 100)
                            .id())
                    .isEqualTo(payments.id());
            assertThat(names(DumpFilter.ALL)).containsExactly("payments");
            assertThat(names(DumpFilter.ALL.in("orders"))).isEmpty();
            assertThat(store().dumps().count(DumpFilter.ALL)).isEqualTo(1);
            assertThat(store().trees().get(tree.id())).contains(tree);
        });
        as(of("orders"), () -> assertThat(store().trees().get(tree.id())).isEmpty());
        assertThat(store().dumps().count(DumpFilter.ALL)).isEqualTo(3);
        assertThat(names(DumpFilter.ALL.in("orders"))).containsExactly("orders");

        assertThat(store().dumps().delete(orders.id())).isTrue();
        assertThat(bytes(payments)).isEqualTo(content);
        assertThat(store().dumps().delete(payments.id())).isTrue();
        assertThat(bytes(dumps.get(SpaceAccess.PUBLIC))).isEqualTo(content);
        assertThat(store().dumps().delete(dumps.get(SpaceAccess.PUBLIC).id())).isTrue();
        assertThat(store().dumps().count()).isZero();
    }

    @Test
    void what_is_made_of_a_dump_goes_where_that_is() throws Exception {
        AtomicReference<Dump> payments = new AtomicReference<>();
        as(of("payments"), () -> payments.set(store().dumps().add("a", new ByteArrayInputStream(new byte[] {1}), 9)));

        as(new SpaceAccess(Optional.empty(), SpaceAccess.PUBLIC), () -> {
            assertThat(store().dumps()
                            .add("b", new ByteArrayInputStream(new byte[] {2}), 9)
                            .space())
                    .isEqualTo(SpaceAccess.PUBLIC);
            assertThat(store().dumps().get(payments.get().id())).isPresent();
            assertThat(store().dumps()
                            .addMade("c", new ByteArrayInputStream(new byte[] {3}), 9)
                            .space())
                    .isEqualTo("payments");
            Dump everybodys =
                    store().dumps().withContent(Sha256.of(new byte[] {2})).orElseThrow();
            assertThat(store().dumps().get(everybodys.id())).isPresent();
            assertThat(store().dumps()
                            .addMade("e", new ByteArrayInputStream(new byte[] {5}), 9)
                            .space())
                    .as("of both dumps")
                    .isEqualTo("payments");
            Dump temporary = store().dumps().addTemporary("d", new byte[] {4});
            assertThat(temporary.space()).isEqualTo("payments");
            store().dumps().keep(temporary.id());
            assertThat(store().dumps().get(temporary.id()).map(Dump::space)).contains("payments");
        });
    }

    @Test
    void tokens_are_found_and_revoked() {
        AccessToken token = new AccessToken(
                "anna",
                "hash",
                "write",
                Instant.now().truncatedTo(ChronoUnit.MILLIS),
                Optional.empty(),
                Optional.empty(),
                List.of("payments", "orders"));
        assertThat(store().tokens().add(token)).isTrue();
        assertThat(store().tokens().add(token)).isFalse();
        assertThat(store().tokens().all()).containsExactly(token);
        assertThat(store().tokens().delete("anna")).isTrue();
    }

    @Test
    void the_last_of_what_callers_did_comes_first() throws Exception {
        store().audit().add("one");
        Thread.sleep(2);
        store().audit().add("other \0");
        assertThat(store().audit().latest(10)).hasSize(2).last().isEqualTo("one");
        assertThat(store().audit().latest(1)).singleElement().asString().startsWith("other");
    }

    @Test
    void it_says_that_all_of_it_answers() {
        store().checkDatabase();
        store().checkObjects();
        store().checkDisk();
    }

    private List<String> names(DumpFilter filter) {
        return store().dumps().page(filter, 0, 10).stream().map(Dump::name).toList();
    }
}
