package dev.hexplain.codecs.definitions;

import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EventObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** The classes of the JDK that a definition may extend: those whose constructors do nothing but make an object. */
final class JdkSuperclasses {
    private static final Set<Class<?>> PLAIN = Set.of(
            Object.class,
            Number.class,
            EventObject.class,
            ArrayList.class,
            LinkedList.class,
            ArrayDeque.class,
            Vector.class,
            Stack.class,
            HashMap.class,
            LinkedHashMap.class,
            TreeMap.class,
            Hashtable.class,
            Properties.class,
            HashSet.class,
            LinkedHashSet.class,
            TreeSet.class);

    private JdkSuperclasses() {}

    /** Why a class cannot be extended; empty where it can. */
    static Optional<String> refusal(Class<?> superclass) {
        boolean known = PLAIN.contains(superclass) || isException(superclass);
        return known && (has(superclass) || takesSource(superclass))
                ? Optional.empty()
                : Optional.of(
                        "its superclass %s is not among those that are made here".formatted(superclass.getName()));
    }

    private static boolean isException(Class<?> superclass) {
        return Throwable.class.isAssignableFrom(superclass)
                && Modifier.isPublic(superclass.getModifiers())
                && !Modifier.isFinal(superclass.getModifiers());
    }

    /** Whether its constructor takes the source of an event, which is not serialized. */
    static boolean takesSource(Class<?> superclass) {
        return superclass == EventObject.class;
    }

    /** Whether a class has a constructor with these parameters that subclasses may call. */
    static boolean has(Class<?> superclass, Class<?>... parameters) {
        return Arrays.stream(superclass.getDeclaredConstructors())
                .anyMatch(each -> Arrays.equals(each.getParameterTypes(), parameters)
                        && (each.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0);
    }
}
