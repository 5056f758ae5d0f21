package dev.hexplain.codecs.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import data.media.MediaContent;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.graph.Comparison;
import dev.hexplain.codecs.graph.ObjectCycles;
import dev.hexplain.codecs.graph.RoundTrip;
import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;

class SamplesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Sample> samples() {
        return Samples.all().stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void its_default_values_build_the_same_object_as_no_values_at_all(Sample sample) throws WrongSampleValues {
        Object built = sample.build(sample.defaults(), OptionalInt.empty());
        assertThat(Comparison.of(sample.build(), built)).isEqualTo(RoundTrip.EXACT);
        assertThat(built).isInstanceOf(sample.type());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void its_schema_describes_each_default_value(Sample sample) {
        JsonNode schema = sample.schema();
        assertThat(schema.path("$schema").asText()).contains("2020-12");
        sample.defaults()
                .properties()
                .forEach(each ->
                        assertThat(schema.path("properties").has(each.getKey())).isTrue());
    }

    @Test
    void values_replace_defaults_and_the_rest_stays() throws Exception {
        Object order = build("order", "{'prices': [0.5, 'NaN', -0.0], 'sourceId': '9223372036854775807'}");
        ClassMembers fields = ClassMembers.of(order.getClass());
        assertThat((double[]) fields.get("prices").of(order)).containsExactly(0.5, Double.NaN, -0.0);
        assertThat(fields.get("sourceId").of(order)).isEqualTo(Long.MAX_VALUE);
        assertThat(fields.get("priority").of(order)).isEqualTo(99);
        assertThat((long[]) fields.get("quantities").of(order)).hasSize(10);
    }

    @Test
    void an_object_inside_keeps_what_is_not_replaced() throws Exception {
        SessionDto session = (SessionDto) build("session", "{'user': {'firstName': 'Olga'}, 'attributes': {'x': 'y'}}");
        assertThat(session.getUser().getFirstName()).isEqualTo("Olga");
        assertThat(session.getUser().getLastName()).isEqualTo("Ivanov");
        assertThat(session.getAttributes()).containsEntry("x", "y").containsEntry("login", "i.ivanov");
    }

    @Test
    void one_person_is_there_twice_and_the_session_only_where_it_says_so() {
        SessionDto session = (SessionDto) get("session").build();
        assertThat(session.getAttributes().get("approvedBy"))
                .isInstanceOf(PersonDto.class)
                .isSameAs(session.getUser());
        assertThat(ObjectCycles.in(session)).isEmpty();
        assertThat(ObjectCycles.in(get("session-cyclic").build())).contains("attributes.session");
    }

    @Test
    void ten_objects_share_one_of_three_strings() {
        BlogBench[] ten = (BlogBench[]) get("blog-bench-10").build();
        ClassMembers fields = ClassMembers.of(BlogBench.class);
        assertThat(fields.get("str").of(ten[0])).isNotSameAs(fields.get("str").of(ten[9]));
        assertThat(fields.get("str2").of(ten[0])).isSameAs(fields.get("str2").of(ten[9]));
    }

    @Test
    void all_mistakes_are_found_not_only_the_first() {
        WrongSampleValues wrong =
                wrong("order", "{'prices': [1, 'x', null], 'special': 1, 'colour': 'red', 'priority': 5e9}", 10);
        assertThat(wrong.issues().stream().map(SampleIssue::message))
                .containsExactlyInAnyOrder(
                        "prices[1]: expected a number, \"NaN\", \"Infinity\" or \"-Infinity\", found \"x\"",
                        "prices[2]: expected a number, \"NaN\", \"Infinity\" or \"-Infinity\", found null",
                        "special: expected true or false, found 1",
                        "priority: expected a whole number from -2147483648 to 2147483647, found 5.0E9",
                        "colour: expected one of sourceId, special, orderCode, priority, prices, quantities,"
                                + " found \"colour\"");
    }

    @Test
    void elements_of_a_list_have_no_defaults() throws Exception {
        MediaContent content = (MediaContent) build("media-content", "{'media': {'title': null}, 'images': []}");
        assertThat(content.media.title).isNull();
        assertThat(content.media.format).isEqualTo("video/mpg4");
        assertThat(content.images).isEmpty();
        WrongSampleValues wrong = catchThrowableOfType(
                WrongSampleValues.class,
                () -> build("media-content", "{'images': [{'uri': 'a', 'title': null, 'width': 1, 'height': 2}]}"));
        assertThat(wrong.issues().stream().map(SampleIssue::message))
                .containsExactly("images[0].size: expected a value, found nothing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "session; {'attributes': {'balance': 'much'}}; attributes.balance",
                "session; {'attributes': {'loggedIn': 'yesterday'}}; attributes.loggedIn",
                "session; {'attributes': {'state': 'LOST'}}; attributes.state",
                "session; {'attributes': {'token': '=='}}; attributes.token",
                "session; {'attributes': {'mine': 7}}; attributes.mine",
                "session; {'user': 'Ivan'}; user",
                "session; {'lastSeen': 'never'}; lastSeen",
                "session; {'tags': ['a', 5]}; tags[1]",
                "person; {'firstName': null}; firstName",
                "person; []; ''",
                "person; null; ''",
            })
    void a_mistake_says_where_it_is(String sample, String values, String path) {
        WrongSampleValues wrong = catchThrowableOfType(WrongSampleValues.class, () -> build(sample, values));
        assertThat(wrong.issues()).extracting(SampleIssue::path).containsExactly(path);
    }

    @Test
    void a_size_lengthens_what_is_there_and_shortens_it() throws Exception {
        Object order = get("order").build(JSON.readTree("{\"prices\": [7]}"), OptionalInt.of(3));
        assertThat((double[]) ClassMembers.of(order.getClass()).get("prices").of(order))
                .containsExactly(7, 0.2, 0.3);
        assertThat((long[]) ClassMembers.of(order.getClass()).get("quantities").of(order))
                .containsExactly(1, 2, 3);
        assertThat((BlogBench[]) get("blog-bench-10").build(JSON.createObjectNode(), OptionalInt.of(3)))
                .hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2", "1000000"})
    void a_session_carries_as_much_as_it_is_told_to(int size) throws Exception {
        SessionDto session = (SessionDto) get("session").build(JSON.createObjectNode(), OptionalInt.of(size));
        byte[] noise = (byte[]) session.getAttributes().get("payload");
        int text = ((List<?>) session.getAttributes().get("log"))
                .stream().mapToInt(line -> line.toString().length()).sum();
        assertThat(noise.length + text).isEqualTo(size);
    }

    @Test
    void a_size_has_bounds() {
        assertThat(wrong("session", "{}", 1_000_001).getMessage())
                .isEqualTo("size: expected 0 to 1000000 bytes, found 1000001");
        assertThat(wrong("person", "{}", 1).getMessage()).contains("size: expected no size");
    }

    private static Sample get(String id) {
        return Samples.get(id).orElseThrow();
    }

    private static Object build(String sample, String values) throws IOException, WrongSampleValues {
        return get(sample).build(JSON.readTree(values.replace('\'', '"')), OptionalInt.empty());
    }

    private static WrongSampleValues wrong(String sample, String values, int size) {
        return catchThrowableOfType(
                WrongSampleValues.class,
                () -> get(sample).build(JSON.readTree(values.replace('\'', '"')), OptionalInt.of(size)));
    }
}
