package dev.hexplain.ksy.expr;

import java.util.regex.Pattern;

/** The rules for identifiers. */
public final class Identifiers {
    /** The rule for names that descriptors define, in words. */
    public static final String RULE = "a lower-case letter, then lower-case letters, digits and '_'";

    private static final Pattern IN_EXPRESSIONS = Pattern.compile("[a-z_][a-z0-9_]*");
    private static final Pattern DEFINED = Pattern.compile("[a-z][a-z0-9_]*");

    private Identifiers() {}

    /** Whether an expression may use a name; those that begin with {@code _} are the language's own. */
    static boolean valid(String name) {
        return IN_EXPRESSIONS.matcher(name).matches();
    }

    /** Whether a descriptor may define it. */
    public static boolean definable(String name) {
        return DEFINED.matcher(name).matches();
    }

    /** The error message for an invalid name. */
    public static String problem(String name) {
        return "'" + name + "' is not a name: expected " + RULE;
    }
}
