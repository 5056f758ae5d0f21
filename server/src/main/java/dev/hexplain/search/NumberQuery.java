package dev.hexplain.search;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A number or a range of numbers, and the types that they may have in the bytes.
 *
 * @param low the least number
 * @param high the greatest number
 * @param types that are looked for
 * @param orders that are looked for
 */
record NumberQuery(BigDecimal low, BigDecimal high, Set<NumberType> types, Set<Endian> orders) {
    private static final String NUMBER =
            "[-+]?(?:0[xX][\\da-fA-F]{1,16}|\\d{1,40}(?:\\.\\d{1,40})?(?:[eE][-+]?\\d{1,3})?)";
    private static final Pattern WRITTEN = Pattern.compile(
            "\\s*(?:(?<type>[a-z]+)\\s+)?(?:(?<order>be|le)\\s+)?(?<first>%s)(?:\\s*(?<how>\\.\\.|~|±)\\s*(?<second>%s))?\\s*"
                    .formatted(NUMBER, NUMBER));
    private static final int HEX = 16;
    /** A short number that is no larger stands everywhere. */
    private static final BigDecimal LARGEST_BYTE = BigDecimal.valueOf(0xFF);

    /** Which end of a number comes first. */
    enum Endian {
        BE,
        LE
    }

    /**
     * Reads {@code 42}, {@code 0x2A}, {@code 100..200}, {@code 3.14~0.01}, {@code int le 42}.
     *
     * @throws SearchSyntaxException where it is something else
     */
    static NumberQuery parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            throw new SearchSyntaxException(
                    "Expected a number such as 42, 0x2A, 100..200, 3.14~0.01 or int le 42, found '%s'.".formatted(text),
                    0);
        }
        BigDecimal first = number(written.group("first"));
        String how = written.group("how");
        BigDecimal second = how == null ? first : number(written.group("second"));
        BigDecimal low = how == null || how.equals("..") ? first : first.subtract(second.abs());
        BigDecimal high = how == null || how.equals("..") ? second : first.add(second.abs());
        if (low.compareTo(high) > 0) {
            throw new SearchSyntaxException(
                    "Expected a range from the smaller to the greater number, found %s..%s."
                            .formatted(first.toPlainString(), second.toPlainString()),
                    written.start("second"));
        }
        return new NumberQuery(low, high, types(written.group("type"), text), orders(written.group("order")));
    }

    private static BigDecimal number(String text) {
        String unsigned = text.startsWith("-") || text.startsWith("+") ? text.substring(1) : text;
        BigDecimal value = unsigned.regionMatches(true, 0, "0x", 0, 2)
                ? new BigDecimal(new BigInteger(unsigned.substring(2), HEX))
                : new BigDecimal(unsigned);
        return text.startsWith("-") ? value.negate() : value;
    }

    private static Set<NumberType> types(@Nullable String name, String text) {
        if (name == null) {
            return EnumSet.allOf(NumberType.class);
        }
        return NumberType.named(name)
                .map(Set::of)
                .orElseThrow(() -> new SearchSyntaxException(
                        "Expected a type of Java before the number (%s), found '%s'."
                                .formatted(String.join(", ", NumberType.names()), name),
                        text.indexOf(name)));
    }

    private static Set<Endian> orders(@Nullable String name) {
        return name == null ? EnumSet.allOf(Endian.class) : Set.of(Endian.valueOf(name.toUpperCase(Locale.ROOT)));
    }

    /**
     * The bytes of such numbers.
     *
     * @throws SearchSyntaxException where no type has any
     */
    List<BytePattern> patterns() {
        List<BytePattern> patterns = patternsOf(types);
        if (patterns.isEmpty()) {
            throw new SearchSyntaxException(
                    "No such number fits: %s.".formatted(String.join(", ", NumberType.names(types))), 0);
        }
        return patterns;
    }

    /** Those that say something: a single byte, or a small number of two, stands everywhere. */
    List<BytePattern> telling() {
        boolean isSmall = low.abs().max(high.abs()).compareTo(LARGEST_BYTE) <= 0;
        Set<NumberType> telling = EnumSet.noneOf(NumberType.class);
        types.stream().filter(type -> type.bytes() > (isSmall ? 2 : 1)).forEach(telling::add);
        return patternsOf(types.size() == 1 ? types : telling);
    }

    private List<BytePattern> patternsOf(Set<NumberType> wanted) {
        List<BytePattern> patterns = new ArrayList<>();
        for (NumberType type : wanted) {
            for (NumberType.Run run : type.runs(low, high)) {
                for (List<ByteSet> positions : ByteRanges.between(run.first(), run.last(), type.bytes())) {
                    addTo(patterns, run.is(), positions);
                }
            }
        }
        return patterns;
    }

    private void addTo(List<BytePattern> patterns, String is, List<ByteSet> positions) {
        if (positions.size() == 1) {
            patterns.add(new BytePattern(is, positions));
            return;
        }
        BytePattern bigEndian = new BytePattern(is + ", big-endian", positions);
        if (orders.contains(Endian.BE)) {
            patterns.add(bigEndian);
        }
        if (orders.contains(Endian.LE)) {
            patterns.add(bigEndian.reversed(is + ", little-endian"));
        }
    }
}
