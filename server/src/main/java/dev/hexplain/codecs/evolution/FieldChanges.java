package dev.hexplain.codecs.evolution;

import static dev.hexplain.codecs.evolution.ChangedClasses.ORDER;
import static dev.hexplain.codecs.evolution.ChangedClasses.order;
import static dev.hexplain.codecs.evolution.ChangedClasses.version;

import dev.hexplain.codecs.evolution.SchemaChange.Theme;
import java.util.List;

/** Fields that come, go, or stand elsewhere. */
final class FieldChanges {
    private static final ClassVersion PLAIN = version(
            order("long id", "String customer", "double total"),
            make -> make.of(ORDER, "id", 7_000_000_001L, "customer", "Ada", "total", 99.5));

    static final List<SchemaChange> ALL = List.of(
            SchemaChange.of(
                    "field-added",
                    "field added between others",
                    Theme.FIELDS,
                    PLAIN,
                    version(
                            order("long id", "int count", "String customer", "double total"),
                            make -> make.of(
                                    ORDER, "id", 7_000_000_001L, "count", 3, "customer", "Ada", "total", 99.5))),
            SchemaChange.of(
                    "field-added-last",
                    "field added at the end",
                    Theme.FIELDS,
                    PLAIN,
                    version(
                            order("long id", "String customer", "double total", "int zone"),
                            make -> make.of(ORDER, "id", 7_000_000_001L, "customer", "Ada", "total", 99.5, "zone", 3))),
            SchemaChange.of(
                    "field-removed",
                    "field removed",
                    Theme.FIELDS,
                    version(
                            order("long id", "String note", "String customer", "double total"),
                            make -> make.of(
                                    ORDER, "id", 7_000_000_001L, "note", "urgent", "customer", "Ada", "total", 99.5)),
                    PLAIN),
            SchemaChange.of(
                            "field-renamed",
                            "field renamed",
                            Theme.FIELDS,
                            PLAIN,
                            version(
                                    order("long id", "String buyer", "double total"),
                                    make -> make.of(ORDER, "id", 7_000_000_001L, "buyer", "Ada", "total", 99.5)))
                    .renaming("customer", "buyer"),
            SchemaChange.of(
                    "fields-reordered",
                    "fields reordered",
                    Theme.FIELDS,
                    version(
                            order("long id", "long account", "String customer"),
                            make -> make.of(ORDER, "id", 7_000_000_001L, "account", 12L, "customer", "Ada")),
                    version(
                            order("long account", "long id", "String customer"),
                            make -> make.of(ORDER, "id", 7_000_000_001L, "account", 12L, "customer", "Ada"))));

    private FieldChanges() {}
}
