package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Multisets of Guava, as elements with their counts, and multimaps, as keys with their values. */
final class GuavaMultisets {
    private static final String PACKAGE = "com.google.common.collect.";
    /** Of a multimap: where the values of each key begin is found by reading all before. */
    private static final int MOST_KEYS = 1 << 16;

    static final Map<String, JavaView> VIEWS = views();

    private GuavaMultisets() {}

    private static Map<String, JavaView> views() {
        JavaView counted = FieldForms.parallel("elements", "counts");
        Map<String, JavaView> views = new HashMap<>();
        views.put(PACKAGE + "ImmutableMultiset$SerializedForm", counted);
        views.put(PACKAGE + "ImmutableSortedMultiset$SerializedForm", counted);
        views.put(PACKAGE + "HashMultiset", multiset(0, 1));
        views.put(PACKAGE + "LinkedHashMultiset", multiset(0, 1));
        views.put(PACKAGE + "TreeMultiset", multiset(1, 2));
        views.put(PACKAGE + "EnumMultiset", multiset(1, 2));
        views.put(PACKAGE + "ConcurrentHashMultiset", GuavaMultisets::concurrent);
        views.put(PACKAGE + "Multisets$UnmodifiableMultiset", FieldForms.delegate("delegate"));
        views.put(PACKAGE + "ArrayListMultimap", multimap(0));
        views.put(PACKAGE + "HashMultimap", multimap(0));
        views.put(PACKAGE + "ImmutableListMultimap", multimap(0));
        views.put(PACKAGE + "ImmutableSetMultimap", multimap(1));
        views.put(PACKAGE + "TreeMultimap", multimap(2));
        views.put(PACKAGE + "LinkedListMultimap", GuavaMultisets::linkedList);
        views.put(PACKAGE + "LinkedHashMultimap", GuavaMultisets::linkedHash);
        views.put(PACKAGE + "Multimaps$MapMultimap", FieldForms.delegate("map"));
        views.put(PACKAGE + "Multimaps$UnmodifiableMultimap", FieldForms.delegate("delegate"));
        for (String custom : List.of("Multimap", "ListMultimap", "SetMultimap", "SortedSetMultimap")) {
            views.put(PACKAGE + "Multimaps$Custom" + custom, GuavaMultisets::custom);
        }
        return Map.copyOf(views);
    }

    /**
     * F{}, i(n) among objects of the class, (o i(count))×n.
     *
     * @param countAt where the block with the count is
     * @param first where the elements begin
     */
    static JavaView multiset(int countAt, int first) {
        return (object, written) -> {
            Contents contents = written.contents();
            long count = contents.block(countAt, Integer.BYTES).s4();
            if (contents.count() != first + 2 * count) {
                throw new MisfitException("%d elements with their counts were expected".formatted(count));
            }
            return new LogicalValue.Mapping(
                    object.field(),
                    object.className(),
                    new AlternatingEntries(
                            contents,
                            first,
                            count,
                            false,
                            (_, block, inBlock) -> LogicalValue.Scalar.of(
                                    block.field(), "int", ScalarKind.INTEGER, Integer.toString(inBlock.s4()))));
        };
    }

    /** F{} o(a map of elements to their counts). */
    private static LogicalValue concurrent(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.contents().value(0) instanceof LogicalValue.Mapping map)) {
            throw new MisfitException("a map was expected");
        }
        return new LogicalValue.Mapping(object.field(), object.className(), map.entries());
    }

    /** F{}, objects of the class, i(n), (o(key) i(m) o×m)×n. */
    static JavaView multimap(int before) {
        return (object, written) -> {
            Contents contents = written.contents();
            int keys = contents.block(before, Integer.BYTES).s4();
            if (keys < 0 || keys > MOST_KEYS) {
                throw new MisfitException("up to %d keys were expected, and %d were found".formatted(MOST_KEYS, keys));
            }
            List<LogicalValue.Entry> entries = new ArrayList<>();
            long at = before + 1L;
            for (int key = 0; key < keys; key++) {
                long count = contents.block(at + 1, Integer.BYTES).s4();
                if (count < 0 || at + 2 + count > contents.count()) {
                    throw new MisfitException("%d values were expected behind a key".formatted(count));
                }
                LogicalValue first = contents.values(at, 1).page(0, 1).getFirst();
                entries.add(new LogicalValue.Entry(
                        first, new LogicalValue.Sequence(first.field(), "", contents.values(at + 2, count))));
                at += 2 + count;
            }
            return new LogicalValue.Mapping(object.field(), object.className(), Paged.of(entries));
        };
    }

    /** F{} i(n) (k v)×n, in the order in which they were added: a key may come again. */
    private static LogicalValue linkedList(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        return pairs(object, contents, 1, contents.block(0, Integer.BYTES).s4());
    }

    /** F{} i(m) o(key)×m i(n) (k v)×n. */
    private static LogicalValue linkedHash(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        long keys = contents.block(0, Integer.BYTES).s4();
        return pairs(
                object,
                contents,
                keys + 2,
                contents.block(keys + 1, Integer.BYTES).s4());
    }

    private static LogicalValue pairs(StreamObject object, Contents contents, long from, long count)
            throws MisfitException {
        if (count < 0 || contents.count() != from + 2 * count) {
            throw new MisfitException("%d keys and values were expected".formatted(2 * count));
        }
        return new LogicalValue.Sequence(
                object.field(),
                object.className(),
                contents.values(from, 2 * count)
                        .pairs((key, value) -> new LogicalValue.Structure(
                                key.field(),
                                "",
                                Paged.of(List.of(
                                        new LogicalValue.Named("key", key), new LogicalValue.Named("value", value))))));
    }

    /** F{} o(factory of collections) o(map of keys to their values). */
    private static LogicalValue custom(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.contents().value(1) instanceof LogicalValue.Mapping map)) {
            throw new MisfitException("a map was expected");
        }
        return new LogicalValue.Mapping(object.field(), object.className(), map.entries());
    }
}
