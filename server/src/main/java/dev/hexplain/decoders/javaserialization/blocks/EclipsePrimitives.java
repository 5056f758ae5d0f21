package dev.hexplain.decoders.javaserialization.blocks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What collections of primitives write that Eclipse Collections generates for each primitive, and for each two of them.
 *
 * @param key the primitive of elements or keys, as names of classes have it; {@code Object} for objects
 * @param value that of values; {@code Object} for objects, and empty where there are none
 */
public record EclipsePrimitives(Kind kind, String key, String value) {
    /** The package of all of Eclipse Collections. */
    public static final String PACKAGE = "org.eclipse.collections.impl.";

    private static final String OBJECT = "Object";
    private static final String BOOLEAN = "Boolean";
    private static final List<String> NUMBERS = List.of("Byte", "Char", "Double", "Float", "Int", "Long", "Short");

    /** Each once. */
    static final List<EclipsePrimitives> FORMS = forms();

    /** Made when the first such class is met. */
    private static final class Classes {
        static final Map<String, EclipsePrimitives> BY_NAME = named();
    }

    /** What they write. */
    public enum Kind {
        /** i(n), primitives×n. */
        ELEMENTS,
        /** i(n), (primitive i(count))×n. */
        COUNTED,
        /** i(n), (primitive primitive)×n. */
        PAIRS,
        /** i(n), (primitive o)×n. */
        OBJECTS_BY_KEY,
        /** i(n), (o primitive)×n. */
        KEYS_OF_OBJECTS
    }

    private static List<EclipsePrimitives> forms() {
        List<EclipsePrimitives> forms = new ArrayList<>();
        forms.add(new EclipsePrimitives(Kind.ELEMENTS, BOOLEAN, ""));
        for (String type : NUMBERS) {
            forms.add(new EclipsePrimitives(Kind.ELEMENTS, type, ""));
            forms.add(new EclipsePrimitives(Kind.COUNTED, type, ""));
            forms.add(new EclipsePrimitives(Kind.OBJECTS_BY_KEY, type, OBJECT));
            forms.add(new EclipsePrimitives(Kind.KEYS_OF_OBJECTS, OBJECT, type));
            NUMBERS.forEach(value -> forms.add(new EclipsePrimitives(Kind.PAIRS, type, value)));
        }
        return List.copyOf(forms);
    }

    /** By the names of classes. */
    public static Map<String, EclipsePrimitives> byClass() {
        return Classes.BY_NAME;
    }

    private static Map<String, EclipsePrimitives> named() {
        Map<String, EclipsePrimitives> classes = new HashMap<>();
        FORMS.forEach(form -> form.classes().forEach(name -> classes.put(PACKAGE + name, form)));
        return Map.copyOf(classes);
    }

    private List<String> classes() {
        String both = key + value;
        return switch (kind) {
            case ELEMENTS ->
                List.of(
                        "list.mutable.primitive." + key + "ArrayList",
                        "set.mutable.primitive." + key + "HashSet",
                        "stack.mutable.primitive." + key + "ArrayStack",
                        "set.immutable.primitive.Immutable" + key + "SetSerializationProxy",
                        immutable("list", key, "ArrayList", "List"),
                        immutable("stack", key, "ArrayStack", "Stack"),
                        "map.mutable.primitive.AbstractMutable" + key + "KeySet$SerRep");
            case COUNTED ->
                List.of("bag.mutable.primitive." + key + "HashBag", immutable("bag", key, "HashBag", "Bag"));
            case PAIRS ->
                List.of("map.mutable.primitive." + both + "HashMap", immutable("map", both, "HashMap", "Map"));
            case OBJECTS_BY_KEY, KEYS_OF_OBJECTS ->
                List.of(
                        "map.mutable.primitive." + both + "HashMap",
                        "map.immutable.primitive.AbstractImmutable" + both + "Map$Immutable" + both
                                + "MapSerializationProxy");
        };
    }

    private static String immutable(String folder, String of, String outer, String inner) {
        return folder + ".immutable.primitive.Immutable" + of + outer + "$Immutable" + of + inner
                + "SerializationProxy";
    }
}
