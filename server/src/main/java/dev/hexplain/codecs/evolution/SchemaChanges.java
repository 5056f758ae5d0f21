package dev.hexplain.codecs.evolution;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All changes that are tried. */
public final class SchemaChanges {
    private static final List<SchemaChange> ALL = Stream.of(
                    FieldChanges.ALL,
                    TypeChanges.ALL,
                    ContainerChanges.ALL,
                    HierarchyChanges.ALL,
                    EnumChanges.ALL,
                    FormChanges.ALL,
                    ObjectTraits.ALL)
            .flatMap(Collection::stream)
            .toList();

    private SchemaChanges() {}

    /** In the order of the tables; those that may overflow a stack come last. */
    public static List<SchemaChange> all() {
        return ALL;
    }

    public static Optional<SchemaChange> named(String id) {
        return ALL.stream().filter(each -> each.id().equals(id)).findFirst();
    }
}
