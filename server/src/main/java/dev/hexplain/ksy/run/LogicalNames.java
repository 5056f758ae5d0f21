package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Whether a descriptor names the parts of the object that was encoded ({@code -hexplain-logical}). */
final class LogicalNames {
    private LogicalNames() {}

    static boolean areIn(TypeSpec top) {
        Set<TypeSpec> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<TypeSpec> open = new ArrayDeque<>(List.of(top));
        while (!open.isEmpty()) {
            TypeSpec type = open.pop();
            if (!seen.add(type)) {
                continue;
            }
            boolean named =
                    type.seq().stream().anyMatch(each -> !each.doc().logical().isEmpty())
                            || type.instances().values().stream()
                                    .anyMatch(each -> !each.doc().logical().isEmpty());
            if (named) {
                return true;
            }
            open.addAll(type.types().values());
            open.addAll(type.imports().values());
        }
        return false;
    }
}
