package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Members of random objects are changed: what each library reads, by its schema or classes, differs in exactly that member. */
@Slow
class EditedCodecsTest {
    private static final int EDITS = Selection.ALL ? 2000 : 50;

    /** Of each type of objects, its class. */
    private static final Map<String, ImportedObject> DECLARED = new LinkedHashMap<>();

    static {
        GeneratedObject.TYPES.forEach(type -> DECLARED.put(type, GeneratedObject.declared(type)));
    }

    /** Those that write such objects; others write only samples. */
    static Stream<Codec> codecs() {
        return Codecs.all().stream().filter(codec -> !of(codec).isEmpty());
    }

    private static Map<String, EditedCodec> of(Codec codec) {
        Map<String, EditedCodec> usable = new LinkedHashMap<>();
        DECLARED.forEach((type, classes) -> EditedCodec.of(codec, classes).ifPresent(made -> usable.put(type, made)));
        return usable;
    }

    /** Of a hundred edits, so many may be refused. */
    private static int refused(Codec codec) {
        return switch (codec.id()) {
            case "flatbuffers" -> 35; // what is behind a text is found by offsets
            case "xstream" -> 15; // texts with references to characters
            case "ion" -> 10; // a symbol is one of those in the table
            case "protostuff-graph" -> 10; // numbers of objects that only the library counts
            case "java", "hessian2", "hessian2-lite" -> 8; // constants that others refer to
            default -> 4;
        };
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void the_library_reads_the_edited_object(Codec codec) throws Exception {
        Map<String, EditedCodec> usable = of(codec);
        List<String> types = List.copyOf(usable.keySet());
        SplittableRandom random = new SplittableRandom(13);
        List<String> refusals = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        int tried = 0;
        for (int i = 0; i < EDITS; i++) {
            String type = types.get(random.nextInt(types.size()));
            EditedCodec library = usable.get(type);
            GeneratedObject made =
                    GeneratedObject.of(DECLARED.get(type).object().getClass(), random);
            GeneratedGraph.Place place =
                    made.places().get(random.nextInt(made.places().size()));
            Object next = GeneratedObject.next(place.value(), random);
            EditedCodec.Written before = library.written(made.object());
            String path = library.path(before, place.path());
            if (!library.says(before, path, GeneratedObject.said(place.value()))) {
                continue; // to this format it is another value, such as the count of a time
            }
            tried++;
            String edit = "%d: %s.%s = %s".formatted(i, type, path, GeneratedObject.said(next));
            Object read;
            try {
                read = library.read(library.edited(before, new Assignment(path, GeneratedObject.said(next))));
            } catch (Refusal refused) {
                refusals.add(edit + ": " + refused.getMessage());
                continue;
            }
            place.put().value(next);
            Object expected = library.read(library.written(made.object()));
            if (!expected.equals(read)) {
                wrong.add("%s: %s rather than %s".formatted(edit, read, expected));
            }
        }
        assertThat(tried).as("edits of %d", EDITS).isGreaterThan(EDITS * 2 / 3);
        assertThat(wrong).isEmpty();
        assertThat(refusals).as("refused of %d", EDITS).hasSizeLessThanOrEqualTo(EDITS * refused(codec) / 100);
    }
}
