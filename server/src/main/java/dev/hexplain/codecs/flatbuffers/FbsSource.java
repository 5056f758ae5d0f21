package dev.hexplain.codecs.flatbuffers;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes schema types in the schema language of FlatBuffers. */
final class FbsSource {
    /** The attribute of a field that has another name in the object, or none. */
    private static final String LOGICAL = "hexplain_logical";
    /** The attribute of a table that is an entry of a map. */
    private static final String ENTRY = "hexplain_entry";

    private final NestedTables tables;
    private final StringBuilder source = new StringBuilder();

    private FbsSource(NestedTables tables) {
        this.tables = tables;
    }

    static String of(NestedTables tables, Struct root) {
        FbsSource made = new FbsSource(tables);
        tables.declared().forEach(made::append);
        List<Struct> entries = new ArrayList<>(tables.entries());
        entries.forEach(entry -> made.table(entry, " (" + ENTRY + ")"));
        Struct bytes = tables.bytes();
        if (bytes != null) {
            made.table(bytes, "");
        }
        return made.attributes() + made.source + "root_type " + root.name() + ";\n";
    }

    private String attributes() {
        StringBuilder used = new StringBuilder();
        for (String attribute : List.of(LOGICAL, ENTRY)) {
            if (source.indexOf("(" + attribute) >= 0) {
                used.append("attribute \"").append(attribute).append("\";\n");
            }
        }
        return used.isEmpty() ? "" : used + "\n";
    }

    private void append(SchemaType.Named type) {
        switch (type) {
            case Constants constants ->
                source.append(constants.names().stream()
                        .map(name -> "  %s = %d".formatted(name, constants.number(name)))
                        .collect(Collectors.joining(
                                ",\n",
                                "enum %s : %s {\n"
                                        .formatted(
                                                constants.name(),
                                                TableScalar.of(constants).word()),
                                "\n}\n\n")));
            case Struct struct -> table(struct, "");
            case Choice choice -> {
                if (tables.isUnion(choice)) {
                    source.append(choice.fields().stream()
                            .map(field -> tables.name(field.type()))
                            .collect(Collectors.joining(", ", "union " + choice.name() + " { ", " }\n\n")));
                } else {
                    table(tables.alternatives(choice), "");
                }
            }
        }
    }

    private void table(Struct struct, String attributes) {
        source.append("table ").append(struct.name()).append(attributes).append(" {\n");
        for (Field field : struct.fields()) {
            boolean isOptionalNumber =
                    field.optional() && TableScalar.of(field.type()).isPresent();
            source.append("  %s : %s%s%s;\n"
                    .formatted(
                            field.name(),
                            tables.name(field.type()),
                            isOptionalNumber ? " = null" : "",
                            field.isRenamed() ? " (%s: \"%s\")".formatted(LOGICAL, field.logical()) : ""));
        }
        source.append("}\n\n");
    }
}
