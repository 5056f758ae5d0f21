package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.graph.ReachableClasses;
import dev.hexplain.codecs.samples.ClassMembers;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The classes of an imported object: those that were defined for it, and those of the JDK that are made. */
final class ObjectClasses extends TransientClasses {
    /** Declared types of fields, and what classes of the JDK write of themselves. */
    private static final List<String> ALWAYS = List.of(
            "java.lang.Object",
            "java.lang.Enum",
            "java.lang.Number",
            "java.lang.String",
            "java.lang.Class",
            "java.lang.Throwable",
            "java.lang.Comparable",
            "java.lang.CharSequence",
            "java.io.Serializable",
            "java.util.Collection",
            "java.util.List",
            "java.util.Map",
            "java.util.Map$Entry",
            "java.util.Set",
            "java.util.Queue",
            "java.util.SortedMap",
            "java.util.SortedSet");

    private final Set<String> jdk = new HashSet<>(ALWAYS);

    ObjectClasses(DefinedClasses defined, Object object) {
        this(defined, ReachableClasses.in(object));
    }

    /** @param met all that an object has, in order */
    ObjectClasses(DefinedClasses defined, List<Class<?>> met) {
        super(defined, met);
        jdk.addAll(JdkForms.names());
        registered().forEach(this::allow);
    }

    @Override
    public boolean mayBeAny() {
        return true;
    }

    private void allow(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        for (Class<?> at = element; at != null; at = at.getSuperclass()) {
            if (ClassMembers.isJdk(at)) {
                jdk.add(at.getName());
            }
        }
    }

    @Override
    protected boolean hasElement(String name) {
        return jdk.contains(name) || defined().has(name);
    }

    /** What a library finds under an allowed name in another loader is not the class that was defined. */
    @Override
    protected boolean hasElement(Class<?> type) {
        return defined().has(type) || (ClassMembers.isJdk(type) && jdk.contains(type.getName()));
    }

    @Override
    public Stream<String> patterns() {
        return Stream.concat(jdk.stream(), defined().definitions().stream().map(each -> each.name()));
    }
}
