package dev.hexplain.codecs.nested;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Names in a schema that all its languages take: ASCII letters, digits and underscores, each one once. */
final class SchemaNames {
    /** Words that are no names in Thrift, and may be the names of fields in Java. */
    private static final Set<String> RESERVED = Set.of(
            "BEGIN",
            "END",
            "alias",
            "and",
            "args",
            "as",
            "begin",
            "clone",
            "declare",
            "def",
            "del",
            "delete",
            "dynamic",
            "elif",
            "elseif",
            "elsif",
            "end",
            "ensure",
            "except",
            "exec",
            "foreach",
            "from",
            "function",
            "global",
            "in",
            "inline",
            "is",
            "lambda",
            "module",
            "next",
            "nil",
            "not",
            "or",
            "pass",
            "print",
            "raise",
            "redo",
            "register",
            "rescue",
            "retry",
            "self",
            "sizeof",
            "then",
            "undef",
            "unless",
            "unsigned",
            "until",
            "use",
            "var",
            "virtual",
            "when",
            "with",
            "xor",
            "yield",
            "string",
            "bool",
            "binary",
            "list",
            "map",
            "set",
            "union",
            "struct",
            "required",
            "optional",
            "typedef",
            "const",
            "namespace",
            "include",
            "exception",
            "service",
            "throws",
            "oneway",
            "uuid");

    private final Set<String> taken = new HashSet<>();

    /** A name of its own for a class. */
    String type(Class<?> of) {
        return unique(upper(simple(of)));
    }

    /** A class's own name: behind that of the class around it, too, which the file of a defined class does not name. */
    static String simple(Class<?> of) {
        String name = of.getSimpleName();
        String inner = name.substring(name.lastIndexOf('$') + 1);
        return inner.isEmpty() || !Character.isLetter(inner.charAt(0)) ? name : inner;
    }

    /** A name of its own that consists of words. */
    String type(String... words) {
        StringBuilder name = new StringBuilder();
        for (String word : words) {
            name.append(upper(word));
        }
        return unique(name.toString());
    }

    /** A name of its own for a field or a constant. */
    String member(String name) {
        String clean = clean(name, "field");
        return unique(RESERVED.contains(clean) ? clean + "_" : clean);
    }

    /** {@code unitPrice} for {@code UnitPrice}. */
    static String lower(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static String upper(String name) {
        String clean = clean(name, "Any");
        return clean.substring(0, 1).toUpperCase(Locale.ROOT) + clean.substring(1);
    }

    private static String clean(String name, String prefix) {
        String clean = name.replaceAll("[^A-Za-z0-9_]", "_");
        return clean.isEmpty() || !Character.isLetter(clean.charAt(0)) ? prefix + clean : clean;
    }

    /**
     * A name of its own for a constant: languages may take it without the name of its enum before it, {@code HIGH} for
     * {@code LEVEL_HIGH}.
     */
    String constant(String name, String type) {
        String member = member(name);
        String squashed = squashed(member);
        if (squashed.startsWith(squashed(type))) {
            taken.add(squashed.substring(squashed(type).length()));
        }
        return member;
    }

    /** Some languages do not tell names apart that differ in upper and lower case, or in underscores. */
    private String unique(String name) {
        String unique = name;
        for (int i = 2; !taken.add(squashed(unique)); i++) {
            unique = name + i;
        }
        return unique;
    }

    private static String squashed(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
