package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lists, sets, maps, tables and ranges of Guava. Those that count or group are in {@link GuavaMultisets}. */
final class GuavaCollections {
    private static final String PACKAGE = "com.google.common.collect.";
    private static final JavaView ELEMENTS = FieldForms.delegate("elements");
    private static final JavaView DELEGATE = FieldForms.delegate("delegate");
    private static final JavaView OF_MAP = FieldForms.delegate("map");
    private static final JavaView KEYS_AND_VALUES = FieldForms.parallel("keys", "values");

    static final Map<String, JavaView> VIEWS = views();

    private GuavaCollections() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        immutable(views);
        mutable(views);
        for (String wrapper : List.of(
                "EvictingQueue",
                "ImmutableClassToInstanceMap",
                "Maps$UnmodifiableBiMap",
                "Maps$UnmodifiableNavigableMap",
                "Sets$UnmodifiableNavigableSet",
                "Synchronized$SynchronizedObject",
                "Tables$UnmodifiableTable")) {
            views.put(PACKAGE + wrapper, DELEGATE);
        }
        return Map.copyOf(views);
    }

    private static void immutable(Map<String, JavaView> views) {
        for (String elements : List.of("ImmutableList", "ImmutableSet", "ImmutableSortedSet")) {
            views.put(PACKAGE + elements + "$SerializedForm", ELEMENTS);
        }
        views.put(PACKAGE + "ImmutableAsList$SerializedForm", FieldForms.delegate("collection"));
        views.put(PACKAGE + "ImmutableEnumSet$EnumSerializedForm", DELEGATE);
        views.put(PACKAGE + "ImmutableEnumMap$EnumSerializedForm", DELEGATE);
        views.put(PACKAGE + "ImmutableMap$SerializedForm", KEYS_AND_VALUES);
        views.put(PACKAGE + "ImmutableSortedMap$SerializedForm", above("ImmutableMap$SerializedForm", KEYS_AND_VALUES));
        views.put(PACKAGE + "ImmutableMapKeySet$KeySetSerializedForm", FieldForms.keysOf("map"));
        views.put(PACKAGE + "ImmutableMapValues$SerializedForm", FieldForms.valuesOf("map"));
        views.put(PACKAGE + "ImmutableMapEntrySet$EntrySetSerializedForm", OF_MAP);
        views.put(PACKAGE + "ImmutableRangeSet$SerializedForm", FieldForms.delegate("ranges"));
        views.put(PACKAGE + "ImmutableRangeMap$SerializedForm", FieldForms.delegate("mapOfRanges"));
        views.put(PACKAGE + "RegularContiguousSet$SerializedForm", FieldForms.content("range"));
        views.put(PACKAGE + "ImmutableTable$SerializedForm", GuavaCells::view);
        views.put(PACKAGE + "Range", GuavaValues::range);
    }

    private static void mutable(Map<String, JavaView> views) {
        CollectionForm map = CollectionForm.map().block(4).countAt(0);
        views.put(PACKAGE + "HashBiMap", map);
        views.put(PACKAGE + "HashBiMap$InverseSerializedForm", GuavaCollections::inverse);
        views.put(PACKAGE + "EnumBiMap", map.after(2));
        views.put(PACKAGE + "EnumHashBiMap", map.after(1));
        views.put(PACKAGE + "StandardTable", FieldForms.delegate("backingMap"));
        views.put(PACKAGE + "TreeBasedTable", above("StandardTable", FieldForms.delegate("backingMap")));
        views.put(PACKAGE + "TreeRangeSet", FieldForms.valuesOf("rangesByLowerBound"));
    }

    /** What a class above wrote: the class itself adds its order alone. */
    private static JavaView above(String className, JavaView form) {
        return (object, written) -> form.value(object, object.above(PACKAGE + className));
    }

    /** F{bimap}: values are keys, and keys values. */
    private static LogicalValue inverse(StreamObject object, ClassData written) throws MisfitException {
        return switch (written.unfollowed("bimap")) {
            case LogicalValue.Mapping map ->
                new LogicalValue.Mapping(
                        object.field(),
                        object.className(),
                        map.entries().map(entry -> new LogicalValue.Entry(entry.value(), entry.key())));
            case LogicalValue.Reference elsewhere -> FieldForms.standingFor(object, elsewhere);
            default -> throw FieldForms.misfit("bimap", "a map");
        };
    }
}
