package dev.hexplain.codecs.evolution;

import static dev.hexplain.codecs.evolution.ChangedClasses.ORDER;
import static dev.hexplain.codecs.evolution.ChangedClasses.order;
import static dev.hexplain.codecs.evolution.ChangedClasses.version;

import dev.hexplain.codecs.evolution.SchemaChange.Theme;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fields whose type changes. */
final class TypeChanges {
    static final List<SchemaChange> ALL = List.of(
            change("int-to-long", "int → long, later above 2³¹", "int", 7, "long", 5_000_000_000L),
            change("long-to-int", "long → int, always small", "long", 7L, "int", 8),
            change("int-to-boxed", "int → Integer", "int", 7, "Integer", 8),
            change("int-to-text", "int → String", "int", 7, "String", "8"),
            change("float-to-double", "float → double", "float", 0.5f, "double", 0.25),
            change("null-to-primitive", "Integer that is null → int", "Integer", null, "int", 8),
            change(
                    "element-type",
                    "List<Integer> → List<Long>",
                    "List<Integer>",
                    new ArrayList<>(List.of(1, 2, 3)),
                    "List<Long>",
                    new ArrayList<>(List.of(4L, 5L, 6L))));

    private TypeChanges() {}

    private static SchemaChange change(
            String id, String title, String type, @Nullable Object value, String newType, Object newValue) {
        return SchemaChange.of(id, title, Theme.TYPES, holding(type, value), holding(newType, newValue));
    }

    /** Between others, so that a reader who takes too much or too little of it gets lost. */
    static ClassVersion holding(String type, @Nullable Object value) {
        return version(
                order("long id", type + " held", "String note"),
                make -> make.of(ORDER, "id", 7_000_000_001L, "held", value, "note", "urgent"));
    }
}
