package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HandleTableTest {
    @Test
    void links_ordinals_and_offsets_both_ways_when_definitions_come_out_of_order() {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            HandleTable table = new HandleTable(TreeStorage.inMemory(), 1 << 20);
            List<Long> offsets = nested(random, 1 + random.nextInt(300));
            offsets.forEach(table::define);
            for (int ordinal = 0; ordinal < offsets.size(); ordinal++) {
                assertThat(table.offset(ordinal)).isEqualTo(offsets.get(ordinal));
                assertThat(table.ordinalAt(offsets.get(ordinal))).isEqualTo(ordinal);
                assertThat(table.ordinalAt(offsets.get(ordinal) + 1)).isEqualTo(-1);
            }
        }
    }

    @Test
    void what_was_forgotten_leaves_no_trace() {
        Random random = new Random(6);
        for (int round = 0; round < 200; round++) {
            List<Long> offsets = nested(random, 200);
            int kept = random.nextInt(offsets.size());
            HandleTable table = new HandleTable(TreeStorage.inMemory(), 1 << 20);
            offsets.subList(0, kept).forEach(table::define);
            int epochs = table.epochCount();
            for (Long forgotten : nested(random, 50)) {
                table.define(10_000 + forgotten);
                table.reset(10_000 + forgotten);
            }
            table.truncate(kept, epochs);
            offsets.subList(kept, offsets.size()).forEach(table::define);
            for (int ordinal = 0; ordinal < offsets.size(); ordinal++) {
                assertThat(table.offset(ordinal)).isEqualTo(offsets.get(ordinal));
                assertThat(table.ordinalAt(offsets.get(ordinal))).isEqualTo(ordinal);
            }
            assertThat(table.epochAt(Long.MAX_VALUE)).isZero();
        }
    }

    @Test
    void an_epoch_is_found_whatever_was_asked_before() {
        Random random = new Random(7);
        HandleTable table = new HandleTable(TreeStorage.inMemory(), 1 << 20);
        List<Long> starts = new ArrayList<>();
        for (long offset = 5; offset < 400; offset += random.nextInt(12)) {
            table.reset(offset);
            starts.add(offset);
        }
        for (int i = 0; i < 4000; i++) {
            long offset = random.nextInt(420);
            assertThat(table.epochAt(offset)).isEqualTo((int)
                    starts.stream().filter(start -> start <= offset).count());
        }
    }

    @Test
    void epochs_split_ordinals_and_offsets_at_each_reset() {
        HandleTable table = new HandleTable(TreeStorage.inMemory(), 1 << 20);
        table.define(4);
        table.define(10);
        table.reset(20);
        table.reset(21);
        table.define(30);
        table.reset(40);
        assertThat(List.of(table.epochAt(19), table.epochAt(20), table.epochAt(21), table.epochAt(39)))
                .containsExactly(0, 1, 2, 2);
        assertThat(table.epochAt(1_000)).isEqualTo(3);
        assertThat(List.of(table.epochOf(0), table.epochOf(1), table.epochOf(2)))
                .containsExactly(0, 0, 2);
        assertThat(List.of(table.firstOf(0), table.firstOf(1), table.firstOf(2), table.firstOf(3)))
                .containsExactly(0, 2, 2, 3);
        assertThat(List.of(table.endOf(0), table.endOf(1), table.endOf(2), table.endOf(3)))
                .containsExactly(2, 2, 3, 3);
    }

    @Test
    void a_table_without_handles_has_none() {
        HandleTable table = new HandleTable(TreeStorage.inMemory(), 1 << 20);
        assertThat(table.count()).isZero();
        assertThat(table.ordinalAt(0)).isEqualTo(-1);
        assertThat(table.epochAt(0)).isZero();
    }

    /** Offsets as objects define them: each thing has its own, and some get their handle after what is inside them. */
    private static List<Long> nested(Random random, int count) {
        List<Long> offsets = new ArrayList<>();
        long at = 4;
        while (offsets.size() < count) {
            List<Long> run = new ArrayList<>();
            for (int i = random.nextInt(3); i >= 0; i--) {
                run.add(at);
                at += 2 + random.nextInt(20);
            }
            Collections.rotate(run, -random.nextInt(run.size()));
            offsets.addAll(run);
        }
        return offsets.subList(0, count);
    }
}
