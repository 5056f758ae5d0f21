package dev.hexplain.codecs.evolution;

import static dev.hexplain.codecs.evolution.ChangedClasses.ORDER;
import static dev.hexplain.codecs.evolution.ChangedClasses.order;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.evolution.SchemaChange.Theme;
import java.util.List;

/** Constants that come, go, or stand elsewhere. */
final class EnumChanges {
    private static final String STATE = "com.acme.State";

    static final List<SchemaChange> ALL = List.of(
            SchemaChange.of(
                    "constant-added",
                    "constant added between others",
                    Theme.ENUMS,
                    holding("SENT", "OPEN", "SENT"),
                    holding("HELD", "OPEN", "HELD", "SENT")),
            SchemaChange.of(
                    "constant-removed",
                    "constant removed",
                    Theme.ENUMS,
                    holding("HELD", "OPEN", "HELD", "SENT"),
                    holding("SENT", "OPEN", "SENT")),
            SchemaChange.of(
                    "constants-reordered",
                    "constants reordered",
                    Theme.ENUMS,
                    holding("OPEN", "OPEN", "HELD", "SENT"),
                    holding("OPEN", "SENT", "HELD", "OPEN")));

    private EnumChanges() {}

    private static ClassVersion holding(String constant, String... constants) {
        return new ClassVersion(
                List.of(
                        order("long id", "State state", "String note"),
                        ClassDefinition.ofEnum(STATE, List.of(constants))),
                make -> make.of(
                        ORDER, "id", 7_000_000_001L, "state", make.constant(STATE, constant), "note", "urgent"));
    }
}
