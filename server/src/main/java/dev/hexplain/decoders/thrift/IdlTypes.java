package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.SchemaMistake;
import dev.hexplain.decoders.thrift.ThriftType.Place;
import dev.hexplain.decoders.thrift.ThriftType.Struct;
import dev.hexplain.tree.Enumeration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All that interface files declare, by file and name: {@code shared.Money}; and what types as they were written are. */
final class IdlTypes {
    private static final int MAX_DEPTH = 100;

    final Map<String, TypeName> typedefs = new HashMap<>();
    final Map<String, Enumeration> enums = new HashMap<>();
    final Map<String, Struct> structs = new LinkedHashMap<>();
    final List<Place> places = new ArrayList<>();
    private final String hint;

    /** @param hint why a name may be declared nowhere */
    IdlTypes(String hint) {
        this.hint = hint;
    }

    /** The struct, or the type with a name of its own, that is the outermost; the first struct where the name is empty. */
    ThriftType root(String file, String name) {
        if (structs.isEmpty()) {
            throw new SchemaMistake("The schema declares no struct");
        }
        String first = structs.keySet().iterator().next();
        TypeName chosen = new TypeName(file, name.isEmpty() ? first : name, List.of(), 0, 0);
        if (chosen.in(structs) == null && chosen.in(typedefs) == null) {
            throw new SchemaMistake("The schema declares no struct " + name + ", but "
                    + String.join(
                            ", ",
                            structs.values().stream()
                                    .map(struct -> struct.name)
                                    .limit(20)
                                    .toList()));
        }
        return linked(chosen, 0);
    }

    /** A place that values stand in; kept, so that fields can name it by its number. */
    Place place(String name, String logical, int id, ThriftType type) {
        Place place = new Place(places.size(), name, logical, id, type);
        places.add(place);
        return place;
    }

    /** What a type as it was written is. */
    ThriftType linked(TypeName name, int depth) {
        if (depth > MAX_DEPTH) {
            throw new SchemaMistake(name.line(), name.column(), "The type " + name.name() + " is defined by itself");
        }
        TypeName alias = name.in(typedefs);
        if (alias != null) {
            return linked(alias, depth + 1);
        }
        return switch (name.name()) {
            case "bool" -> scalar(TType.BOOL);
            case "byte", "i8" -> scalar(TType.I8);
            case "i16" -> scalar(TType.I16);
            case "i32" -> scalar(TType.I32);
            case "i64" -> scalar(TType.I64);
            case "double" -> scalar(TType.DOUBLE);
            case "string" -> scalar(TType.STRING);
            case "uuid" -> scalar(TType.UUID);
            case "binary", "slist" -> new ThriftType(TType.STRING, name.name(), true, null, null, null, null);
            case "list", "set" -> {
                Place item = place("", "", 0, linked(name.arguments().getFirst(), depth + 1));
                TType type = name.name().equals("list") ? TType.LIST : TType.SET;
                yield new ThriftType(
                        type, name.name() + "<" + item.type().label() + ">", false, null, null, null, item);
            }
            case "map" -> {
                Place key = place("key", "", 0, linked(name.arguments().getFirst(), depth + 1));
                Place item = place("value", "", 0, linked(name.arguments().getLast(), depth + 1));
                String label = "map<" + key.type().label() + ", " + item.type().label() + ">";
                yield new ThriftType(TType.MAP, label, false, null, null, key, item);
            }
            default -> named(name);
        };
    }

    private static ThriftType scalar(TType type) {
        return new ThriftType(type, type.id(), false, null, null, null, null);
    }

    private ThriftType named(TypeName name) {
        Enumeration symbols = name.in(enums);
        if (symbols != null) {
            return new ThriftType(TType.I32, name.name(), false, symbols, null, null, null);
        }
        Struct struct = name.in(structs);
        if (struct != null) {
            return new ThriftType(TType.STRUCT, name.name(), false, null, struct, null, null);
        }
        throw new SchemaMistake(name.line(), name.column(), "The type " + name.name() + " is declared nowhere" + hint);
    }
}
