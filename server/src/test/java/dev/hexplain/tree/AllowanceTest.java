package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Storage asks before its files grow, and what it maps has its place on the disk. */
class AllowanceTest {
    private static final long ALLOWED = 1 << 20;

    @TempDir
    private Path folder;

    /** So many bytes, and no more. */
    private static final class Purse implements SpaceAllowance {
        private long taken;
        private int ended;

        @Override
        public void take(long bytes) {
            if (taken + bytes > ALLOWED) {
                throw StorageFailure.of(StorageFailure.Reason.NO_ROOM);
            }
            taken += bytes;
        }

        @Override
        public void end() {
            ended++;
        }
    }

    @Test
    void every_kind_of_file_asks_before_it_grows() throws IOException {
        Purse purse = new Purse();
        try (TreeStorage storage = TreeStorage.in(folder, purse)) {
            TreeStorage.Blob blob = storage.blob("blob");
            TreeStorage.Chunks column = storage.column("column");
            TreeStorage.Growth growth = storage.growth("growth");
            int[] chunk = new int[1 << 16];

            assertThatThrownBy(() -> endlessly(() -> blob.append(new byte[50_000])))
                    .isInstanceOf(StorageFailure.class);
            assertThatThrownBy(() -> column.write(0, chunk, chunk.length)).isInstanceOf(StorageFailure.class);
            assertThatThrownBy(() -> storage.scratch("scratch", ALLOWED)).isInstanceOf(StorageFailure.class);
            assertThatThrownBy(() -> {
                        growth.grow(2 * ALLOWED);
                        growth.back(ALLOWED);
                    })
                    .isInstanceOf(StorageFailure.class);
            assertThat(Files.size(folder.resolve("blob"))).isLessThanOrEqualTo(ALLOWED);
        }

        assertThat(purse.ended).isEqualTo(1);
    }

    @Test
    void what_grows_is_allocated_in_small_steps_and_keeps_what_was_written() {
        Purse purse = new Purse();
        try (TreeStorage storage = TreeStorage.in(folder, purse)) {
            TreeStorage.Growth growth = storage.growth("growth");
            MemorySegment room = growth.grow(ALLOWED);
            Random random = new Random(1);
            long backed = 0;
            for (int at = 0; at < 100_000; at++) {
                if (at >= backed) {
                    backed = growth.back(at + 1);
                }
                room.set(ValueLayout.JAVA_BYTE, at, (byte) random.nextInt());
            }
            growth.seal(100_000);

            assertThat(purse.taken).isBetween(100_000L, 300_000L);
            MemorySegment whole = storage.blob("growth").whole();
            Random again = new Random(1);
            for (int at = 0; at < 100_000; at++) {
                assertThat(whole.get(ValueLayout.JAVA_BYTE, at)).isEqualTo((byte) again.nextInt());
            }
        }
    }

    @Test
    void room_for_a_moment_leaves_no_file() throws IOException {
        try (TreeStorage storage = TreeStorage.in(folder)) {
            MemorySegment scratch = storage.scratch("scratch", 100_000);

            scratch.fill((byte) 7);

            assertThat(scratch.get(ValueLayout.JAVA_BYTE, 99_999)).isEqualTo((byte) 7);
            try (Stream<Path> files = Files.list(folder)) {
                assertThat(files).isEmpty();
            }
        }
    }

    private static void endlessly(Runnable action) {
        while (true) {
            action.run();
        }
    }
}
