package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;

/**
 * What the bytes of a field say, exact and whole, beside the text that users read of it ({@link Value}): that may be cut
 * and escaped, and says nothing to a program. What is long is made when it is asked for.
 */
public sealed interface Exact {
    /** Nothing of its own: its parts say what there is to say. */
    Exact UNSAID = new Unsaid();

    Exact NULL = new Null();

    record Unsaid() implements Exact {}

    record Null() implements Exact {}

    record Truth(boolean truth) implements Exact {}

    /** A whole number by its digits. */
    record Whole(Supplier<String> digits) implements Exact {}

    /** A number as {@link java.math.BigDecimal} writes it. */
    record Decimal(String digits) implements Exact {}

    /** A number as {@link Double} writes it. */
    record Real(String digits) implements Exact {}

    record Text(Supplier<String> text) implements Exact {}

    /** A text as it is in the bytes. */
    record Encoded(Supplier<MemorySegment> bytes, TextEncoding encoding) implements Exact {}

    record Bytes(Supplier<MemorySegment> bytes) implements Exact {}

    /** A time, a date or a duration in ISO 8601. */
    record Time(String iso) implements Exact {}

    /** A constant of an enumeration, a class, an identifier. */
    record Name(String name) implements Exact {}

    /** What a symbol stands for: a truth value where it says so. */
    static Exact named(String symbol) {
        return switch (symbol) {
            case "" -> UNSAID;
            case "true" -> new Truth(true);
            case "false" -> new Truth(false);
            default -> new Name(symbol);
        };
    }
}
