package dev.hexplain.edit;

import dev.hexplain.tree.Quoted;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value as a user wrote it.
 *
 * @param text as values are printed, without quotes; the word {@code null} is no value, and in quotes a text
 */
record WantedValue(String text) {
    private static final int LONGEST = 1 << 21;
    private static final int SHOWN = 60;
    private static final String NULL = "null";
    private static final String TEXT_NULL = '"' + NULL + '"';

    boolean isNull() {
        return text.equals(NULL);
    }

    /** What a text, a number or a time is written from. */
    String literal() {
        return text.equals(TEXT_NULL) ? NULL : text;
    }

    /** What is wrong with what is read in its place, as a part of a sentence. */
    Optional<String> wrong(@Nullable LogicalValue read) {
        String reads = switch (read) {
            case LogicalValue.Scalar scalar -> scalar.text().first(LONGEST);
            case LogicalValue.Opaque opaque -> opaque.text().first(LONGEST);
            case null, default -> "nothing";
        };
        boolean isSame = (isNull() || isNull(read))
                ? isNull() && isNull(read)
                : reads.equals(literal()) || isSameNumber(reads) || isNearest(read, reads) || isSameTime(reads);
        return isSame ? Optional.empty() : Optional.of("it would be read as `%s`".formatted(Quoted.cut(reads, SHOWN)));
    }

    static boolean isNull(@Nullable LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.NULL;
    }

    /** What a number says to its readers is of its kind: a decimal number is not the float of the same digits. */
    Optional<String> wrongKind(LogicalValue.Scalar old, @Nullable LogicalValue read) {
        boolean isOther = read instanceof LogicalValue.Scalar now
                && isReal(old.kind())
                && isReal(now.kind())
                && old.kind() != now.kind();
        return isOther ? Optional.of("it would be a number of another kind") : Optional.empty();
    }

    /** Whether an integer is read in the place of a decimal number: some formats write both alike. */
    static boolean isIntegerOf(LogicalValue.Scalar old, @Nullable LogicalValue read) {
        return isReal(old.kind()) && read instanceof LogicalValue.Scalar now && now.kind() == ScalarKind.INTEGER;
    }

    private static boolean isReal(ScalarKind kind) {
        return kind == ScalarKind.DECIMAL || kind == ScalarKind.FLOAT;
    }

    private boolean isSameNumber(String reads) {
        return NumberForms.integer(reads)
                .flatMap(number -> NumberForms.integer(text).map(number::equals))
                .orElseGet(() -> isSameDecimal(reads));
    }

    private boolean isSameDecimal(String reads) {
        try {
            return new BigDecimal(reads).compareTo(new BigDecimal(text)) == 0;
        } catch (NumberFormatException notNumbers) {
            return false;
        }
    }

    /** A float reads back as the nearest one of its size: that of a double has more digits than the same float. */
    private boolean isNearest(@Nullable LogicalValue read, String reads) {
        if (!(read instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.FLOAT)) {
            return false;
        }
        try {
            return Double.parseDouble(reads) == Double.parseDouble(text)
                    || Double.parseDouble(reads) == Double.parseDouble(Float.toString(Float.parseFloat(text)));
        } catch (NumberFormatException notNumbers) {
            return false;
        }
    }

    /** An instant has a spelling for each offset from UTC. */
    private boolean isSameTime(String reads) {
        Optional<Instant> time = TimeForms.instant(text);
        return time.isPresent() && TimeForms.instant(reads).equals(time);
    }
}
