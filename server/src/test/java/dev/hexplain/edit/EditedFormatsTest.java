package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Serialized;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Values of random documents are changed, to null and from null too: what the library reads differs in exactly that value. */
class EditedFormatsTest {
    private static final int EDITS = Selection.ALL ? 2000 : 50;

    /** A format with its library. */
    private enum Library {
        JSON("json", new ObjectMapper()),
        CBOR("cbor", new CBORMapper()),
        SMILE("smile", new SmileMapper()),
        MESSAGE_PACK("msgpack", new MessagePackMapper()),
        BSON("bson", new ObjectMapper(new BsonFactory())),
        JAVA("java_serialization") {
            @Override
            byte[] write(Object value) {
                return Serialized.stream(value);
            }

            @Override
            Object read(byte[] bytes) throws IOException, ClassNotFoundException {
                return EditedBytes.read(bytes);
            }
        },
        HESSIAN("hessian2") {
            @Override
            byte[] write(Object value) throws IOException {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                Hessian2Output out = new Hessian2Output(bytes);
                out.writeObject(value);
                out.flush();
                return bytes.toByteArray();
            }

            @Override
            Object read(byte[] bytes) throws IOException {
                return new Hessian2Input(new ByteArrayInputStream(bytes)).readObject();
            }
        };

        private final String format;

        private final ObjectMapper mapper;

        Library(String format) {
            this(format, new ObjectMapper());
        }

        Library(String format, ObjectMapper mapper) {
            this.format = format;
            this.mapper = mapper;
        }

        byte[] write(Object value) throws IOException {
            return mapper.writeValueAsBytes(value);
        }

        Object read(byte[] bytes) throws IOException, ClassNotFoundException {
            return mapper.readValue(bytes, Object.class);
        }
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void the_library_reads_the_edited_document(Library library) throws Exception {
        SplittableRandom random = new SplittableRandom(11);
        List<String> refusals = new ArrayList<>();
        for (int i = 0; i < EDITS; i++) {
            Map<String, Object> root = new LinkedHashMap<>();
            GeneratedGraph graph = new GeneratedGraph(random, () -> scalar(random), key -> "key" + key);
            graph.grow("a", next -> root.put("a", next));
            byte[] bytes = library.write(root);
            GeneratedGraph.Place place =
                    graph.places().get(random.nextInt(graph.places().size()));
            Object next = next(place.value(), random);
            byte[] after;
            try {
                after = edited(bytes, library.format, new Assignment(place.path(), said(next)));
            } catch (Refusal refused) {
                refusals.add("%d: %s: %s".formatted(i, place.value(), refused.getMessage()));
                continue;
            }
            place.put().value(next);
            assertThat(library.read(after))
                    .as("%s %d: %s = %s, was %s", library, i, place.path(), next, place.value())
                    .isEqualTo(root);
        }
        assertThat(refusals).as("refused of %d", EDITS).hasSizeLessThanOrEqualTo(EDITS / 20);
    }

    /** Smile numbers texts as they come, up to 64 bytes, and refers to them by number. */
    @ParameterizedTest
    @CsvSource({"a, new", "b, null", "c, null", "d, new", "e, null"})
    void a_text_that_moves_the_numbers_of_others_is_refused(String path, String next) throws Exception {
        SmileMapper smile = new SmileMapper(SmileFactory.builder()
                .enable(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES)
                .build());
        Map<String, Object> root = new LinkedHashMap<>();
        for (String[] each : new String[][] {
            {"a", null},
            {"b", "once"},
            {"c", "twice"},
            {"d", "twice"},
            {"e", "thrice"},
            {"f", "thrice"},
            {"g", "thrice"}
        }) {
            root.put(each[0], each[1]);
        }
        byte[] bytes = smile.writeValueAsBytes(root);

        assertThatThrownBy(() -> edited(bytes, "smile", new Assignment(path, next)))
                .isInstanceOf(Refusal.class);
    }

    /** Tag 256 numbers the texts of three bytes and more, tag 25 refers to them. */
    @Test
    void a_new_text_of_cbor_moves_no_reference() {
        byte[] bytes = HexFormat.of().parseHex("D9010084F663616263D81900D81900");
        assertThatThrownBy(() -> edited(bytes, "cbor", new Assignment("item[0].content[0]", "xyz")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`abc` at 0xC would become `xyz`");
    }

    private static Object scalar(SplittableRandom random) {
        if (random.nextInt(6) == 0) {
            return null;
        }
        return switch (random.nextInt(3)) {
            case 0 -> "t" + text(random);
            case 1 -> random.nextInt() >> random.nextInt(32);
            default -> random.nextInt(1000) / 8.0 + 0.0625;
        };
    }

    private static String text(SplittableRandom random) {
        int[] letters = random.ints(random.nextInt(random.nextInt(8) == 0 ? 400 : 30), 0, 36)
                .map(i -> i < 26 ? 'a' + i : "\"\\<&ä€ñ ß.".codePointAt(i - 26))
                .toArray();
        return new String(letters, 0, letters.length);
    }

    /** Another value of the kind; null, or of null a text: a Java list of texts and numbers takes any of these. */
    private static Object next(Object value, SplittableRandom random) {
        if (value == null) {
            return "t" + text(random);
        }
        if (random.nextInt(5) == 0) {
            return null;
        }
        return switch (value) {
            case String _ -> "t" + text(random);
            case Integer _ -> random.nextInt() >> random.nextInt(32);
            default -> random.nextInt(1000) / 8.0 + 0.0625;
        };
    }

    private static String said(Object value) {
        return String.valueOf(value);
    }
}
