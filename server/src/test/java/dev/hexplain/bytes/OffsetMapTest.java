package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OffsetMapTest {

    @Test
    void a_byte_leads_to_the_run_it_was_made_of() {
        OffsetMap.Builder rows = OffsetMap.builder();
        for (int row = 0; row < 100; row++) {
            rows.add(row * 16L, 16, row * 68L, 67);
        }
        OffsetMap map = rows.build();
        assertThat(map.from(new Range(33, 1))).isEqualTo(new Range(136, 67));
        assertThat(map.from(new Range(15, 2))).isEqualTo(new Range(0, 135));
    }

    @Test
    void byte_for_byte_runs_are_exact_and_become_one() {
        OffsetMap.Builder segments = OffsetMap.builder();
        segments.add(0, 100, 1000, 100);
        segments.add(100, 50, 1100, 50);
        segments.add(150, 10, 70, 10);
        OffsetMap map = segments.build();
        assertThat(map.runs()).hasSize(2);
        assertThat(map.from(new Range(120, 4))).isEqualTo(new Range(1120, 4));
        assertThat(map.from(new Range(155, 2))).isEqualTo(new Range(75, 2));
    }

    @Test
    void many_runs_become_fewer_and_stay_true() {
        OffsetMap.Builder rows = OffsetMap.builder();
        int count = 5 * OffsetMap.MOST + 7;
        for (long row = 0; row < count; row++) {
            rows.add(row * 16, 16, row * 68, 67);
        }
        OffsetMap map = rows.build();
        assertThat(map.runs()).hasSizeLessThanOrEqualTo(OffsetMap.MOST);
        for (long row = 0; row < count; row += 501) {
            Range from = map.from(new Range(row * 16 + 3, 1));
            assertThat(from.offset()).isLessThanOrEqualTo(row * 68);
            assertThat(from.end()).isGreaterThanOrEqualTo(row * 68 + 67);
        }
        assertThat(map.runs().getLast().made().end()).isEqualTo(count * 16L);
        assertThat(OffsetMap.ofLongs(map.toLongs()).runs()).isEqualTo(map.runs());
    }

    @Test
    void groups_that_follow_each_other_are_one_run_that_knows_each() {
        OffsetMap.Builder groups = OffsetMap.builder();
        groups.addGroups(0, 6, 10, 3, 4);
        groups.addGroups(6, 4, 18, 3, 4);
        groups.addGroups(10, 3, 40, 3, 4);
        OffsetMap map = groups.build();
        assertThat(map.runs()).hasSize(2);
        assertThat(map.from(new Range(0, 1))).isEqualTo(new Range(10, 4));
        assertThat(map.from(new Range(4, 3))).isEqualTo(new Range(14, 8));
        assertThat(map.from(new Range(9, 1))).isEqualTo(new Range(22, 4));
        assertThat(map.from(new Range(9, 2))).isEqualTo(new Range(22, 22));
        assertThat(map.shifted(100).from(new Range(0, 1))).isEqualTo(new Range(110, 4));
        assertThat(OffsetMap.ofLongs(map.toLongs()).runs()).isEqualTo(map.runs());
    }

    @Test
    void many_runs_of_groups_become_fewer_and_stay_true() {
        OffsetMap.Builder rows = OffsetMap.builder();
        int count = 3 * OffsetMap.MOST + 7;
        for (long row = 0; row < count; row++) {
            rows.addGroups(row * 57, 57, row * 77, 3, 4);
        }
        OffsetMap map = rows.build();
        assertThat(map.runs()).hasSizeLessThanOrEqualTo(OffsetMap.MOST);
        for (long row = 0; row < count; row += 501) {
            Range from = map.from(new Range(row * 57 + 3, 1));
            assertThat(from.offset()).isLessThanOrEqualTo(row * 77 + 4);
            assertThat(from.end()).isGreaterThanOrEqualTo(row * 77 + 8);
        }
    }

    @Test
    void nothing_known_is_an_empty_range() {
        assertThat(OffsetMap.NONE.from(new Range(0, 1)).length()).isZero();
    }
}
