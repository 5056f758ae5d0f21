package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The formats of {@code java.text}, as their patterns. */
final class JdkFormats {
    private static final String PACKAGE = "java.text.";
    /** A {@code double} has no more digits. */
    private static final int MOST_DIGITS = 400;

    private static final int MOST_ARGUMENTS = 1_000;

    private static final String PATTERN_SYMBOLS = "0123456789#@.,;%\u2030\u00a4-+E";
    private static final Pattern AFFIX_PART = Pattern.compile("'?.", Pattern.DOTALL);

    static final Map<String, JavaView> VIEWS = Map.of(
            PACKAGE + "DecimalFormat",
            JdkFormats::decimal,
            PACKAGE + "SimpleDateFormat",
            FieldForms.scalar("pattern"),
            PACKAGE + "MessageFormat",
            JdkFormats::message,
            PACKAGE + "ChoiceFormat",
            FieldForms.parallel("choiceLimits", "choiceFormats"),
            PACKAGE + "AttributedCharacterIterator$Attribute",
            FieldForms.scalar("name"));

    private JdkFormats() {}

    /** F{posPrefixPattern, …, groupingSize, minimumIntegerDigits, …, symbols}: the pattern, and what it is written with. */
    private static LogicalValue decimal(StreamObject object, ClassData written) throws MisfitException {
        String digits = digits(object, written);
        String positive = affix(written, "posPrefixPattern", "positivePrefix")
                + digits
                + affix(written, "posSuffixPattern", "positiveSuffix");
        String prefix = affix(written, "negPrefixPattern", "negativePrefix");
        String suffix = affix(written, "negSuffixPattern", "negativeSuffix");
        boolean usual = (prefix + digits + suffix).equals("-" + positive);
        return new LogicalValue.Structure(
                object.field(),
                object.className(),
                Paged.of(List.of(
                        new LogicalValue.Named(
                                "pattern",
                                LogicalValue.Scalar.of(
                                        written.field(),
                                        "java.lang.String",
                                        ScalarKind.TEXT,
                                        usual ? positive : positive + ";" + prefix + digits + suffix)),
                        object.member(written, "symbols"))));
    }

    /** In the field, a quote is before each character that means something, and none around the others. */
    private static String affix(ClassData written, String pattern, String literal) throws MisfitException {
        String text = written.text(pattern);
        return AFFIX_PART
                .matcher(text.isEmpty() ? written.text(literal).replace("'", "''") : text)
                .replaceAll(part -> Matcher.quoteReplacement(affixPart(part.group())));
    }

    private static String affixPart(String part) {
        boolean symbol = part.startsWith("'") && !part.equals("''");
        return symbol ? part.substring(1) : PATTERN_SYMBOLS.contains(part) ? "'" + part + "'" : part;
    }

    /** The part of a pattern between prefix and suffix. */
    private static String digits(StreamObject object, ClassData written) throws MisfitException {
        ClassData above = object.above(PACKAGE + "NumberFormat");
        DecimalFormat format = new DecimalFormat("0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        boolean scientific = written.truth("useExponentialNotation");
        if (scientific) {
            format.applyPattern("0E" + "0".repeat(Math.max(1, count(written, "minExponentDigits"))));
        }
        format.setMaximumIntegerDigits(Math.min(MOST_DIGITS, integerDigits(written, "maximumIntegerDigits")));
        format.setMinimumIntegerDigits(count(written, "minimumIntegerDigits"));
        format.setMaximumFractionDigits(count(written, "maximumFractionDigits"));
        format.setMinimumFractionDigits(count(written, "minimumFractionDigits"));
        format.setGroupingUsed(above.truth("groupingUsed") && !scientific);
        format.setGroupingSize(count(written, "groupingSize"));
        format.setDecimalSeparatorAlwaysShown(written.truth("decimalSeparatorAlwaysShown"));
        return format.toPattern();
    }

    private static int integerDigits(ClassData written, String field) throws MisfitException {
        long digits = written.integer(field);
        if (digits < 0) {
            throw FieldForms.misfit(field, "a count");
        }
        return (int) digits;
    }

    private static int count(ClassData written, String field) throws MisfitException {
        long count = written.integer(field);
        if (count < 0 || count > MOST_DIGITS) {
            throw FieldForms.misfit(field, "a count up to " + MOST_DIGITS);
        }
        return (int) count;
    }

    /** F{pattern, offsets[], argumentNumbers[], maxOffset, formats[]}: arguments are at offsets in the pattern. */
    private static LogicalValue message(StreamObject object, ClassData written) throws MisfitException {
        long arguments = written.integer("maxOffset") + 1;
        if (!(written.value("offsets") instanceof LogicalValue.Sequence offsets)
                || !(written.value("argumentNumbers") instanceof LogicalValue.Sequence numbers)
                || !(written.unfollowed("formats") instanceof LogicalValue.Sequence formats)
                || arguments < 0
                || arguments > MOST_ARGUMENTS) {
            throw new MisfitException(
                    "up to %d arguments were expected, and %d were found".formatted(MOST_ARGUMENTS, arguments));
        }
        String pattern = pattern(written.text("pattern"), numbers(offsets, arguments), numbers(numbers, arguments));
        return new LogicalValue.Structure(
                object.field(),
                object.className(),
                Paged.of(List.of(
                        new LogicalValue.Named(
                                "pattern",
                                LogicalValue.Scalar.of(written.field(), "java.lang.String", ScalarKind.TEXT, pattern)),
                        new LogicalValue.Named(
                                "formats",
                                new LogicalValue.Sequence(
                                        formats.field(),
                                        formats.type(),
                                        formats.elements().range(0, arguments))))));
    }

    private static String pattern(String text, List<Integer> offsets, List<Integer> numbers) throws MisfitException {
        StringBuilder pattern = new StringBuilder();
        int from = 0;
        for (int i = 0; i < offsets.size(); i++) {
            int to = offsets.get(i);
            if (to < from || to > text.length()) {
                throw FieldForms.misfit("offsets", "rising offsets in the pattern");
            }
            pattern.append(literal(text.substring(from, to)));
            pattern.append('{').append(numbers.get(i)).append('}');
            from = to;
        }
        return pattern.append(literal(text.substring(from))).toString();
    }

    /** As patterns write it: braces in quotes, a quote twice. */
    private static String literal(String text) {
        return text.replace("'", "''").replace("{", "'{'").replace("}", "'}'");
    }

    private static List<Integer> numbers(LogicalValue.Sequence array, long count) throws MisfitException {
        if (array.elements().count() < count || !array.type().equals("int[]")) {
            throw new MisfitException("%d numbers were expected".formatted(count));
        }
        return array.elements().page(0, (int) count).stream()
                .map(LogicalValue.Scalar.class::cast)
                .map(number -> Integer.valueOf(number.text().first(20)))
                .toList();
    }
}
