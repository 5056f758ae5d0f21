package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedField;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Infers classes from values: those at one place have one class, which is called as its format says, or else by the
 * member that holds them. Numbers are {@code long} or {@code double}, and {@code BigDecimal} where these are not exact;
 * what may be missing is an object.
 */
final class InferredClasses {
    /** What is at a place: the member of a class, or the elements of what is there. */
    private static final class Place {
        private final Set<Class<?>> scalars = new LinkedHashSet<>();
        private final Set<String> classes = new LinkedHashSet<>();
        private int lists;
        private int maps;
        private boolean hasOtherKeys;
        private int present;
    }

    /** A class, and its objects. */
    private static final class Inferred {
        private final Map<String, Place> members = new LinkedHashMap<>();
        private int objects;
    }

    /** A value that is to be looked at. */
    private record Seen(InferredNode node, Place place, String name) {}

    private final Map<String, Inferred> classes = new LinkedHashMap<>();
    private final Map<InferredNode, String> names = new IdentityHashMap<>();
    private final Map<InferredNode, Place> elements = new IdentityHashMap<>();
    private final Map<String, String> byPlace = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final Set<InferredNode> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<String, Place> elementPlaces = new HashMap<>();
    private final Deque<Seen> queue = new ArrayDeque<>();

    /** Looks at a value, whose classes are also those of the values before it. */
    void look(InferredNode root) {
        names.clear();
        elements.clear();
        visited.clear();
        queue.add(new Seen(root, new Place(), "root"));
        while (!queue.isEmpty()) {
            look(queue.remove());
        }
    }

    private void look(Seen seen) {
        Place place = seen.place();
        switch (seen.node()) {
            case InferredNode.Absent _ -> {}
            case InferredNode.Scalar(Object value) -> {
                place.present++;
                place.scalars.add(value.getClass());
            }
            case InferredNode.Elements list -> {
                place.present++;
                place.lists++;
                parts(list, seen.name() + "[]", list.parts);
            }
            case InferredNode.Entries map -> {
                place.present++;
                place.maps++;
                place.hasOtherKeys |= !map.parts.keySet().stream().allMatch(String.class::isInstance);
                parts(map, seen.name() + "{}", map.parts.values());
            }
            case InferredNode.Members object -> {
                place.present++;
                members(object, seen);
            }
        }
    }

    private void parts(InferredNode of, String name, Iterable<InferredNode> parts) {
        if (visited.add(of)) {
            Place place = elementPlaces.computeIfAbsent(name, _ -> new Place());
            elements.put(of, place);
            parts.forEach(part -> queue.add(new Seen(part, place, name)));
        }
    }

    private void members(InferredNode.Members object, Seen seen) {
        if (!object.areOfClass()) {
            seen.place().maps++;
            parts(object, seen.name() + "{}", object.parts.values());
            return;
        }
        String name = names.get(object);
        if (name == null) {
            name = object.className()
                    .orElseGet(() -> byPlace.computeIfAbsent(seen.name(), _ -> unique(upper(singular(seen.name())))));
            names.put(object, name);
        }
        seen.place().classes.add(name);
        if (!visited.add(object)) {
            return;
        }
        Inferred inferred = classes.computeIfAbsent(name, _ -> new Inferred());
        inferred.objects++;
        String owner = name;
        object.parts.forEach((member, value) -> queue.add(
                new Seen(value, inferred.members.computeIfAbsent(member, _ -> new Place()), owner + "." + member)));
    }

    // -- names

    /** {@code item} for {@code Order.items[]}. */
    private static String singular(String place) {
        String name = place.substring(place.lastIndexOf('.') + 1);
        String word = name.replaceAll("[\\[\\]{}]", "");
        if (word.equals(name)) {
            return word;
        }
        return word.replaceFirst("ies$", "y")
                .replaceFirst("(ss|x|ch|sh)es$", "$1")
                .replaceFirst("(?<![su])s$", "");
    }

    private static String upper(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private String unique(String name) {
        String unique = name;
        for (int i = 2; !taken.add(unique.toLowerCase(Locale.ROOT)); i++) {
            unique = name + i;
        }
        return unique;
    }

    // -- what was inferred

    /** The definitions of all classes. */
    List<ClassDefinition> definitions() {
        List<ClassDefinition> all = new ArrayList<>();
        classes.forEach((name, inferred) -> {
            List<DefinedField> fields = new ArrayList<>();
            inferred.members.forEach((member, place) -> {
                DefinedField field = new DefinedField(member, descriptor(place, place.present < inferred.objects));
                String signature = signature(name + "." + member, place);
                fields.add(signature.equals(descriptor(place, true)) ? field : field.withSignature(signature));
            });
            all.add(ClassDefinition.of(name, 1, fields));
        });
        return all;
    }

    /** The class of an object; empty where it is a map. */
    String className(InferredNode.Members object) {
        return names.getOrDefault(object, "");
    }

    private static String descriptor(Place place, boolean mayBeAbsent) {
        int kinds = (place.scalars.isEmpty() ? 0 : 1)
                + (place.classes.isEmpty() ? 0 : 1)
                + (place.lists > 0 ? 1 : 0)
                + (place.maps > 0 ? 1 : 0);
        if (kinds != 1 || place.classes.size() > 1) {
            return Object.class.descriptorString();
        }
        if (place.lists > 0) {
            return List.class.descriptorString();
        }
        if (place.maps > 0) {
            return Map.class.descriptorString();
        }
        if (!place.classes.isEmpty()) {
            return "L" + place.classes.iterator().next().replace('.', '/') + ";";
        }
        Class<?> type = type(place);
        return mayBeAbsent ? type.descriptorString() : unboxed(type).descriptorString();
    }

    /** The type of what is at a place, with that of a list's elements, or of a map's values (JVMS 4.7.9.1). */
    private String signature(String name, Place place) {
        String type = descriptor(place, true);
        if (type.equals(List.class.descriptorString())) {
            return "Ljava/util/List<%s>;".formatted(partSignature(name + "[]"));
        }
        return type.equals(Map.class.descriptorString()) && !place.hasOtherKeys
                ? "Ljava/util/Map<Ljava/lang/String;%s>;".formatted(partSignature(name + "{}"))
                : type;
    }

    private String partSignature(String name) {
        return signature(name, elementPlaces.getOrDefault(name, new Place()));
    }

    /** The class of the scalars at a place: of numbers, one that has them all. */
    private static Class<?> type(Place place) {
        Set<Class<?>> all = place.scalars;
        if (all.size() == 1) {
            return all.iterator().next();
        }
        if (!Set.of(Long.class, Double.class, BigInteger.class, BigDecimal.class)
                .containsAll(all)) {
            return Object.class;
        }
        return all.equals(Set.of(Long.class, Double.class))
                ? Double.class
                : all.equals(Set.of(Long.class, BigInteger.class)) ? BigInteger.class : BigDecimal.class;
    }

    private static Class<?> unboxed(Class<?> type) {
        return MethodType.methodType(type).unwrap().returnType();
    }

    /** A number as what all at its place are; other scalars as they are. */
    static Object as(Class<?> type, Object scalar) {
        if (!(scalar instanceof Number number) || type.isInstance(scalar)) {
            return scalar;
        }
        if (type == Double.class) {
            return number.doubleValue();
        }
        if (type == BigInteger.class) {
            return new BigInteger(number.toString());
        }
        return type == BigDecimal.class ? new BigDecimal(number.toString()) : scalar;
    }

    /** A part of a list or a map as what all of its place are. */
    Object asElement(InferredNode of, Object scalar) {
        Place place = elements.get(of);
        return place == null || place.scalars.isEmpty() ? scalar : as(type(place), scalar);
    }
}
