package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.Quoted;

/**
 * A part of a pattern that names classes.
 *
 * @param text as written
 * @param module empty where it is of any
 * @param name a class, a package or what names begin with
 */
record ClassRule(String text, boolean rejects, String module, Kind kind, String name) {
    /** Characters of a part in a message. */
    static final int LONGEST_SHOWN = 200;

    enum Kind {
        CLASS,
        PACKAGE,
        PREFIX
    }

    /** White space counts: it is part of the name. */
    static ClassRule parse(String part, int at) {
        boolean rejects = part.charAt(0) == '!';
        int from = rejects ? 1 : 0;
        int slash = part.indexOf('/', from);
        if (slash == from) {
            throw missing("A module's name", part, at);
        }
        String module = slash < 0 ? "" : part.substring(from, slash);
        String name = part.substring(slash < 0 ? from : slash + 1);
        if (name.endsWith(".*")) {
            return new ClassRule(part, rejects, module, Kind.PACKAGE, packageIn(name, 2, part, at));
        }
        if (name.endsWith(".**")) {
            return new ClassRule(part, rejects, module, Kind.PREFIX, packageIn(name, 3, part, at) + ".");
        }
        if (name.endsWith("*")) {
            return new ClassRule(part, rejects, module, Kind.PREFIX, name.substring(0, name.length() - 1));
        }
        if (name.isEmpty()) {
            throw missing("A class or package", part, at);
        }
        return new ClassRule(part, rejects, module, Kind.CLASS, name);
    }

    private static String packageIn(String name, int ending, String part, int at) {
        if (name.length() == ending) {
            throw missing("A package", part, at);
        }
        return name.substring(0, name.length() - ending);
    }

    private static Refusal missing(String what, String part, int at) {
        return Refusal.badRequest("%s is missing in `%s`, at character %d of the `pattern`."
                .formatted(what, Quoted.cut(part, LONGEST_SHOWN), at + 1));
    }
}
