package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The declared types of interface files, by file and name: {@code shared.Money}; resolves type references. */
final class ThriftIdlTypes {
    private static final int MAX_DEPTH = 100;
    private static final int MAX_PLACES = 1 << 18;

    /** Characters; a type of maps whose keys and values are such a type, and so on, has a name of gigabytes. */
    private static final int LONGEST_LABEL = 1_000;

    final Map<String, ThriftTypeName> typedefs = new HashMap<>();
    final Map<String, Enumeration> enums = new HashMap<>();
    final Map<String, Struct> structs = new LinkedHashMap<>();
    final List<Place> places = new ArrayList<>();
    private final String hint;

    /** @param hint for messages: why a name may be undeclared */
    ThriftIdlTypes(String hint) {
        this.hint = hint;
    }

    /** The root struct, or other named type; the first struct where the name is empty. */
    ThriftDeclaredType root(String file, String name) {
        if (structs.isEmpty()) {
            throw new SchemaDiagnostic("The schema declares no struct");
        }
        String first = structs.keySet().iterator().next();
        ThriftTypeName chosen = new ThriftTypeName(file, name.isEmpty() ? first : name, List.of(), 0, 0);
        if (chosen.in(structs) == null && chosen.in(typedefs) == null) {
            throw new SchemaDiagnostic("The schema declares no struct " + name + ", but "
                    + String.join(
                            ", ",
                            structs.values().stream()
                                    .map(struct -> struct.name)
                                    .limit(20)
                                    .toList()));
        }
        return linked(chosen, 0);
    }

    /** A place that has values; interned, so that fields can refer to it by its number. */
    Place place(String name, String logical, int id, ThriftDeclaredType type) {
        if (places.size() == MAX_PLACES) {
            throw new SchemaDiagnostic("The schema uses more than " + MAX_PLACES + " types");
        }
        Place place = new Place(places.size(), name, logical, id, type);
        places.add(place);
        return place;
    }

    /** Resolves a type as written in a file. */
    ThriftDeclaredType linked(ThriftTypeName name, int depth) {
        if (depth > MAX_DEPTH) {
            throw new SchemaDiagnostic(name.line(), name.column(), "The type " + name.name() + " is defined by itself");
        }
        ThriftTypeName alias = name.in(typedefs);
        if (alias != null) {
            return linked(alias, depth + 1);
        }
        return switch (name.name()) {
            case "bool" -> scalar(ThriftWireType.BOOL);
            case "byte", "i8" -> scalar(ThriftWireType.I8);
            case "i16" -> scalar(ThriftWireType.I16);
            case "i32" -> scalar(ThriftWireType.I32);
            case "i64" -> scalar(ThriftWireType.I64);
            case "double" -> scalar(ThriftWireType.DOUBLE);
            case "string" -> scalar(ThriftWireType.STRING);
            case "uuid" -> scalar(ThriftWireType.UUID);
            case "binary", "slist" ->
                new ThriftDeclaredType(ThriftWireType.STRING, name.name(), true, null, null, null, null);
            case "list", "set" -> {
                Place item = place("", "", 0, linked(name.arguments().getFirst(), depth + 1));
                ThriftWireType type = name.name().equals("list") ? ThriftWireType.LIST : ThriftWireType.SET;
                String label = label("%s<%s>", name.name(), item.type().label());
                yield new ThriftDeclaredType(type, label, false, null, null, null, item);
            }
            case "map" -> {
                Place key = place("key", "", 0, linked(name.arguments().getFirst(), depth + 1));
                Place item = place("value", "", 0, linked(name.arguments().getLast(), depth + 1));
                String label =
                        label("map<%s, %s>", key.type().label(), item.type().label());
                yield new ThriftDeclaredType(ThriftWireType.MAP, label, false, null, null, key, item);
            }
            default -> named(name);
        };
    }

    private static String label(String form, String first, String second) {
        return Quoted.cut(form.formatted(first, second), LONGEST_LABEL);
    }

    private static ThriftDeclaredType scalar(ThriftWireType type) {
        return new ThriftDeclaredType(type, type.id(), false, null, null, null, null);
    }

    private ThriftDeclaredType named(ThriftTypeName name) {
        Enumeration symbols = name.in(enums);
        if (symbols != null) {
            return new ThriftDeclaredType(ThriftWireType.I32, name.name(), false, symbols, null, null, null);
        }
        Struct struct = name.in(structs);
        if (struct != null) {
            return new ThriftDeclaredType(ThriftWireType.STRUCT, name.name(), false, null, struct, null, null);
        }
        throw new SchemaDiagnostic(
                name.line(), name.column(), "The type " + name.name() + " is declared nowhere" + hint);
    }
}
