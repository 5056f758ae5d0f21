package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;

/**
 * One object graph, written by every codec that keeps it, is the same value in every encoding: names, numbers, texts,
 * bytes, times, order of elements, and what is there twice. What an encoding cannot say is in {@link EncodingLoss}.
 */
@Slow
class EncodedValuesTest {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonReadFeature.ALLOW_SINGLE_QUOTES).build();
    private static final Formats FORMATS = SchemaFormats.standard();

    static Stream<Arguments> encodings() throws Exception {
        Map<String, Object> objects = new LinkedHashMap<>();
        objects.put("order", sample("order").build());
        objects.put("person", edited("person", "{'firstName': 'Zoë', 'lastName': 'Þórsdóttir 日本 🎈'}"));
        objects.put("market-data", sample("market-data").build());
        objects.put("blog-bench", edited("blog-bench", EXTREMES));
        objects.put("blog-bench-10", sample("blog-bench-10").build());
        objects.put(
                "session", edited("session", "{'lastSeen': 7, 'tags': ['Zoë', '日本', '🎈', ''], 'messages': ['a']}"));
        objects.put("session-cyclic", sample("session-cyclic").build());
        objects.put("session (nulls)", sample("session").build());
        objects.put("session (nested)", nested());
        return objects.entrySet().stream()
                .flatMap(object ->
                        Codecs.all().stream().map(codec -> Arguments.of(codec, object.getKey(), object.getValue())));
    }

    private static final String EXTREMES = """
            {'str': 'Zoë 日本 🎈 "quoted" \\\\ <&>', 'str1': ' ', 'str2': '1500.0', 'b0': false, 'b1': true,
            'test1': 2147483647, 'test2': -2147483648, 'test3': 65536, 'l1': '9223372036854775806',
            'l2': '-9223372036854775807', 'd': 1.7976931348623157E308}
            """;

    private static Sample sample(String id) {
        return Samples.get(id.replaceFirst(" \\(.*", "")).orElseThrow();
    }

    private static Object edited(String id, String json) throws Exception {
        return sample(id).build(JSON.readTree(json), OptionalInt.empty());
    }

    /** What a map of anything may hold: all boxed classes, big numbers, lists and maps in lists and maps, nulls. */
    private static SessionDto nested() {
        SessionDto session = new SessionDto();
        session.setId("nested");
        session.setTags(new ArrayList<>(List.of()));
        session.setMessages(new ArrayList<>(Arrays.asList("a", null, "b")));
        Map<String, Object> inner = new LinkedHashMap<>();
        inner.put("null", null);
        inner.put("größe", 1.5);
        inner.put("a b", new ArrayList<>(List.of(List.of(), new ArrayList<>(List.of("x", 2)))));
        Map<String, Object> attributes = new LinkedHashMap<>();
        attributes.put("byte", (byte) -1);
        attributes.put("short", (short) -300);
        attributes.put("int", 70_000);
        attributes.put("long", 1L << 62);
        attributes.put("float", 0.5f);
        attributes.put("double", -0.0);
        attributes.put("true", true);
        attributes.put("text", "日本 🎈");
        attributes.put("state", SessionState.CLOSED);
        attributes.put("big", new BigInteger("-123456789012345678901234567890"));
        attributes.put("decimal", new BigDecimal("-0.00012300"));
        attributes.put("moment", Instant.parse("1969-12-31T23:59:59.5Z"));
        attributes.put("empty", new HashMap<>());
        attributes.put("no bytes", new byte[0]);
        attributes.put("inner", inner);
        attributes.put("again", inner);
        session.setAttributes(attributes);
        PersonDto user = new PersonDto();
        user.setFirstName("Zoë");
        session.setUser(user);
        return session;
    }

    @ParameterizedTest(name = "{1} by {0}")
    @MethodSource("encodings")
    void it_says_what_the_object_says(Codec codec, String name, Object object) {
        if (codec.id().equals("protostuff-graph") && name.startsWith("session-cyclic")) {
            return; // the outermost object is in no group: what refers to it is shown once more before it ends
        }
        if (!(codec.run(sample(name), object) instanceof Encoding.Encoded encoded)) {
            return; // a reason is given, as another test holds
        }
        List<EncodingLoss> losses = EncodingLoss.of(codec.id());
        try (FieldTree tree = FORMATS.get(encoded.format().id())
                .orElseThrow()
                .decode(
                        Source.ofBytes("encoding", encoded.bytes()),
                        DecodeOptions.DEFAULT.in(encoded.format().order()),
                        TreeStorage.inMemory(),
                        Progress.NONE)) {
            Object said = PlainValues.of(new TreeValues(tree));
            Object expected = PlainValues.of(object);
            for (EncodingLoss loss : losses) {
                said = loss.read(said);
                expected = loss.write(expected);
            }
            said = EncodingLoss.DECIMALS_TO_NUMBERS.read(said);
            expected = EncodingLoss.DECIMALS_TO_NUMBERS.write(expected);
            assertThat(said.toString()).isEqualTo(expected.toString());
        }
    }
}
