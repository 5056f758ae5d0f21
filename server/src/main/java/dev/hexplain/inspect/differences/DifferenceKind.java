package dev.hexplain.inspect.differences;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What of two trees is compared. */
public enum DifferenceKind {
    /** What they say. */
    VALUES,
    /** Every field. */
    FIELDS,
    BYTES;

    /** Its name in the API. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<DifferenceKind> of(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }
}
