package dev.hexplain.decoders.ion;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.List;

/** Formats timestamps in Ion text notation: in local time, with the precision given ("0x6: timestamp"). */
final class IonTimestamps {
    /** The parts in order; those after the year may be missing. */
    static final List<String> PARTS = List.of("offset", "year", "month", "day", "hour", "minute", "second");

    private static final int MINUTES = 60;
    private static final int MOST_DIGITS = 30;

    private IonTimestamps() {}

    /** The text of a timestamp, from the fields of its parts. */
    static Value of(FieldTree tree, Field field) {
        try {
            return parsed(tree, field);
        } catch (DateTimeException | ArithmeticException e) {
            return Value.described("no date");
        }
    }

    /** Fails where a part is out of its calendar range. */
    private static Value parsed(FieldTree tree, Field field) {
        long[] parts = {0, 1, 1, 1, 0, 0, 0};
        int count = 0;
        for (int i = 0; i < PARTS.size(); i++) {
            byte[] bytes = bytes(tree, field, PARTS.get(i));
            if (bytes.length > 0) {
                parts[i] = (i == 0 ? IonBasicFields.varInt(bytes) : IonBasicFields.varUInt(bytes)).longValueExact();
                count = i + 1;
            }
        }
        byte[] offset = bytes(tree, field, PARTS.getFirst());
        if (count < 2 || offset.length == 0) {
            return Value.NONE;
        }
        boolean unknown = IonBasicFields.isNegative(offset) && parts[0] == 0;
        return Value.time(text(parts, count, unknown, fraction(tree, field)));
    }

    private static String text(long[] parts, int count, boolean unknown, String fraction) {
        LocalDateTime local = LocalDateTime.of(
                        Math.toIntExact(parts[1]),
                        Math.toIntExact(parts[2]),
                        Math.toIntExact(parts[3]),
                        Math.toIntExact(parts[4]),
                        Math.toIntExact(parts[5]),
                        Math.toIntExact(parts[6]))
                .plusMinutes(count > 4 ? parts[0] : 0);
        String text = "%04d".formatted(local.getYear())
                + (count > 2 ? "-%02d".formatted(local.getMonthValue()) : "")
                + (count > 3 ? "-%02d".formatted(local.getDayOfMonth()) : "T");
        if (count <= 4) {
            return text;
        }
        return text
                + "T%02d:%02d".formatted(local.getHour(), local.getMinute())
                + (count > 6 ? ":%02d".formatted(local.getSecond()) + fraction : "")
                + zone(parts[0], unknown);
    }

    private static String zone(long offset, boolean unknown) {
        if (unknown) {
            return "-00:00";
        }
        return offset == 0
                ? "Z"
                : "%s%02d:%02d"
                        .formatted(offset < 0 ? "-" : "+", Math.abs(offset) / MINUTES, Math.abs(offset) % MINUTES);
    }

    /** The fraction of the second, with its point; empty for none. */
    private static String fraction(FieldTree tree, Field field) {
        byte[] exponent = bytes(tree, field, "fractionExponent");
        if (exponent.length == 0) {
            return "";
        }
        BigInteger coefficient = IonBasicFields.signed(bytes(tree, field, "fractionCoefficient"));
        int scale = IonBasicFields.varInt(exponent).negate().intValueExact();
        if (scale < 1 || scale > MOST_DIGITS) {
            return "";
        }
        if (coefficient.signum() < 0 || coefficient.compareTo(BigInteger.TEN.pow(scale)) >= 0) {
            throw new DateTimeException("A fraction of a second is from 0 to 1, not " + coefficient);
        }
        return new BigDecimal(coefficient, scale).toPlainString().substring(1);
    }

    private static byte[] bytes(FieldTree tree, Field field, String part) {
        return tree.child(field, part)
                .map(found -> tree.source().copy(found.offset(), (int) found.length()))
                .orElse(new byte[0]);
    }
}
