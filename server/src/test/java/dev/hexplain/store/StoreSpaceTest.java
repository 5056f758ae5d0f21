package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.testing.FakeVolume;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreSpaceTest {
    private static final long MB = 1 << 20;

    @TempDir
    private Path folder;

    private final Caches caches = new Caches();
    private final FakeVolume volume = new FakeVolume(1000 * MB, 10_000 * MB);

    @Test
    void the_usual_floor_is_a_tenth_of_a_small_volume() {
        assertThat(StoreLimits.DEFAULT.floor(48 * MB)).isEqualTo(48 * MB / 10);
        assertThat(StoreLimits.DEFAULT.floor(1_000_000 * MB)).isEqualTo(256 * MB);
        assertThat(new StoreLimits(OptionalLong.of(7), OptionalLong.empty(), OptionalLong.empty(), Map.of())
                        .floor(48 * MB))
                .isEqualTo(7);
    }

    @Test
    void below_the_floor_nothing_is_to_be_had() {
        StoreSpace space = space(OptionalLong.empty());

        space.take(StoreShare.DUMPS, 744 * MB);
        volume.leave(256 * MB);

        assertThatThrownBy(() -> space.take(StoreShare.DUMPS, 1))
                .isInstanceOf(StorageFailure.class)
                .hasMessageContainingAll("256.0 MiB", "--min-free");
        assertThat(space.used(StoreShare.DUMPS)).isEqualTo(744 * MB);
    }

    @Test
    void the_store_may_take_no_more_than_its_limit() {
        StoreSpace space = space(OptionalLong.of(100));
        SpaceAllowance account = space.account(StoreShare.INDEXES, () -> {});

        account.take(60);
        space.take(StoreShare.DUMPS, 40);
        assertThatThrownBy(() -> account.take(1)).hasMessageContainingAll("100 bytes", "--max-store");
        account.end();

        assertThat(space.used(StoreShare.INDEXES)).isZero();
        assertThatCode(() -> space.take(StoreShare.DUMPS, 60)).doesNotThrowAnyException();
    }

    @Test
    void what_was_read_longest_ago_goes_first_and_what_is_read_stays() throws IOException {
        StoreSpace space = space(OptionalLong.of(3000));
        CacheFolder read = cache(space, "read", 700);
        CacheFolder old = cache(space, "old", 700);
        CacheFolder fresh = cache(space, "fresh", 700);
        try (CacheFolder.Reading reading = read.read().orElseThrow()) {
            fresh.read().orElseThrow().close();

            space.take(StoreShare.DUMPS, 1000);

            assertThat(reading.manifest().files()).containsKey("column");
            assertThat(old.path()).doesNotExist();
            assertThat(read.path()).isDirectory();
            assertThat(fresh.path()).isDirectory();
        }
        space.take(StoreShare.DUMPS, 1900);
        assertThat(read.path()).doesNotExist();
        assertThat(fresh.path()).doesNotExist();
        assertThat(space.used(StoreShare.INDEXES)).isZero();
    }

    private StoreSpace space(OptionalLong maxStore) {
        return new StoreSpace(
                volume, new StoreLimits(OptionalLong.empty(), maxStore, OptionalLong.empty(), Map.of()), caches, true);
    }

    private CacheFolder cache(StoreSpace space, String name, int bytes) throws IOException {
        CacheFolder cache = new CacheFolder(folder.resolve(name), "whole", StoreShare.INDEXES, space);
        SpaceAllowance account = cache.begin();
        account.take(bytes);
        Files.write(cache.path().resolve("column"), new byte[bytes]);
        account.end();
        cache.finish(Manifest.note(Map.of()));
        return cache;
    }
}
