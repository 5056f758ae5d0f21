package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.risks.FilterCheck;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A pattern as {@code ObjectInputFilter.Config.createFilter} reads it: limits are checked first, then the first part
 * that names a class decides. Arrays are decided by their element type, those of primitives by nobody.
 */
public final class FilterPattern {
    private final List<ClassRule> rules = new ArrayList<>();
    private final Map<Limit, Long> limits = new EnumMap<>(Limit.class);

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

    private FilterPattern() {}

    /**
     * Reads a pattern.
     *
     * @throws Refusal where the JDK would not accept it
     */
    public static FilterPattern parse(String whole) {
        FilterPattern pattern = new FilterPattern();
        for (String part : whole.split(";", -1)) {
            if (part.indexOf('=') >= 0) {
                pattern.limit(part);
            } else if (!part.isEmpty()) {
                pattern.rules.add(ClassRule.parse(part, whole));
            }
        }
        return pattern;
    }

    private void limit(String part) {
        int equals = part.indexOf('=');
        for (Limit limit : Limit.values()) {
            if (part.substring(0, equals).equals(limit.key)) {
                limits.put(limit, value(part, part.substring(equals + 1)));
                return;
            }
        }
        throw Refusal.badRequest(
                "There is no limit `%s`: the limits are maxdepth, maxrefs, maxbytes and maxarray. White space counts."
                        .formatted(part.substring(0, equals)));
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
        throw Refusal.badRequest("The limit in `%s` is no number from 0 up.".formatted(part));
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
        for (ClassRule rule : rules) {
            if (rule.matches(name)) {
                return new FilterAnswer(rule.rejects() ? FilterStatus.REJECTED : FilterStatus.ALLOWED, rule.text());
            }
        }
        return FilterAnswer.NONE;
    }
}
