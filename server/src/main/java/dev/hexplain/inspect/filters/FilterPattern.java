package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.risks.FilterCheck;
import dev.hexplain.tree.Quoted;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A pattern as {@code ObjectInputFilter.Config.createFilter} reads it: limits are checked first, then the first part
 * that names a class decides. Arrays are decided by their element type, those of primitives by nobody. Not for several threads.
 */
public final class FilterPattern {
    private final List<ClassRule> rules;
    private final Map<Limit, Long> limits;
    private final boolean namesModules;
    /** Empty is the module of those that name none. */
    private final Map<String, ClassRules> byModule = new HashMap<>();

    /** In the order in which they are checked. */
    private enum Limit {
        REFERENCES("maxrefs"),
        DEPTH("maxdepth"),
        BYTES("maxbytes"),
        ARRAY("maxarray");

        private final String key;

        Limit(String key) {
            this.key = key;
        }

        private long of(FilterCheck check) {
            return switch (this) {
                case REFERENCES -> check.references();
                case DEPTH -> check.depth();
                case BYTES -> check.streamBytes();
                case ARRAY -> ClassNames.isArray(check.className()) ? check.arrayLength() : -1;
            };
        }
    }

    private FilterPattern(List<ClassRule> rules, Map<Limit, Long> limits) {
        this.rules = rules;
        this.limits = limits;
        this.namesModules = rules.stream().anyMatch(rule -> !rule.module().isEmpty());
    }

    /**
     * Reads a pattern.
     *
     * @throws Refusal where the JDK would not accept it
     */
    public static FilterPattern parse(String whole) {
        List<ClassRule> rules = new ArrayList<>();
        Map<Limit, Long> limits = new EnumMap<>(Limit.class);
        int at = 0;
        for (String part : whole.split(";", -1)) {
            if (part.indexOf('=') >= 0) {
                addLimit(limits, part);
            } else if (!part.isEmpty()) {
                rules.add(ClassRule.parse(part, at));
            }
            at += part.length() + 1;
        }
        return new FilterPattern(rules, limits);
    }

    private static void addLimit(Map<Limit, Long> limits, String part) {
        int equals = part.indexOf('=');
        for (Limit limit : Limit.values()) {
            if (part.substring(0, equals).equals(limit.key)) {
                limits.put(limit, value(part, part.substring(equals + 1)));
                return;
            }
        }
        throw Refusal.badRequest(
                "There is no limit `%s` for the `pattern` to set: the limits are maxdepth, maxrefs, maxbytes and maxarray. White space counts."
                        .formatted(Quoted.cut(part.substring(0, equals), ClassRule.LONGEST_SHOWN)));
    }

    private static long value(String part, String digits) {
        try {
            long value = Long.parseLong(digits);
            if (value >= 0) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            // Said below.
        }
        throw Refusal.badRequest("In the `pattern`, the limit `%s` is no number from 0 up."
                .formatted(Quoted.cut(part, ClassRule.LONGEST_SHOWN)));
    }

    /** What a filter with this pattern says to a check. */
    public FilterAnswer answer(FilterCheck check) {
        for (Map.Entry<Limit, Long> limit : limits.entrySet()) {
            if (limit.getKey().of(check) > limit.getValue()) {
                return new FilterAnswer(FilterStatus.REJECTED, limit.getKey().key + "=" + limit.getValue());
            }
        }
        String name = ClassNames.checked(check.className());
        if (name.isEmpty()) {
            return FilterAnswer.NONE;
        }
        int first = rulesOf("").first(name);
        if (namesModules) {
            String module = ClassNames.moduleOf(name);
            first = module.isEmpty() ? first : Math.min(first, rulesOf(module).first(name));
        }
        if (first == ClassRules.NONE) {
            return FilterAnswer.NONE;
        }
        ClassRule rule = rules.get(first);
        return new FilterAnswer(rule.rejects() ? FilterStatus.REJECTED : FilterStatus.ALLOWED, rule.text());
    }

    private ClassRules rulesOf(String module) {
        return byModule.computeIfAbsent(module, of -> new ClassRules(rules, of));
    }
}
