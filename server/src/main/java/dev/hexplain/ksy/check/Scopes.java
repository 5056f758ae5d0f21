package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.text.NameSuggestion;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names of types and enums that are visible in a type. */
final class Scopes {
    static final List<String> BUILT_IN = List.of(
            "u1", "u2", "u4", "u8", "s1", "s2", "s4", "s8", "u2le", "u4le", "u8le", "s2le", "s4le", "s8le", "u2be",
            "u4be", "u8be", "s2be", "s4be", "s8be", "f4", "f8", "f4le", "f8le", "f4be", "f8be", "str", "strz");

    private Scopes() {}

    /** Names of types visible in a type, without {@code ::}. */
    static Set<String> types(TypeSpec context) {
        Set<String> names = new LinkedHashSet<>();
        for (TypeSpec type = context; type != null; type = type.outer().orElse(null)) {
            names.addAll(type.types().keySet());
            names.add(type.id());
        }
        names.addAll(context.top().imports().keySet());
        return names;
    }

    /** Names of enums visible in a type, those of types beside it with {@code ::}. */
    static Set<String> enums(TypeSpec context) {
        Set<String> names = new LinkedHashSet<>();
        for (TypeSpec type = context; type != null; type = type.outer().orElse(null)) {
            names.addAll(type.enums().keySet());
            type.types()
                    .values()
                    .forEach(nested -> nested.enums().keySet().forEach(name -> names.add(nested.id() + "::" + name)));
        }
        context.top()
                .imports()
                .values()
                .forEach(top -> top.enums().keySet().forEach(name -> names.add(top.id() + "::" + name)));
        return names;
    }

    static String unknownType(TypeName name, TypeSpec context) {
        Set<String> known = types(context);
        known.addAll(BUILT_IN);
        return "unknown type '" + name + "' in type '" + context + "'" + NameSuggestion.hint(name.toString(), known);
    }
}
