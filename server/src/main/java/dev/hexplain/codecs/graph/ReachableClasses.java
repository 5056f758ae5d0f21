package dev.hexplain.codecs.graph;

import dev.hexplain.codecs.graph.ObjectParts.Part;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The classes of an object and of everything reachable from it. */
public final class ReachableClasses {
    private ReachableClasses() {}

    /** Each once, in the order in which they are met. */
    public static List<Class<?>> in(Object root) {
        Set<Class<?>> classes = new LinkedHashSet<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        open.add(root);
        while (!open.isEmpty()) {
            Object object = open.remove();
            classes.add(object instanceof Enum<?> constant ? constant.getDeclaringClass() : object.getClass());
            for (Part part : ObjectParts.of(object)) {
                Object value = part.value();
                if (value != null && seen.add(value)) {
                    open.add(value);
                }
            }
            if (object instanceof Map<?, ?> map && ObjectParts.isContainer(object)) {
                map.keySet().stream()
                        .filter(key -> key != null && seen.add(key))
                        .forEach(open::add);
            }
        }
        return List.copyOf(classes);
    }
}
