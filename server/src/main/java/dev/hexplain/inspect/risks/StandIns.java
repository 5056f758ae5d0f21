package dev.hexplain.inspect.risks;

import java.util.regex.Pattern;

/**
 * Classes outside the JDK whose objects are in a stream for others, by their names: what their {@code readResolve}
 * returns is of a class that the stream does not name. It is nearly always of the same package.
 */
public final class StandIns {
    private static final Pattern NAME = Pattern.compile(
            "(?:.*[.$])?(?:[^.$]*(?:Serializ(?:ed|able|ation)|Serial)(?:Form|Proxy)|[^.$]*Serializ(?:ed|ation)|Serialized[A-Z][^.$]*)"
                    + "|.*\\$(?:Ser|Rep|Stub|Proxy|Externalizer|Memento)");

    private StandIns() {}

    /** Whether a class is named as such. */
    public static boolean isStandIn(String className) {
        return !className.startsWith("java.") && NAME.matcher(className).matches();
    }

    /**
     * All classes of the package that a class is in; where it is in none, those nested in the same class, if it is nested:
     * what their names begin with, and {@code *}. Empty where that is nothing.
     */
    static String family(String className) {
        int dot = className.lastIndexOf('.');
        int nested = className.indexOf('$');
        return dot > 0 ? className.substring(0, dot + 1) + "*" : nested > 0 ? className.substring(0, nested) + "*" : "";
    }
}
