package dev.hexplain.inspect.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class PoolTest {
    private final List<String> opened = new ArrayList<>();
    private final List<String> closed = new ArrayList<>();
    private final Pool<String, Member> pool = new Pool<>(2, this::open);

    private record Member(String key, List<String> closed) implements Pool.Member {
        @Override
        public void close() {
            closed.add(key);
        }
    }

    private Member open(String key) throws IOException {
        if (key.equals("broken")) {
            throw new IOException(key);
        }
        opened.add(key);
        return new Member(key, closed);
    }

    @Test
    void what_is_open_is_lent_again() throws IOException {
        pool.lease("a").close();
        pool.lease("a").close();

        assertThat(opened).containsExactly("a");
        assertThat(closed).isEmpty();
    }

    @Test
    void what_was_used_longest_ago_is_closed_first() throws IOException {
        pool.lease("a").close();
        pool.lease("b").close();
        pool.lease("a").close();
        pool.lease("c").close();

        assertThat(closed).containsExactly("b");
    }

    @Test
    void what_is_lent_is_not_closed_under_its_reader() throws IOException {
        Pool<String, Member>.Lease reader = pool.lease("a");
        pool.lease("b").close();
        pool.lease("c").close();
        pool.drop("a");
        assertThat(closed).doesNotContain("a");

        reader.close();
        assertThat(closed).containsOnlyOnce("a");
    }

    @Test
    void what_was_dropped_is_opened_anew() throws IOException {
        Pool<String, Member>.Lease reader = pool.lease("a");
        pool.drop("a");
        pool.lease("a").close();

        assertThat(opened).containsExactly("a", "a");
        reader.close();
    }

    @Test
    void nobody_waits_while_one_is_closed() throws IOException {
        AtomicReference<Pool<String, Pool.Member>> asked = new AtomicReference<>();
        List<Integer> sizes = new ArrayList<>();
        asked.set(new Pool<>(1, key -> () -> sizes.add(inAnotherThread(asked.get()::size))));

        asked.get().lease("a").close();
        asked.get().lease("b").close();
        asked.get().close();

        assertThat(sizes).containsExactly(1, 0);
    }

    private static <T> T inAnotherThread(Supplier<T> question) {
        return CompletableFuture.supplyAsync(question)
                .orTimeout(10, TimeUnit.SECONDS)
                .join();
    }

    @Test
    void what_cannot_be_opened_leaves_nothing() {
        assertThatThrownBy(() -> pool.lease("broken")).hasMessage("broken");
        assertThat(pool.has("broken")).isFalse();
    }
}
