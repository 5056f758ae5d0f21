package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Eclipse Collections: of objects, and lists, sets and stacks of primitives. */
final class EclipseViews {
    private static final String PACKAGE = "org.eclipse.collections.impl.";
    private static final int MOST_PRIMITIVES = 1 << 16;
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

    /** How a primitive is read from a block. */
    private static final Map<String, Primitive> PRIMITIVES = Map.of(
            "Boolean", new Primitive("boolean", 1, ScalarKind.BOOLEAN, in -> in.u1() != 0),
            "Byte", new Primitive("byte", 1, ScalarKind.INTEGER, Cursor::s1),
            "Char", new Primitive("char", Character.BYTES, ScalarKind.TEXT, in -> (char) in.u2()),
            "Double", new Primitive("double", Double.BYTES, ScalarKind.FLOAT, in -> Double.longBitsToDouble(in.s8())),
            "Float", new Primitive("float", Float.BYTES, ScalarKind.FLOAT, in -> Float.intBitsToFloat(in.s4())),
            "Int", new Primitive("int", Integer.BYTES, ScalarKind.INTEGER, Cursor::s4),
            "Long", new Primitive("long", Long.BYTES, ScalarKind.INTEGER, Cursor::s8),
            "Short", new Primitive("short", Short.BYTES, ScalarKind.INTEGER, in -> (short) in.u2()));

    private record Primitive(String name, int bytes, ScalarKind kind, Function<Cursor, Object> read) {}

    static final Map<String, JavaView> VIEWS = views();

    private EclipseViews() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        lists(views);
        maps(views);
        fixed(views);
        PRIMITIVES.forEach((type, primitive) -> {
            views.put(PACKAGE + "list.mutable.primitive." + type + "ArrayList", primitives(primitive));
            views.put(PACKAGE + "set.mutable.primitive." + type + "HashSet", primitives(primitive));
            views.put(PACKAGE + "stack.mutable.primitive." + type + "ArrayStack", primitives(primitive));
            views.put(
                    PACKAGE + "set.immutable.primitive.Immutable" + type + "SetSerializationProxy",
                    primitives(primitive));
        });
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

    /** F{} i(n) primitives×n. */
    private static JavaView primitives(Primitive type) {
        return (object, written) -> {
            Cursor in = written.contents().blocks(0);
            int count = in.s4();
            if (count < 0 || count > MOST_PRIMITIVES || in.remaining() != (long) count * type.bytes) {
                throw new MisfitException("up to %d values of %d bytes were expected, and %d bytes were found"
                        .formatted(MOST_PRIMITIVES, type.bytes, in.remaining()));
            }
            List<LogicalValue> elements = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String text = type.read.apply(in).toString();
                elements.add(LogicalValue.Scalar.of(written.field(), type.name, type.kind, text));
            }
            return new LogicalValue.Sequence(object.field(), object.className(), Paged.of(elements));
        };
    }
}
