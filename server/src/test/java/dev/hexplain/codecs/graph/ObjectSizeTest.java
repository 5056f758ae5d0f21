package dev.hexplain.codecs.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObjectSizeTest {
    @Test
    void elements_count_and_texts_by_their_length() {
        assertThat(ObjectSize.of(new long[500])).isEqualTo(501);
        assertThat(ObjectSize.of(new byte[160])).isEqualTo(11);
        assertThat(ObjectSize.of("a".repeat(160))).isEqualTo(11);
        assertThat(ObjectSize.of(Arrays.asList(1, null, "x"))).isEqualTo(4);
        assertThat(ObjectSize.of(Map.of("k", new int[10]))).isEqualTo(12);
    }

    @Test
    void what_is_there_twice_counts_once_but_where_it_is_written_twice() {
        long[] array = new long[1000];
        List<Object> twice = List.of(array, array);
        assertThat(ObjectSize.of(twice)).isEqualTo(1002);
        assertThat(UnrolledSize.of(twice)).isEqualTo(2003);
        String text = "a".repeat(1600);
        assertThat(ObjectSize.of(List.of(text, text))).isEqualTo(203);
    }

    @Test
    void an_object_that_holds_itself_has_a_size() {
        List<Object> own = new ArrayList<>();
        own.add(own);
        assertThat(ObjectSize.of(own)).isEqualTo(1);
    }
}
