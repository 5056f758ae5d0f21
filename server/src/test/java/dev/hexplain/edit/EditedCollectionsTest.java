package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Copy;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Parts of lists and maps of every kind come and go: the library reads that alone, or the edit is refused. */
@Slow
class EditedCollectionsTest {
    private record Edit(Alteration alteration, Consumer<Map<String, Object>> change) {}

    private static final List<Edit> EDITS = List.of(
            new Edit(new Addition("texts", "new"), each -> list(each, "texts").add("new")),
            new Edit(new Addition("one", "new"), each -> list(each, "one").add("new")),
            new Edit(
                    new Addition("numbers", "70000"),
                    each -> list(each, "numbers").add(70_000)),
            new Edit(new Addition("reals", "3.75"), each -> list(each, "reals").add(3.75)),
            new Edit(new Addition("mixed", "2.5"), each -> list(each, "mixed").add(2.5)),
            new Edit(
                    new Addition("nested[0]", "9"),
                    each -> inner(each, "nested", 0).add(9)),
            new Edit(
                    new Addition("map.longer", "77"),
                    each -> map(each.get("map")).put("longer", 77)),
            new Edit(
                    new Addition("objects[0].j", "9"),
                    each -> map(list(each, "objects").getFirst()).put("j", 9)),
            new Edit(
                    new Addition("named.a.j", "9"),
                    each -> map(map(each.get("named")).get("a")).put("j", 9)),
            new Edit(new Copy("objects[0]"), each -> list(each, "objects").add(1, entry("first", 5))),
            new Edit(new Copy("nested[1]"), each -> list(each, "nested").add(2, new ArrayList<>(List.of(3)))),
            new Edit(new Removal("texts[0]"), each -> list(each, "texts").removeFirst()),
            new Edit(new Removal("one[0]"), each -> list(each, "one").removeFirst()),
            new Edit(new Removal("numbers[1]"), each -> list(each, "numbers").removeLast()),
            new Edit(new Removal("mixed[1]"), each -> list(each, "mixed").remove(1)),
            new Edit(new Removal("nested[0]"), each -> list(each, "nested").removeFirst()),
            new Edit(new Removal("objects[0]"), each -> list(each, "objects").removeFirst()),
            new Edit(new Removal("map"), each -> each.remove("map")),
            new Edit(new Removal("z"), each -> each.remove("z")));

    private static Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("texts", new ArrayList<>(List.of("x", "yy")));
        document.put("one", new ArrayList<>(List.of("only")));
        document.put("numbers", new ArrayList<>(List.of(7, 8000)));
        document.put("reals", new ArrayList<>(List.of(1.5, 2.25)));
        document.put("mixed", new ArrayList<>(List.of("a", 500, 1.5)));
        document.put("nested", new ArrayList<>(List.of(new ArrayList<>(List.of(1, 2)), new ArrayList<>(List.of(3)))));
        document.put("map", entry("key", 5));
        document.put("objects", new ArrayList<>(List.of(entry("first", 5), entry("second", 6))));
        document.put("named", new LinkedHashMap<>(Map.of("a", entry("third", 5))));
        document.put("z", "end");
        return document;
    }

    private static Map<String, Object> entry(String key, int value) {
        return new LinkedHashMap<>(Map.of(key, value));
    }

    @SuppressWarnings("unchecked")
    private static List<Object> list(Map<String, Object> document, String name) {
        return (List<Object>) document.get(name);
    }

    @SuppressWarnings("unchecked")
    private static List<Object> inner(Map<String, Object> document, String name, int index) {
        return (List<Object>) list(document, name).get(index);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    /** Formats with nothing numbered refuse none. */
    private static boolean refuses(ObjectLibrary library) {
        return switch (library) {
            case JSON, PRETTY_JSON, CBOR, MESSAGE_PACK, BSON, HESSIAN_1, HESSIAN_2, ION_TEXT, PRETTY_ION_TEXT -> false;
            default -> true;
        };
    }

    @ParameterizedTest
    @EnumSource(ObjectLibrary.class)
    void only_that_part_comes_or_goes(ObjectLibrary library) throws Exception {
        List<String> refusals = new ArrayList<>();
        for (Edit edit : EDITS) {
            Map<String, Object> document = document();
            byte[] after;
            try {
                after = EditedBytes.edited(library.write(document), library.format(), edit.alteration);
            } catch (Refusal refused) {
                refusals.add(edit.alteration + ": " + refused.getMessage());
                continue;
            }
            edit.change.accept(document);
            assertThat(library.read(after)).as("%s", edit.alteration).isEqualTo(document);
        }
        if (!refuses(library)) {
            assertThat(refusals).isEmpty();
        }
    }
}
