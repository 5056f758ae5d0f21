package dev.hexplain.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GapsTest {
    private static final Gaps GAPS = Gaps.of(List.of(new Range(10, 5), new Range(20, 1)));

    @Test
    void offsets_inside_lead_to_the_end() {
        assertThat(GAPS.endFrom(10)).isEqualTo(15);
        assertThat(GAPS.endFrom(14)).isEqualTo(15);
        assertThat(GAPS.endFrom(20)).isEqualTo(21);
    }

    @Test
    void offsets_outside_stay_where_they_are() {
        assertThat(GAPS.endFrom(9)).isEqualTo(9);
        assertThat(GAPS.endFrom(15)).isEqualTo(15);
        assertThat(GAPS.endFrom(21)).isEqualTo(21);
        assertThat(Gaps.NONE.endFrom(3)).isEqualTo(3);
    }

    @Test
    void what_was_made_of_nothing_is_a_gap() {
        OffsetMap.Builder map = OffsetMap.builder();
        map.add(0, 100, 24, 100);
        map.add(100, 30, 124, 0);
        map.add(130, 10, 200, 10);

        assertThat(map.build().gaps().endFrom(100)).isEqualTo(130);
        assertThat(map.build().gaps().endFrom(99)).isEqualTo(99);
    }

    @Test
    void a_source_knows_its_gaps() {
        Source whole = Source.ofBytes("x", new byte[40]);
        assertThat(whole.gaps().isEmpty()).isTrue();
        assertThat(whole.with(Gaps.NONE)).isSameAs(whole);
        assertThat(whole.with(GAPS).gaps()).isSameAs(GAPS);
        assertThat(whole.with(GAPS).length()).isEqualTo(40);
    }
}
