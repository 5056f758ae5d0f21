package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.graph.ReachableClasses;
import dev.hexplain.codecs.nested.ObservedPlaces;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The subjects of many objects: one for each class that an object has, with the same classes to be registered and read
 * back. Each object is looked at once, and not kept.
 */
public final class PopulationSubjects {
    private final DefinedClasses defined;
    private final Set<Class<?>> registered = new LinkedHashSet<>();
    private final Map<Class<?>, ObservedPlaces> places = new LinkedHashMap<>();

    /** @param defined those of the objects */
    public PopulationSubjects(DefinedClasses defined) {
        this.defined = defined;
    }

    /** Looks at one of the objects. */
    public void meet(Object object) {
        registered.addAll(ReachableClasses.in(object));
        places.computeIfAbsent(object.getClass(), _ -> ObservedPlaces.none()).take(object);
    }

    /** The classes that libraries register and may read back. */
    public AllowedClasses classes() {
        return new ObjectClasses(defined, List.copyOf(registered));
    }

    /**
     * The subject of each class that an object has.
     *
     * @param classes as of {@link #classes}
     */
    public Map<Class<?>, Subject> subjects(AllowedClasses classes) {
        Map<Class<?>, Subject> all = new LinkedHashMap<>();
        places.forEach((type, held) ->
                all.put(type, new PopulationSubject(type, ObjectSubject.classList(type, defined), classes, held)));
        return all;
    }
}
