package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.SharedChange;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
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

/** Values of random documents are changed, to null and from null too: what the library reads differs in exactly that value. */
@Slow
class EditedFormatsTest {
    private static final int EDITS = Selection.ALL ? 2000 : 50;

    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    void the_library_reads_the_edited_document(ObjectLibrary library) throws Exception {
        SplittableRandom random = new SplittableRandom(11);
        List<String> refusals = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < EDITS; i++) {
            Map<String, Object> root = new LinkedHashMap<>();
            GeneratedGraph graph = new GeneratedGraph(random, () -> scalar(random), key -> "key" + key);
            graph.grow("a", next -> root.put("a", next));
            byte[] bytes = library.write(root);
            GeneratedGraph.Place place =
                    graph.places().get(random.nextInt(graph.places().size()));
            Object next = next(place.value(), random);
            String edit = "%d: %s = %s, was %s".formatted(i, place.path(), next, place.value());
            byte[] after;
            try {
                after = edited(bytes, library.format(), new Assignment(place.path(), said(next)));
            } catch (Refusal refused) {
                refusals.add(edit + ": " + refused.getMessage());
                continue;
            }
            place.put().value(next);
            Object read = library.read(after);
            if (!root.equals(read)) {
                wrong.add("%s: %s rather than %s".formatted(edit, read, root));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(refusals).as("refused of %d", EDITS).hasSizeLessThanOrEqualTo(EDITS * refused(library) / 100);
    }

    /** Of a hundred edits, so many may be refused: lists whose head says what all elements are, and maps in chunks of one type. */
    private static int refused(ObjectLibrary library) {
        return switch (library) {
            case FORY -> 35;
            case KRYO, KRYO_WITHOUT_REFERENCES -> 15;
            default -> 2;
        };
    }

    /** A list that is there three times is shared where the format can: references by number or position stay right, or nothing is written. */
    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    void references_to_other_values_stay_right(ObjectLibrary library) throws Exception {
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < EDITS; i++) {
            List<Object> common = new ArrayList<>(List.of("common", 77));
            boolean first = random.nextBoolean();
            Map<String, Object> root = new LinkedHashMap<>();
            if (first) {
                root.put("p", common);
            }
            GeneratedGraph graph = new GeneratedGraph(random, () -> scalar(random), key -> "key" + key);
            graph.grow("a", next -> root.put("a", next));
            root.put("q", common);
            root.put("r", new ArrayList<>(List.of(common, "end")));
            byte[] bytes = library.write(root);
            GeneratedGraph.Place place =
                    graph.places().get(random.nextInt(graph.places().size()));
            Object next = next(place.value(), random);
            byte[] after;
            try {
                after = edited(bytes, library.format(), new Assignment(place.path(), said(next)));
            } catch (Refusal refused) {
                continue;
            }
            place.put().value(next);
            assertThat(library.read(after))
                    .as("%s %d: %s = %s, was %s", library, i, place.path(), next, place.value())
                    .isEqualTo(root);
        }
    }

    /** A text that is there twice is shared where the format can: then what becomes of the others has to be said. */
    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    void a_shared_text_changes_everywhere_or_in_one_place_alone(ObjectLibrary library) throws Exception {
        Map<String, Object> root = shared();
        byte[] bytes = library.write(root);
        for (List<String> places : List.of(List.of("a[0]", "a[2]", "e[0]"), List.of("b.x", "c", "e[1]"))) {
            for (String path : places) {
                for (String next : List.of("a longer text", "x")) {
                    Map<String, Object> here = with(root, List.of(path), next);
                    if (isAskedAbout(library, bytes, path, next)) {
                        assertThat(read(library, bytes, path, next, SharedChange.ALL))
                                .as("all: %s = %s", path, next)
                                .isIn(withOthers(root, places, path, next));
                    } else {
                        assertThat(read(library, bytes, path, next, SharedChange.REFUSE))
                                .as("%s = %s", path, next)
                                .isEqualTo(here);
                    }
                    assertThat(read(library, bytes, path, next, SharedChange.HERE))
                            .as("here: %s = %s", path, next)
                            .isEqualTo(here);
                }
            }
        }
    }

    /** With all places changed, or with one other: in some formats a text in a map is not shared with others. */
    private static List<Map<String, Object>> withOthers(
            Map<String, Object> root, List<String> places, String path, String next) {
        List<Map<String, Object>> changed = new ArrayList<>(List.of(with(root, places, next)));
        places.stream()
                .filter(other -> !other.equals(path))
                .map(other -> with(root, List.of(path, other), next))
                .forEach(changed::add);
        return changed;
    }

    private static Object read(ObjectLibrary library, byte[] bytes, String path, String next, SharedChange shared)
            throws Exception {
        return library.read(edited(bytes, library.format(), new Assignment(path, next, shared)));
    }

    /** Whether the edit is refused because others refer to the value: it is for no other reason. */
    private static boolean isAskedAbout(ObjectLibrary library, byte[] bytes, String path, String next)
            throws Exception {
        try {
            edited(bytes, library.format(), new Assignment(path, next));
            return false;
        } catch (Refusal refused) {
            assertThat(refused.choices()).containsExactly("all", "here");
            return true;
        }
    }

    private static Map<String, Object> shared() {
        Map<String, Object> root = new LinkedHashMap<>();
        String text = new String("shared");
        List<Object> other = new ArrayList<>(List.of("in", 5));
        root.put("a", new ArrayList<>(List.of(text, other, text, other, "end")));
        String mapped = new String("mapped");
        root.put("b", new LinkedHashMap<>(Map.of("x", mapped)));
        root.put("c", mapped);
        root.put("d", other);
        root.put("e", new ArrayList<>(List.of(text, mapped, other)));
        return root;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> with(Map<String, Object> root, List<String> places, String next) {
        Map<String, Object> changed = new LinkedHashMap<>(root);
        List<Object> list = new ArrayList<>((List<Object>) root.get("a"));
        changed.put("a", list);
        List<Object> last = new ArrayList<>((List<Object>) root.get("e"));
        changed.put("e", last);
        for (String place : places) {
            switch (place) {
                case "a[0]" -> list.set(0, next);
                case "a[2]" -> list.set(2, next);
                case "e[0]" -> last.set(0, next);
                case "e[1]" -> last.set(1, next);
                case "b.x" -> changed.put("b", Map.of("x", next));
                default -> changed.put(place, next);
            }
        }
        return changed;
    }

    /** Of a text in UTF-16 becomes one of as many characters in Latin-1: Java's texts are equal in one encoding only. */
    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    void a_text_of_other_characters_is_equal_to_that_text(ObjectLibrary library) throws Exception {
        Map<String, Object> root = new LinkedHashMap<>(Map.of("a", "\u20ac uro"));
        byte[] after = edited(library.write(root), library.format(), new Assignment("a", "t euro"));
        byte[] same = edited(library.write(root), library.format(), new Assignment("a", "euros"));

        assertThat(library.read(after)).isEqualTo(Map.of("a", "t euro"));
        assertThat(library.read(same)).isEqualTo(Map.of("a", "euros"));
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

    /** All elements of a list, and all entries of a part of a map, are of the type that is said once. */
    @ParameterizedTest
    @EnumSource(
            value = ObjectLibrary.class,
            names = {"KRYO", "KRYO_WITHOUT_REFERENCES", "FORY"})
    void what_says_the_type_of_others_is_the_reason(ObjectLibrary library) throws Exception {
        byte[] bytes = library.write(new LinkedHashMap<>(Map.of("a", new ArrayList<>(List.of(1.5, 2.5)))));

        assertThatThrownBy(() -> edited(bytes, library.format(), new Assignment("a[0]", "null")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`a[0]` cannot become `null`: what says its type is not its own");
    }

    /** Tag 256 numbers the texts of three bytes and more, tag 25 refers to them. */
    @Test
    void a_new_text_of_cbor_moves_no_reference() {
        byte[] bytes = HexFormat.of().parseHex("D9010084F663616263D81900D81900");
        assertThatThrownBy(() -> edited(bytes, "cbor", new Assignment("item[0].content[0]", "xyz")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`abc` at 0x9 would become `xyz`");
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
