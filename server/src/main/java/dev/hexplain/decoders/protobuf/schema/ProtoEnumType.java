package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.tree.Enumeration;
import java.util.HashMap;
import java.util.Map;

/** An enum type: the names of its numbers. */
public record ProtoEnumType(String name, Enumeration symbols) {
    static ProtoEnumType of(String name, Map<Long, String> names) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        names.forEach((number, symbol) -> symbols.put(number, new Enumeration.Symbol(symbol, "")));
        return new ProtoEnumType(name, new Enumeration(name, false, symbols));
    }
}
