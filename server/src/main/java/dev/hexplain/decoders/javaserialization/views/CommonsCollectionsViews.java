package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Commons Collections 4: what collections hold, and what those around others decorate. */
final class CommonsCollectionsViews {
    private static final String PACKAGE = "org.apache.commons.collections4.";
    private static final String DECORATOR = PACKAGE + "collection.AbstractCollectionDecorator";
    private static final int MOST_PARTS = 1_000;
    /** Entries that are put into another order. */
    private static final int MOST_ORDERED = 1 << 14;

    /** Of each, the class that adds something to the collection that it decorates: a predicate, a check, a lock. */
    private static final List<String> DECORATORS = List.of(
            "bag.CollectionBag",
            "bag.CollectionSortedBag",
            "bag.UnmodifiableBag",
            "bag.UnmodifiableSortedBag",
            "collection.AbstractCollectionDecorator",
            "collection.IndexedCollection",
            "collection.PredicatedCollection",
            "collection.TransformedCollection",
            "list.AbstractSerializableListDecorator",
            "list.LazyList",
            "list.SetUniqueList",
            "multiset.UnmodifiableMultiSet",
            "multiset.UnmodifiableSortedMultiSet",
            "queue.UnmodifiableQueue",
            "set.AbstractSerializableSetDecorator",
            "set.UnmodifiableNavigableSet",
            "set.UnmodifiableSortedSet");

    /** These write the map that they decorate behind their fields. */
    private static final List<String> MAP_DECORATORS = List.of(
            "bidimap.DualHashBidiMap",
            "bidimap.DualLinkedHashBidiMap",
            "bidimap.DualTreeBidiMap",
            "map.DefaultedMap",
            "map.FixedSizeMap",
            "map.FixedSizeSortedMap",
            "map.LazyMap",
            "map.MultiKeyMap",
            "map.MultiValueMap",
            "map.PassiveExpiringMap",
            "map.PredicatedMap",
            "map.TransformedMap",
            "map.UnmodifiableMap",
            "map.UnmodifiableOrderedMap",
            "map.UnmodifiableSortedMap",
            "splitmap.TransformedSplitMap");

    static final Map<String, JavaView> VIEWS = views();

    private CommonsCollectionsViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        for (String decorator : DECORATORS) {
            views.put(PACKAGE + decorator, CommonsCollectionsViews::decorated);
        }
        for (String decorator : MAP_DECORATORS) {
            views.put(PACKAGE + decorator, CommonsCollectionsViews::decoratedMap);
        }
        lists(views);
        maps(views);
        for (String name : List.of(
                "ArrayListValuedHashMap",
                "ArrayListValuedLinkedHashMap",
                "HashSetValuedHashMap",
                "LinkedHashSetValuedLinkedHashMap")) {
            views.put(PACKAGE + "multimap." + name, GuavaMultisets.multimap(0));
        }
        for (String name : List.of("AbstractMultiValuedMap", "AbstractMultiValuedMapDecorator")) {
            views.put(PACKAGE + "multimap." + name, FieldForms.delegate("map"));
        }
        views.put(
                PACKAGE + "multimap.TransformedMultiValuedMap",
                (object, _) -> FieldForms.delegate("map")
                        .value(object, object.above(PACKAGE + "multimap.AbstractMultiValuedMapDecorator")));
        return Map.copyOf(views);
    }

    private static void lists(Map<String, JavaView> views) {
        CollectionForm list = CollectionForm.list().block(4).countAt(0);
        for (String name :
                List.of("list.CursorableLinkedList", "list.NodeCachingLinkedList", "queue.CircularFifoQueue")) {
            views.put(PACKAGE + name, list);
        }
        for (String name : List.of("bag.HashBag", "multiset.HashMultiSet")) {
            views.put(PACKAGE + name, GuavaMultisets.multiset(0, 1));
        }
        for (String name : List.of("bag.TreeBag", "multiset.TreeMultiSet")) {
            views.put(PACKAGE + name, GuavaMultisets.multiset(1, 2));
        }
        views.put(PACKAGE + "collection.SynchronizedCollection", FieldForms.delegate("collection"));
        views.put(PACKAGE + "collection.CompositeCollection", CommonsCollectionsViews::composite);
        views.put(PACKAGE + "set.CompositeSet", CommonsCollectionsViews::composite);
        views.put(PACKAGE + "set.ListOrderedSet", FieldForms.delegate("setOrder"));
        views.put(PACKAGE + "set.MapBackedSet", FieldForms.keysOf("map"));
        views.put(PACKAGE + "keyvalue.MultiKey", FieldForms.delegate("keys"));
    }

    private static void maps(Map<String, JavaView> views) {
        CollectionForm counted = CollectionForm.map().block(4).countAt(0);
        CollectionForm hashed = CollectionForm.map().block(12).countAt(8);
        for (String name : List.of("CaseInsensitiveMap", "HashedMap", "IdentityMap", "LinkedMap")) {
            views.put(PACKAGE + "map." + name, hashed);
        }
        views.put(PACKAGE + "map.LRUMap", CollectionForm.map().block(16).countAt(12));
        for (String name : List.of("ReferenceIdentityMap", "ReferenceMap")) {
            views.put(PACKAGE + "map." + name, CollectionForm.map().block(14).endedByNulls(1));
        }
        views.put(PACKAGE + "map.Flat3Map", counted);
        views.put(PACKAGE + "bidimap.TreeBidiMap", counted);
        views.put(PACKAGE + "trie.AbstractPatriciaTrie", counted);
        views.put(PACKAGE + "trie.UnmodifiableTrie", CommonsCollectionsViews::unmodifiableTrie);
        views.put(PACKAGE + "map.SingletonMap", FieldForms.entry("key", "value"));
        views.put(PACKAGE + "map.CompositeMap", CommonsCollectionsViews::compositeMap);
        views.put(PACKAGE + "map.ListOrderedMap", CommonsCollectionsViews::ordered);
    }

    /** F{collection} of the class above all decorators. */
    private static LogicalValue decorated(StreamObject object, ClassData written) throws MisfitException {
        return FieldForms.delegate("collection").value(object, object.above(DECORATOR));
    }

    /** F{} o(map). */
    private static LogicalValue decoratedMap(StreamObject object, ClassData written) throws MisfitException {
        return switch (written.contents().value(0)) {
            case LogicalValue.Mapping map ->
                new LogicalValue.Mapping(object.field(), object.className(), map.entries());
            case LogicalValue.Reference elsewhere -> FieldForms.standingFor(object, elsewhere);
            case LogicalValue.Structure _ -> object.plain("");
            case LogicalValue.Sequence _, LogicalValue.Scalar _, LogicalValue.Opaque _ ->
                throw new MisfitException("a map was expected");
        };
    }

    /** F{delegate}; before version 4.5, o(trie). */
    private static LogicalValue unmodifiableTrie(StreamObject object, ClassData written) throws MisfitException {
        return written.find("delegate").isPresent()
                ? FieldForms.delegate("delegate").value(object, written)
                : decoratedMap(object, written);
    }

    /** F{all}: collections one after the other. */
    private static LogicalValue composite(StreamObject object, ClassData written) throws MisfitException {
        Paged<LogicalValue> elements = Paged.of(List.of());
        for (LogicalValue part : parts(written, "all")) {
            if (!(part instanceof LogicalValue.Sequence sequence)) {
                return object.plain("");
            }
            elements = elements.then(sequence.elements());
        }
        return new LogicalValue.Sequence(object.field(), object.className(), elements);
    }

    /** F{composite[]}: maps one after the other. */
    private static LogicalValue compositeMap(StreamObject object, ClassData written) throws MisfitException {
        Paged<LogicalValue.Entry> entries = Paged.of(List.of());
        for (LogicalValue part : parts(written, "composite")) {
            if (!(part instanceof LogicalValue.Mapping map)) {
                return object.plain("");
            }
            entries = entries.then(map.entries());
        }
        return new LogicalValue.Mapping(object.field(), object.className(), entries);
    }

    private static List<LogicalValue> parts(ClassData written, String field) throws MisfitException {
        if (!(written.unfollowed(field) instanceof LogicalValue.Sequence parts)
                || parts.elements().count() > MOST_PARTS) {
            throw FieldForms.misfit(field, "up to %d collections".formatted(MOST_PARTS));
        }
        return parts.elements().page(0, MOST_PARTS);
    }

    /** F{insertOrder} o(map): entries in the order of a list of their keys. */
    private static LogicalValue ordered(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.unfollowed("insertOrder") instanceof LogicalValue.Sequence order)
                || !(written.contents().value(0) instanceof LogicalValue.Mapping map)
                || order.elements().count() != map.entries().count()
                || order.elements().count() > MOST_ORDERED) {
            return object.plain("");
        }
        Map<Object, LogicalValue> byKey = new LinkedHashMap<>();
        for (LogicalValue.Entry entry : map.entries().page(0, MOST_ORDERED)) {
            byKey.put(identity(entry.key()), entry.value());
        }
        List<LogicalValue.Entry> entries = new ArrayList<>();
        for (LogicalValue key : order.elements().page(0, MOST_ORDERED)) {
            LogicalValue value = byKey.get(identity(key));
            if (value == null) {
                return object.plain("");
            }
            entries.add(new LogicalValue.Entry(key, value));
        }
        return new LogicalValue.Mapping(object.field(), object.className(), Paged.of(entries));
    }

    private record ScalarKey(String type, String text) {}

    private static Object identity(LogicalValue key) {
        return switch (key) {
            case LogicalValue.Scalar scalar ->
                new ScalarKey(scalar.type(), scalar.text().first(MOST_ORDERED));
            case LogicalValue.Reference elsewhere -> elsewhere.target();
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _, LogicalValue.Opaque _ ->
                key.field();
        };
    }
}
