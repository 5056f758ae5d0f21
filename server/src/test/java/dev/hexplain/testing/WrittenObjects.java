package dev.hexplain.testing;

import dev.hexplain.testing.WrittenCollections.Concurrent;
import dev.hexplain.testing.WrittenCollections.JdkLists;
import dev.hexplain.testing.WrittenCollections.Lists;
import dev.hexplain.testing.WrittenCollections.Maps;
import dev.hexplain.testing.WrittenCollections.Nulls;
import dev.hexplain.testing.WrittenCollections.Sets;
import dev.hexplain.testing.WrittenCollections.Sorted;
import dev.hexplain.testing.WrittenGraphs.Bodied;
import dev.hexplain.testing.WrittenGraphs.Child;
import dev.hexplain.testing.WrittenGraphs.Cycle;
import dev.hexplain.testing.WrittenGraphs.Enums;
import dev.hexplain.testing.WrittenGraphs.Fixed;
import dev.hexplain.testing.WrittenGraphs.Generic;
import dev.hexplain.testing.WrittenGraphs.GenericFields;
import dev.hexplain.testing.WrittenGraphs.GrandChild;
import dev.hexplain.testing.WrittenGraphs.Holder;
import dev.hexplain.testing.WrittenGraphs.Kind;
import dev.hexplain.testing.WrittenGraphs.ObjectArrays;
import dev.hexplain.testing.WrittenGraphs.Others;
import dev.hexplain.testing.WrittenGraphs.Pair;
import dev.hexplain.testing.WrittenGraphs.Point;
import dev.hexplain.testing.WrittenGraphs.Point3;
import dev.hexplain.testing.WrittenGraphs.Shared;
import dev.hexplain.testing.WrittenScalars.BoxedArrays;
import dev.hexplain.testing.WrittenScalars.Boxes;
import dev.hexplain.testing.WrittenScalars.ByteBoolean;
import dev.hexplain.testing.WrittenScalars.Mixed;
import dev.hexplain.testing.WrittenScalars.Names;
import dev.hexplain.testing.WrittenScalars.NullBoxes;
import dev.hexplain.testing.WrittenScalars.Numbers;
import dev.hexplain.testing.WrittenScalars.PrimitiveArrays;
import dev.hexplain.testing.WrittenScalars.Primitives;
import dev.hexplain.testing.WrittenScalars.Texts;
import dev.hexplain.testing.WrittenTimes.Rare;
import dev.hexplain.testing.WrittenTimes.Times;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Objects of classes that differ in what their fields are declared as and hold. */
@SuppressWarnings({"unused"})
public final class WrittenObjects {
    private static final List<Class<?>> SUBJECTS =
            List.of(WrittenScalars.class, WrittenTimes.class, WrittenCollections.class, WrittenGraphs.class);

    private WrittenObjects() {}

    /** Their classes, and those that these name. */
    public static List<Class<?>> classes() {
        return SUBJECTS.stream().map(ReflectedClasses::in).flatMap(List::stream).toList();
    }

    /** Whether one is of a class of these, rather than of the platform. */
    public static boolean isDeclared(Class<?> type) {
        return SUBJECTS.stream().anyMatch(subject -> subject == type.getEnclosingClass());
    }

    /** All of these, and values that no object is around. */
    public static List<Object> all() {
        List<Object> objects = new ArrayList<>(List.of(
                new ByteBoolean(),
                new Mixed(),
                new Primitives(),
                new Boxes(),
                new NullBoxes(),
                new PrimitiveArrays(),
                new BoxedArrays(),
                new ObjectArrays(),
                new Point3(),
                new Fixed(),
                new Pair(1, "r", null),
                new Enums(),
                new Lists(),
                new Nulls(),
                new JdkLists(),
                new Sets(),
                new Maps(),
                new Shared(),
                new Cycle(),
                new Times(),
                new Numbers(),
                new Child(),
                new GrandChild(),
                new Names(),
                new Generic<>(5),
                new GenericFields(),
                new Others(),
                new Holder(),
                new Texts(),
                new Concurrent(),
                new Rare(),
                new Sorted()));
        objects.addAll(outermost());
        return objects;
    }

    private static List<Object> outermost() {
        return List.of(
                new ArrayList<>(List.of(new Point(), new Point3())),
                new ArrayList<>(List.of(new Point(), new Point())),
                new ArrayList<>(Arrays.asList(null, null)),
                new ArrayList<>(Arrays.asList(Kind.X, null)),
                new ArrayList<>(Arrays.asList(Kind.X, Bodied.PLAIN, Bodied.OTHER)),
                new LinkedHashMap<>(Map.of(new Fixed(), new Point())),
                new LinkedHashMap<>(Map.of(Kind.X, "x")),
                new LinkedHashMap<>(Map.of("k", new ArrayList<>(List.of(1, 2)))),
                new Integer[] {1, null},
                new Integer[0],
                new Object[] {null},
                new Object[] {1, "a", new Point(), new int[] {1}},
                new Point[] {new Point(), null, new Point3()},
                new Fixed[] {new Fixed()},
                new Kind[] {Kind.Y, null},
                new int[][] {{1}, null},
                new Integer[][] {{1}, null},
                new Point[][] {{new Point()}, null},
                new String[] {"a"},
                Kind.Z,
                Bodied.OTHER,
                Optional.of(new Point()),
                new ArrayList<>(List.of(new ArrayList<>(List.of(new Point())), new ArrayList<>())),
                List.of(new Fixed(), new Fixed()),
                Set.of(Kind.X),
                Map.of("k", new Point()),
                new TreeMap<>(Map.of("b", new Point(), "a", new Point3())),
                "text",
                5,
                -5L,
                true,
                'c');
    }
}
