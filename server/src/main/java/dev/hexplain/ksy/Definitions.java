package dev.hexplain.ksy;

import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lines of a descriptor that define types and their attributes, by qualified name: {@code png::chunk.len}. */
final class Definitions {
    private final Map<String, Location> byProduction = new HashMap<>();
    private final Set<TypeSpec> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    Definitions(TypeSpec top) {
        add(top);
    }

    /** Imports may be circular. */
    private void add(TypeSpec type) {
        if (!seen.add(type)) {
            return;
        }
        String name = type.qualifiedName();
        byProduction.putIfAbsent(name, type.at());
        type.seq().forEach(field -> byProduction.putIfAbsent(name + "." + field.id(), field.at()));
        type.instances().values().forEach(field -> byProduction.putIfAbsent(name + "." + field.id(), field.at()));
        type.types().values().forEach(this::add);
        type.imports().values().forEach(this::add);
    }

    Optional<Location> find(String production) {
        return Optional.ofNullable(byProduction.get(production));
    }
}
