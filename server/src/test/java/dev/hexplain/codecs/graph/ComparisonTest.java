package dev.hexplain.codecs.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;

class ComparisonTest {
    @Test
    void equal_graphs_are_exact() {
        assertThat(Comparison.of(session(), session())).isEqualTo(RoundTrip.EXACT);
    }

    @Test
    void a_graph_that_holds_itself_is_compared_once_around() {
        SessionDto original = session();
        original.getAttributes().put("self", original);
        SessionDto copy = session();
        copy.getAttributes().put("self", copy);
        assertThat(Comparison.of(original, copy)).isEqualTo(RoundTrip.EXACT);

        copy.getAttributes().put("self", session());
        assertThat(Comparison.of(original, copy).label()).isEqualTo(RoundTripResult.REFERENCES_DUPLICATED);
    }

    @Test
    void one_object_that_became_two_is_found() {
        PersonDto person = new PersonDto("Ivan", "Ivanov");
        assertThat(Comparison.of(
                        list(person, person), list(new PersonDto("Ivan", "Ivanov"), new PersonDto("Ivan", "Ivanov"))))
                .isEqualTo(new RoundTrip(
                        RoundTripResult.REFERENCES_DUPLICATED,
                        "[1]: what is one PersonDto in the original is there twice"));
    }

    @Test
    void one_text_twice_is_as_good_as_two() {
        String text = "web";
        assertThat(Comparison.of(list(text, text), list("web", new String("web"))))
                .isEqualTo(RoundTrip.EXACT);
    }

    @Test
    void the_same_value_in_another_class_loses_its_type() {
        assertThat(Comparison.of(list(SessionState.ACTIVE), list("ACTIVE")))
                .isEqualTo(new RoundTrip(RoundTripResult.TYPES_LOST, "[0]: a SessionState became a String"));
        assertLabel(RoundTripResult.TYPES_LOST, new BigDecimal("1.50"), 1.5);
        assertLabel(RoundTripResult.TYPES_LOST, 0.1f, 0.1);
        assertLabel(RoundTripResult.TYPES_LOST, 0.1f, (double) 0.1f);
        assertLabel(RoundTripResult.TYPES_LOST, 7L, 7);
        assertLabel(RoundTripResult.TYPES_LOST, Instant.EPOCH, "1970-01-01T00:00:00Z");
        assertLabel(RoundTripResult.TYPES_LOST, new byte[] {1, 2, 3}, "AQID");
        assertLabel(RoundTripResult.TYPES_LOST, new ArrayList<>(List.of(1)), new Object[] {1});
        assertLabel(
                RoundTripResult.TYPES_LOST,
                new PersonDto("a", "b"),
                new LinkedHashMap<>(Map.of("lastName", "b", "firstName", "a")));
    }

    @Test
    void another_value_is_a_loss() {
        assertLabel(RoundTripResult.VALUES_LOST, -0.0, 0.0);
        assertLabel(RoundTripResult.VALUES_LOST, 0.1, (double) 0.1f);
        assertLabel(RoundTripResult.VALUES_LOST, Instant.ofEpochSecond(1, 1), Instant.ofEpochSecond(1));
        assertLabel(RoundTripResult.VALUES_LOST, new BigDecimal("1.50"), new BigDecimal("1.5"));
        assertLabel(RoundTripResult.VALUES_LOST, new double[] {-0.0}, new double[] {0.0});
        assertLabel(RoundTripResult.VALUES_LOST, new int[] {1}, new int[] {1, 2});
        assertLabel(RoundTripResult.VALUES_LOST, list(1, 2), list(2, 1));
        assertLabel(RoundTripResult.VALUES_LOST, list(1, 2), list(1));
        assertLabel(RoundTripResult.VALUES_LOST, list(1, null), list(1, 2));
        assertThat(Comparison.of(list(new ArrayList<>()), list((Object) null)))
                .isEqualTo(new RoundTrip(RoundTripResult.VALUES_LOST, "[0]: an empty list became null"));
    }

    @Test
    void nothing_is_lost_of_not_a_number() {
        assertThat(Comparison.of(list(Double.NaN), list(Double.NaN))).isEqualTo(RoundTrip.EXACT);
        assertThat(Comparison.of(new double[] {Double.NaN}, new double[] {Double.NaN}))
                .isEqualTo(RoundTrip.EXACT);
    }

    @Test
    void the_order_of_a_map_counts_where_it_has_one() {
        Map<String, Object> ab = new LinkedHashMap<>();
        ab.put("a", 1);
        ab.put("b", 2);
        Map<String, Object> ba = new LinkedHashMap<>();
        ba.put("b", 2);
        ba.put("a", 1);
        assertThat(Comparison.of(ab, ba))
                .isEqualTo(new RoundTrip(RoundTripResult.VALUES_LOST, "where a was, there is now b"));
        assertThat(Comparison.of(Map.of("a", 1, "b", 2), Map.of("b", 2, "a", 1)))
                .isEqualTo(RoundTrip.EXACT);
    }

    @Test
    void the_worst_of_several_differences_is_told() {
        assertThat(Comparison.of(list(SessionState.ACTIVE, 1, 7), list("ACTIVE", 2, 7)))
                .isEqualTo(new RoundTrip(RoundTripResult.VALUES_LOST, "[1]: Integer 1 became Integer 2"));
    }

    private static class Above {
        @SuppressWarnings("unused") // compared
        int value = 1;
    }

    private static final class Hiding extends Above {
        @SuppressWarnings({"unused", "HidingField"}) // compared
        int value = 2;
    }

    @Test
    void a_field_that_hides_another_is_compared_with_itself() {
        assertThat(Comparison.of(new Hiding(), new Hiding())).isEqualTo(RoundTrip.EXACT);
    }

    private static void assertLabel(RoundTripResult label, Object original, Object copy) {
        assertThat(Comparison.of(original, copy).label())
                .as("%s and %s", original, copy)
                .isEqualTo(label);
    }

    private static List<Object> list(Object... elements) {
        return new ArrayList<>(Arrays.asList(elements));
    }

    private static SessionDto session() {
        SessionDto session = new SessionDto();
        session.getTags().add("web");
        session.getAttributes().put("state", SessionState.ACTIVE);
        session.getAttributes().put("user", session.getUser());
        session.getAttributes().put("token", new byte[] {1, 2});
        return session;
    }
}
