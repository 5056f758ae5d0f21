package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes of many streams: a class implements what it does in any of them, and an enum has the constants of all. Of a
 * class that is described in two ways, both are here, the first one first.
 */
final class DefinitionUnion {
    private static final int MOST = 10_000;

    private final Map<String, ClassDefinition> definitions = new LinkedHashMap<>();
    private final Map<String, ClassDefinition> again = new LinkedHashMap<>();

    void add(List<ClassDefinition> classes) {
        classes.forEach(this::add);
    }

    private void add(ClassDefinition next) {
        ClassDefinition before = definitions.get(next.name());
        if (before == null) {
            if (definitions.size() < MOST) {
                definitions.put(next.name(), next);
            }
        } else if (before.kind() instanceof Kind.Interface) {
            definitions.put(next.name(), next);
        } else if (before.kind() instanceof Kind.Enumeration(List<String> first)
                && next.kind() instanceof Kind.Enumeration(List<String> others)) {
            Set<String> all = new LinkedHashSet<>(first);
            all.addAll(others);
            definitions.put(next.name(), before.as(new Kind.Enumeration(List.copyOf(all))));
        } else if (!(next.kind() instanceof Kind.Interface)) {
            merge(before, next);
        }
    }

    private void merge(ClassDefinition before, ClassDefinition next) {
        ClassDefinition merged = before.isPublic() && !next.isPublic() ? before.inPackage() : before;
        for (String each : next.interfaces()) {
            merged = merged.implementing(each);
        }
        boolean isSame = before.kind().equals(next.kind())
                && before.superclass().equals(next.superclass())
                && before.fields().equals(next.fields());
        if (isSame) {
            definitions.put(next.name(), merged);
        } else {
            again.putIfAbsent(next.name(), next);
        }
    }

    List<ClassDefinition> all() {
        List<ClassDefinition> all = new ArrayList<>(definitions.values());
        all.addAll(again.values());
        return all;
    }
}
