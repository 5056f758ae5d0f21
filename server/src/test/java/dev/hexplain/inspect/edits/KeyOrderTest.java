package dev.hexplain.inspect.edits;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.javaserialization.Says;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Slow;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class KeyOrderTest {
    private static long place(Collection<?> elements, String added) throws Exception {
        Decoded written = Decoded.of(new JavaSerialization(), Says.written(elements));
        LogicalValue.Sequence sequence = (LogicalValue.Sequence) new TreeValues(written.tree()).root();
        return KeyOrder.ofElement(sequence.elements(), added);
    }

    /** A sorted set is read by its order. */
    @Test
    void a_new_element_of_a_large_sorted_set_stands_where_it_belongs() throws Exception {
        TreeSet<Integer> even =
                new TreeSet<>(IntStream.range(0, 100_500).mapToObj(i -> 2 * i).toList());

        assertThat(place(even, "150001")).isEqualTo(75_001);
        assertThat(place(even.descendingSet(), "150001")).isEqualTo(100_500 - 75_001);
    }

    @Test
    void texts_have_the_order_of_texts_and_others_none() throws Exception {
        assertThat(place(new ArrayList<>(List.of("10", "2", "b")), "20")).isEqualTo(2);
        assertThat(place(new ArrayList<>(List.of("b", "10", "2")), "1")).isEqualTo(3);
        assertThat(place(new ArrayList<>(List.of("b", "d", "a")), "c")).isEqualTo(3);
        assertThat(place(new ArrayList<>(List.of("a")), "0")).isEqualTo(1);
    }
}
