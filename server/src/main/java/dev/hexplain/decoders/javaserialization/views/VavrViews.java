package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Vavr 0.9 and 0.10: collections, tuples, and what is there or not. Its trees are in {@link VavrTrees}. */
final class VavrViews {
    private static final String PACKAGE = "io.vavr.";
    private static final String COLLECTION = PACKAGE + "collection.";
    private static final String CONTROL = PACKAGE + "control.";
    private static final int LARGEST_TUPLE = 8;

    static final Map<String, JavaView> VIEWS = views();

    private VavrViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        collections(views);
        controls(views);
        views.put(PACKAGE + "Tuple0", FieldForms.noElements());
        for (int size = 1; size <= LARGEST_TUPLE; size++) {
            views.put(
                    PACKAGE + "Tuple" + size,
                    FieldForms.elements(IntStream.rangeClosed(1, size)
                            .mapToObj(number -> "_" + number)
                            .toArray(String[]::new)));
        }
        return Map.copyOf(views);
    }

    private static void collections(Map<String, JavaView> views) {
        for (String proxy : List.of("List$Cons", "HashSet", "LinkedHashSet", "StreamModule")) {
            views.put(
                    COLLECTION + proxy + "$SerializationProxy",
                    CollectionForm.list().block(4).countAt(0));
        }
        views.put(COLLECTION + "List$Nil", FieldForms.noElements());
        views.put(COLLECTION + "Stream$Empty", FieldForms.noElements());
        views.put(COLLECTION + "Array", FieldForms.delegate("delegate"));
        views.put(COLLECTION + "Queue", VavrViews::queue);
        views.put(COLLECTION + "Vector", FieldForms.delegate("trie"));
        views.put(COLLECTION + "BitMappedTrie", VavrTrees::vector);
        views.put(COLLECTION + "HashMap", VavrTrees::hashMap);
        views.put(COLLECTION + "LinkedHashMap", VavrViews::linkedMap);
        views.put(COLLECTION + "TreeMap", VavrTrees::sortedMap);
        views.put(COLLECTION + "TreeSet", VavrTrees::sortedSet);
        views.put(COLLECTION + "PriorityQueue", VavrTrees::priorityQueue);
        views.put(COLLECTION + "AbstractMultimap", FieldForms.delegate("back"));
        views.put(COLLECTION + "CharSeq", FieldForms.scalar("back"));
        views.put(COLLECTION + "BitSetModule$BitSet1", bits("elements"));
        views.put(COLLECTION + "BitSetModule$BitSet2", bits("elements1", "elements2"));
    }

    private static void controls(Map<String, JavaView> views) {
        views.put(PACKAGE + "Lazy", FieldForms.content("value"));
        views.put(CONTROL + "Option$Some", FieldForms.content("value"));
        views.put(CONTROL + "Option$None", (object, written) -> FieldForms.scalar(object, ScalarKind.NULL, "null"));
        views.put(CONTROL + "Either$Left", FieldForms.named("left", "value"));
        views.put(CONTROL + "Either$Right", FieldForms.named("right", "value"));
        views.put(CONTROL + "Try$Success", FieldForms.named("success", "value"));
        views.put(CONTROL + "Try$Failure", FieldForms.named("failure", "cause"));
        views.put(CONTROL + "Validation$Valid", FieldForms.named("valid", "value"));
        views.put(CONTROL + "Validation$Invalid", FieldForms.named("invalid", "error"));
    }

    /** F{front, rear}: the list of what comes first, and that of what comes last, backwards. */
    private static LogicalValue queue(StreamObject object, ClassData written) throws MisfitException {
        return new LogicalValue.Sequence(
                object.field(),
                object.className(),
                elements(object, written, "front").then(new Backwards<>(elements(object, written, "rear"))));
    }

    /** F{list, map}: the list of pairs in their order, and the same as a hash map. */
    private static LogicalValue linkedMap(StreamObject object, ClassData written) throws MisfitException {
        return new LogicalValue.Mapping(
                object.field(),
                object.className(),
                elements(object, written, "list").map(pair -> VavrTrees.entry(object.values(), pair)));
    }

    private static Paged<LogicalValue> elements(StreamObject object, ClassData written, String field)
            throws MisfitException {
        LogicalValue list = written.unfollowed(field);
        return switch (list) {
            case LogicalValue.Sequence sequence -> sequence.elements();
            case LogicalValue.Reference reference
            when object.values().inside().of(reference) instanceof LogicalValue.Sequence elsewhere ->
                elsewhere.elements().map(FieldForms::elsewhere);
            default -> throw FieldForms.misfit(field, "a list");
        };
    }

    private static JavaView bits(String... words) {
        return (object, written) -> {
            long[] bits = new long[words.length];
            for (int i = 0; i < words.length; i++) {
                bits[i] = written.integer(words[i]);
            }
            int[] at = {0};
            return BitSets.of(object, written.field(), words.length, () -> bits[at[0]++]);
        };
    }
}
