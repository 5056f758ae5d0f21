package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.decoders.javaserialization.blocks.EclipsePrimitives;
import dev.hexplain.values.LogicalValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Eclipse Collections. */
final class EclipseViews {
    private static final String PACKAGE = EclipsePrimitives.PACKAGE;
    private static final List<String> SIZES = List.of(
            "Singleton",
            "Doubleton",
            "Tripleton",
            "Quadrupleton",
            "Quintupleton",
            "Sextupleton",
            "Septupleton",
            "Octupleton",
            "Nonupleton",
            "Decapleton");

    static final Map<String, JavaView> VIEWS = views();

    private EclipseViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        lists(views);
        maps(views);
        fixed(views);
        views.putAll(EclipsePrimitiveViews.VIEWS);
        return Map.copyOf(views);
    }

    private static void lists(Map<String, JavaView> views) {
        CollectionForm list = CollectionForm.list().block(4).countAt(0);
        views.put(PACKAGE + "list.mutable.FastList", list);
        views.put(PACKAGE + "list.immutable.ImmutableArrayList", FieldForms.delegate("items"));
        views.put(
                PACKAGE + "set.mutable.UnifiedSet",
                CollectionForm.list().block(8).countAt(0));
        views.put(PACKAGE + "set.immutable.ImmutableSetSerializationProxy", list);
        views.put(PACKAGE + "set.sorted.mutable.TreeSortedSet", list.after(1));
        views.put(PACKAGE + "set.sorted.immutable.ImmutableSortedSetSerializationProxy", list.after(1));
        views.put(PACKAGE + "stack.mutable.ArrayStack", list);
        views.put(PACKAGE + "stack.immutable.ImmutableStackSerializationProxy", list);
        views.put(PACKAGE + "bag.mutable.HashBag", GuavaMultisets.multiset(0, 1));
        views.put(PACKAGE + "bag.immutable.ImmutableBagSerializationProxy", GuavaMultisets.multiset(0, 1));
        views.put(PACKAGE + "bag.sorted.mutable.TreeBag", GuavaMultisets.multiset(1, 2));
        views.put(PACKAGE + "bag.sorted.immutable.ImmutableSortedBagSerializationProxy", GuavaMultisets.multiset(0, 2));
        for (String wrapper : List.of(
                "collection.mutable.SynchronizedCollectionSerializationProxy",
                "collection.mutable.UnmodifiableCollectionSerializationProxy",
                "list.mutable.MultiReaderFastList",
                "map.mutable.SynchronizedMapSerializationProxy")) {
            views.put(PACKAGE + wrapper, EclipseViews::wrapped);
        }
    }

    private static void maps(Map<String, JavaView> views) {
        CollectionForm map = CollectionForm.map().block(4).countAt(0);
        CollectionForm withLoad = CollectionForm.map().block(8).countAt(0);
        views.put(PACKAGE + "map.mutable.UnifiedMap", withLoad);
        views.put(PACKAGE + "UnmodifiableMap", FieldForms.delegate("delegate"));
        views.put(PACKAGE + "map.immutable.ImmutableMapSerializationProxy", map);
        views.put(PACKAGE + "map.sorted.mutable.TreeSortedMap", map.after(1));
        views.put(PACKAGE + "map.sorted.immutable.ImmutableSortedMapSerializationProxy", map.after(1));
        views.put(PACKAGE + "map.strategy.immutable.ImmutableMapWithHashingStrategySerializationProxy", map.after(1));
        views.put(PACKAGE + "bimap.mutable.HashBiMap", withLoad);
        views.put(PACKAGE + "bimap.mutable.AbstractMutableBiMap$Inverse", withLoad);
        views.put(PACKAGE + "bimap.immutable.ImmutableBiMapSerializationProxy", map);
        views.put(PACKAGE + "multimap.list.FastListMultimap", GuavaMultisets.multimap(0));
        views.put(PACKAGE + "multimap.set.UnifiedSetMultimap", GuavaMultisets.multimap(0));
        views.put(
                PACKAGE + "multimap.list.ImmutableListMultimapImpl$ImmutableListMultimapSerializationProxy",
                GuavaMultisets.multimap(0));
    }

    /** Few elements, and no count: fields of immutable lists, and objects one behind the other of the others. */
    private static void fixed(Map<String, JavaView> views) {
        List<String> fields = new ArrayList<>();
        for (String size : SIZES) {
            fields.add("element" + (fields.size() + 1));
            views.put(
                    PACKAGE + "list.immutable.Immutable" + size + "List",
                    FieldForms.elements(fields.toArray(String[]::new)));
        }
        for (String size : List.of(
                "Empty", "Singleton", "Doubleton", "Tripleton", "Quadrupleton", "Quintupleton", "Sextupleton")) {
            views.put(PACKAGE + "list.fixed." + size + "List", CollectionForm.list());
        }
        for (String size : List.of("Empty", "Singleton", "Doubleton", "Tripleton", "Quadrupleton")) {
            views.put(PACKAGE + "set.fixed." + size + "Set", CollectionForm.list());
        }
        for (String size : List.of("Empty", "Singleton", "Doubleton", "Tripleton")) {
            views.put(PACKAGE + "map.fixed." + size + "Map", CollectionForm.map());
        }
    }

    /** F{} o(the collection). */
    private static LogicalValue wrapped(StreamObject object, ClassData written) throws MisfitException {
        return FieldForms.standingFor(object, written.contents().value(0));
    }
}
