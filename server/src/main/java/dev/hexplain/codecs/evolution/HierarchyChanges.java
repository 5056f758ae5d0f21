package dev.hexplain.codecs.evolution;

import static dev.hexplain.codecs.evolution.ChangedClasses.ORDER;
import static dev.hexplain.codecs.evolution.ChangedClasses.fields;
import static dev.hexplain.codecs.evolution.ChangedClasses.order;
import static dev.hexplain.codecs.evolution.ChangedClasses.type;
import static dev.hexplain.codecs.evolution.ChangedClasses.version;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.evolution.SchemaChange.Theme;
import java.util.List;

/** Names and superclasses. */
final class HierarchyChanges {
    private static final String BASE = "com.acme.Base";

    static final List<SchemaChange> ALL = List.of(
            named("class-renamed", "class renamed", "com.acme.Purchase"),
            named("class-moved", "class moved to another package", "com.acme.sales.Order"),
            SchemaChange.of(
                    "superclass-inserted",
                    "superclass inserted",
                    Theme.CLASSES,
                    whole(),
                    below(new String[] {"int edition"}, "long id", "String customer")),
            SchemaChange.of(
                    "superclass-removed",
                    "superclass removed, with its field",
                    Theme.CLASSES,
                    below(new String[] {"int edition"}, "long id", "String customer"),
                    whole()),
            SchemaChange.of(
                    "field-moved-up",
                    "field moved to the superclass",
                    Theme.CLASSES,
                    below(new String[] {"int edition"}, "long id", "String customer"),
                    below(new String[] {"int edition", "String customer"}, "long id")));

    private HierarchyChanges() {}

    private static ClassVersion whole() {
        return version(
                order("long id", "String customer"), make -> make.of(ORDER, "id", 7_000_000_001L, "customer", "Ada"));
    }

    private static ClassVersion below(String[] above, String... own) {
        ClassDefinition base = type(BASE, fields(above));
        return new ClassVersion(
                List.of(order(own).extending(BASE), base),
                make -> make.of(ORDER, "edition", 2, "id", 7_000_000_001L, "customer", "Ada"));
    }

    private static SchemaChange named(String id, String title, String name) {
        ClassVersion renamed = version(
                type(name, fields("long id", "String customer")),
                make -> make.of(name, "id", 7_000_000_001L, "customer", "Ada"));
        return SchemaChange.of(id, title, Theme.CLASSES, whole(), renamed).renaming(ORDER, name);
    }
}
