package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.risks.StandIns;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a pattern that are for classes of one module, or of any: the first that names a class is found without a look
 * at all of them, since a stream may name as many classes as a pattern.
 */
final class ClassRules {
    static final int NONE = Integer.MAX_VALUE;

    /** Numbers of the first rules by what they name. */
    private final NavigableMap<String, Integer> classes = new TreeMap<>();

    private final Map<String, Integer> packages = new HashMap<>();
    private final NavigableMap<String, Prefix> prefixes = new TreeMap<>();

    /**
     * What names may begin with.
     *
     * @param first number of the first rule that names this, or what this begins with
     * @param shorter the longest other one that this begins with
     */
    private record Prefix(int length, int first, @Nullable Prefix shorter) {}

    /** Those of these rules that are of a module, in their order. */
    ClassRules(Collection<ClassRule> rules, String module) {
        NavigableMap<String, Integer> beginnings = new TreeMap<>();
        int number = 0;
        for (ClassRule rule : rules) {
            if (rule.module().equals(module)) {
                Map<String, Integer> named = switch (rule.kind()) {
                    case CLASS -> classes;
                    case PACKAGE -> packages;
                    case PREFIX -> beginnings;
                };
                named.putIfAbsent(rule.name(), number);
            }
            number++;
        }
        Deque<String> open = new ArrayDeque<>();
        beginnings.forEach((name, first) -> {
            while (!open.isEmpty() && !name.startsWith(open.element())) {
                open.pop();
            }
            Prefix shorter = open.isEmpty() ? null : prefixes.get(open.element());
            prefixes.put(
                    name, new Prefix(name.length(), shorter == null ? first : Math.min(first, shorter.first), shorter));
            open.push(name);
        });
    }

    /** The number of the first rule that says something of a class; of a family, that names it or one of its classes. */
    int first(String className) {
        int named = className.endsWith("*")
                ? firstOf(className.substring(0, className.length() - 1))
                : classes.getOrDefault(className, NONE);
        int inPackage = packages.getOrDefault(ClassNames.packageOf(className), NONE);
        return Math.min(Math.min(named, inPackage), begun(className));
    }

    /** What stands for another class is not what it stands for. */
    private int firstOf(String family) {
        int first = NONE;
        for (Map.Entry<String, Integer> named : classes.tailMap(family).entrySet()) {
            if (!named.getKey().startsWith(family)) {
                break;
            }
            first = named.getValue() < first && !StandIns.isStandIn(named.getKey()) ? named.getValue() : first;
        }
        return first;
    }

    private int begun(String className) {
        Map.Entry<String, Prefix> before = prefixes.floorEntry(className);
        if (before == null) {
            return NONE;
        }
        int common = common(before.getKey(), className);
        Prefix prefix = before.getValue();
        while (prefix != null && prefix.length > common) {
            prefix = prefix.shorter;
        }
        return prefix == null ? NONE : prefix.first;
    }

    private static int common(String one, String other) {
        int at = 0;
        while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        return at;
    }
}
