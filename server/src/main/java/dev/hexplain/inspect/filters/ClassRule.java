package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.risks.StandIns;

/**
 * A part of a pattern that names classes.
 *
 * @param text as written
 * @param module empty where it is of any
 * @param name a class, a package or what names begin with
 */
record ClassRule(String text, boolean rejects, String module, Kind kind, String name) {
    private enum Kind {
        CLASS,
        PACKAGE,
        PREFIX
    }

    /** White space counts: it is part of the name. */
    static ClassRule parse(String part, String whole) {
        boolean rejects = part.charAt(0) == '!';
        int from = rejects ? 1 : 0;
        int slash = part.indexOf('/', from);
        if (slash == from) {
            throw missing("A module's name", part, whole);
        }
        String module = slash < 0 ? "" : part.substring(from, slash);
        String name = part.substring(slash < 0 ? from : slash + 1);
        if (name.endsWith(".*")) {
            return new ClassRule(part, rejects, module, Kind.PACKAGE, packageIn(name, 2, part, whole));
        }
        if (name.endsWith(".**")) {
            return new ClassRule(part, rejects, module, Kind.PREFIX, packageIn(name, 3, part, whole) + ".");
        }
        if (name.endsWith("*")) {
            return new ClassRule(part, rejects, module, Kind.PREFIX, name.substring(0, name.length() - 1));
        }
        if (name.isEmpty()) {
            throw missing("A class or package", part, whole);
        }
        return new ClassRule(part, rejects, module, Kind.CLASS, name);
    }

    private static String packageIn(String name, int ending, String part, String whole) {
        if (name.length() == ending) {
            throw missing("A package", part, whole);
        }
        return name.substring(0, name.length() - ending);
    }

    private static Refusal missing(String what, String part, String whole) {
        return Refusal.badRequest("%s is missing in `%s` of the pattern `%s`.".formatted(what, part, whole));
    }

    /** Whether it says something of a class; of a family, where it names it or one of its classes. */
    boolean matches(String className) {
        boolean named = switch (kind) {
            case CLASS -> className.endsWith("*") ? isOneOf(className) : className.equals(name);
            case PACKAGE -> ClassNames.packageOf(className).equals(name);
            case PREFIX -> className.startsWith(name);
        };
        return named && (module.isEmpty() || module.equals(ClassNames.moduleOf(className)));
    }

    /** What stands for another class is not what it stands for. */
    private boolean isOneOf(String family) {
        return name.startsWith(family.substring(0, family.length() - 1)) && !StandIns.isStandIn(name);
    }
}
