package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.evolution.SchemaChange.Theme;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Fields that hold another collection or map. */
final class ContainerChanges {
    private static final List<String> TAGS = List.of("new", "gift");
    private static final Map<String, Integer> COUNTS = Map.of("pens", 3, "ink", 1);

    static final List<SchemaChange> ALL = List.of(
            change(
                    "list-to-collection",
                    "List → Collection",
                    TypeChanges.holding("List<String>", new ArrayList<>(TAGS)),
                    TypeChanges.holding("Collection<String>", new ArrayList<>(TAGS))),
            change(
                    "collection-to-set",
                    "Collection → Set",
                    TypeChanges.holding("Collection<String>", new ArrayList<>(TAGS)),
                    TypeChanges.holding("Set<String>", new LinkedHashSet<>(TAGS))),
            change(
                    "array-list-to-linked-list",
                    "ArrayList → LinkedList",
                    TypeChanges.holding("ArrayList<String>", new ArrayList<>(TAGS)),
                    TypeChanges.holding("LinkedList<String>", new LinkedList<>(TAGS))),
            change(
                    "hash-map-to-tree-map",
                    "HashMap → TreeMap",
                    TypeChanges.holding("HashMap<String, Integer>", new HashMap<>(COUNTS)),
                    TypeChanges.holding("TreeMap<String, Integer>", new TreeMap<>(COUNTS))));

    private ContainerChanges() {}

    private static SchemaChange change(String id, String title, ClassVersion before, ClassVersion after) {
        return SchemaChange.of(id, title, Theme.CONTAINERS, before, after);
    }
}
